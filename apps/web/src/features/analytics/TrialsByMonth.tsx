import { TRIAL } from '@portal/domain/plan'
import { formatNumber, pluralize } from '@portal/domain/shared'
import { BarChart, Text } from '@portal/ui'
import { formatMonthName } from '#shared/figures/days.ts'
import { getCsvHref, type AnalyticsAddress } from './analytics-query.ts'
import { useTrialsQuery } from './analytics.api.ts'
import { Topic } from './Topic.tsx'

const getPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100)

/** How many trials became paid plans, by the month in which they began. */
export function TrialsByMonth({ address: { from, to, country } }: { address: AnalyticsAddress }) {
  return (
    <Topic
      title="From trial to paid plan"
      about={`Conversion: the share of listings whose trial began in a month that are on a paid plan now. Those that went back to the free plan don’t count. A trial lasts ${TRIAL.days} days, so the latest months are still running.`}
      files={[{ label: 'CSV', href: getCsvHref('trials', { from, to, country }) }]}
      result={useTrialsQuery({ from, to, country: country || undefined })}
    >
      {({ months, totals }) =>
        totals.started === 0 ? (
          <Text>No trials started in this period.</Text>
        ) : (
          <>
            <Text>
              {formatNumber(totals.converted)} of {pluralize(totals.started, 'listing')} whose trial began in
              this period {totals.converted === 1 ? 'is' : 'are'} on a paid plan now.{' '}
              {formatNumber(totals.running)} still on trial, {formatNumber(totals.ended)} ended without one.
            </Text>
            <BarChart
              caption="Share on a paid plan by month"
              labelHeader="Month in which the trial began"
              valueHeader="On a paid plan"
              rows={months.map(({ month, started, converted, running }) => ({
                key: month,
                label: `${formatMonthName(month)}: ${converted} of ${started}${running > 0 ? `, ${running} still on trial` : ''}`,
                value: getPercent(converted, started),
              }))}
              format={(value) => `${value}%`}
              max={100}
            />
          </>
        )
      }
    </Topic>
  )
}
