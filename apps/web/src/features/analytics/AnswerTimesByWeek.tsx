import type { AnswerTimes } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'
import { Chip, Cluster, LineChart, Table, Text } from '@portal/ui'
import { formatDayName } from '#shared/figures/days.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { getCsvHref, type AnalyticsAddress } from './analytics-query.ts'
import { useAnswerTimesQuery } from './analytics.api.ts'
import { Topic } from './Topic.tsx'

const HOURS_PER_DAY = 24

/** `5.5 hours`, from two days on `2.3 days`. */
function formatHours(hours: number): string {
  if (hours < 2 * HOURS_PER_DAY) return `${hours.toLocaleString('en')} ${hours === 1 ? 'hour' : 'hours'}`
  return `${(Math.round((hours / HOURS_PER_DAY) * 10) / 10).toLocaleString('en')} days`
}

const getKindName = (kind: string): string => kind.slice(0, 1).toUpperCase() + kind.slice(1)

function Times({ times: { kinds, weeks } }: { times: AnswerTimes }) {
  const { query, hrefWith } = useUrlState()
  const shown = kinds.find(({ kind }) => kind === query.get('answers')) ?? kinds[0]
  if (!shown) return <Text>No decisions in this period.</Text>
  const caption = `${getKindName(shown.kind)}: hours until half were decided, by week`
  return (
    <>
      <Table
        caption="Answer times by kind"
        columns={[
          { key: 'kind', header: 'Kind', cell: ({ kind }) => getKindName(kind) },
          { key: 'decided', header: 'Decided', align: 'end', cell: ({ decided }) => decided },
          {
            key: 'median',
            header: 'Half within',
            align: 'end',
            cell: ({ medianHours }) => formatHours(medianHours),
          },
          {
            key: 'p90',
            header: 'Nine of ten within',
            align: 'end',
            cell: ({ p90Hours }) => formatHours(p90Hours),
          },
          {
            key: 'promise',
            header: 'In time',
            align: 'end',
            cell: ({ withinPromise, decided }) => `${Math.round((withinPromise / decided) * 100)}%`,
          },
        ]}
        rows={kinds}
        rowKey={({ kind }) => kind}
      />
      <Cluster as="nav" gap={8} aria-label="Answer times of">
        {kinds.map(({ kind }) => (
          <Chip key={kind} href={hrefWith({ answers: kind })} current={kind === shown.kind}>
            {getKindName(kind)}
          </Chip>
        ))}
      </Cluster>
      <LineChart
        caption={caption}
        labelHeader="Week from"
        valueHeader="Hours"
        points={weeks
          .filter(({ kind }) => kind === shown.kind)
          .map(({ week, medianHours }) => ({ key: week, label: formatDayName(week), value: medianHours }))}
        format={(hours) => hours.toLocaleString('en')}
        foot={caption}
      />
    </>
  )
}

/** How long people wait for a decision. */
export function AnswerTimesByWeek({ address: { from, to, country } }: { address: AnalyticsAddress }) {
  const result = useAnswerTimesQuery({ from, to, country: country || undefined })
  const about =
    country === ''
      ? 'From submission to decision.'
      : 'From submission to decision, in this country. Deleted items belong to no country.'
  const promisedDays = result.currentData?.promisedWorkingDays
  return (
    <Topic
      title="Answer times"
      about={
        promisedDays === undefined
          ? about
          : `${about} In time: within ${pluralize(promisedDays, 'working day')}, as promised. Undone decisions don’t count.`
      }
      files={[{ label: 'CSV', href: getCsvHref('answer-times', { from, to, country }) }]}
      result={result}
    >
      {(times) => <Times times={times} />}
    </Topic>
  )
}
