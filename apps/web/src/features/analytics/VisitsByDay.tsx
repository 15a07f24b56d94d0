import { formatNumber } from '@portal/domain/shared'
import { Chip, Cluster, LineChart } from '@portal/ui'
import { FIGURE_KINDS, getFigureLabel } from '#shared/figures/engagement-kinds.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { getCsvHref, type AnalyticsAddress } from './analytics-query.ts'
import { useVisitsQuery } from './analytics.api.ts'
import { toPoints } from './points.ts'
import { Topic } from './Topic.tsx'

/** Views, taps, messages and saves of all listings together. */
export function VisitsByDay({ address }: { address: AnalyticsAddress }) {
  const { hrefWith } = useUrlState()
  const { from, to, country, kind, step } = address
  const label = getFigureLabel(kind)
  return (
    <Topic
      title="Views and messages"
      about="All listings together, by local day. Robots, owners and administrators don’t count."
      files={[{ label: 'CSV', href: getCsvHref('visits', { from, to, country }) }]}
      result={useVisitsQuery({ from, to, country: country || undefined })}
    >
      {({ days, totals }) => (
        <>
          <Cluster as="nav" gap={8} aria-label="What is counted">
            {FIGURE_KINDS.map((one) => (
              <Chip
                key={one.kind}
                href={hrefWith({ kind: one.kind === 'view' ? null : one.kind })}
                current={one.kind === kind}
              >
                {one.label} ({formatNumber(totals[one.kind])})
              </Chip>
            ))}
          </Cluster>
          <LineChart
            caption={`${label} by ${step}`}
            labelHeader={step === 'day' ? 'Day' : 'Month'}
            valueHeader={label}
            points={toPoints(
              address,
              days.map((counts) => ({ day: counts.day, value: counts[kind] })),
            )}
            format={formatNumber}
            foot={`${label} by ${step}`}
          />
        </>
      )}
    </Topic>
  )
}
