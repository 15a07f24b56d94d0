import type { ListingDimension, ListingHistory } from '@portal/domain/contract'
import { BUSINESS_STATUSES, getBusinessStatusLabel } from '@portal/domain/business'
import { COUNTRY_CODES, getCountry, PROVINCE_CODES, getProvince } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { BarChart, LineChart, TabLinks, Text, TextLink } from '@portal/ui'
import { useUrlState } from '#shared/urls/url-state.ts'
import { getCsvHref, type AnalyticsAddress } from './analytics-query.ts'
import { useListingHistoryQuery } from './analytics.api.ts'
import { formatPeriod } from './points.ts'
import { Topic } from './Topic.tsx'

const DIMENSIONS: readonly { by: ListingDimension; label: string }[] = [
  { by: 'country', label: 'Country' },
  { by: 'province', label: 'Province' },
  { by: 'category', label: 'Category' },
  { by: 'state', label: 'State' },
]

/** Bars shown until all are requested. */
const MAX_BARS = 10

/** The display name of a series' key. */
function getKeyName(by: ListingDimension, key: string): string {
  const country = COUNTRY_CODES.find((code) => code === key)
  if (by === 'country' && country) return getCountry(country).name
  const province = PROVINCE_CODES.find((code) => code === key)
  if (by === 'province') return province ? getProvince(province).name : 'Without a province'
  const state = BUSINESS_STATUSES.find((one) => one === key)
  return by === 'state' && state ? getBusinessStatusLabel(state) : key
}

/** The sum of all series; deleted listings don't count. */
const sumByPeriod = ({ periods, series }: ListingHistory, by: ListingDimension): number[] => {
  const included = series.filter(({ key }) => by !== 'state' || key !== 'removed')
  return periods.map((_, i) => included.reduce((sum, { counts }) => sum + (counts[i] ?? 0), 0))
}

const PERIODS = 'Listings at the end of each day or month'
const IN_EVERY_STATE = `${PERIODS}, in every state. Deleted ones don’t count.`
const BY_STATE = `${PERIODS}. Deleted listings have their own line while they can be restored; “All” leaves them out. A listing rejected more than once counts by its last resubmission; one that was extended never shows as expired.`

function Charts({ address, history }: { address: AnalyticsAddress; history: ListingHistory }) {
  const { query, hrefWith } = useUrlState()
  const { by, key, step } = address
  const { periods, series } = history
  if (series.length === 0) return <Text>No listings in this period.</Text>
  const all = sumByPeriod(history, by)
  const chosen = series.find((one) => one.key === key)
  const caption = `Listings by ${step}: ${chosen ? getKeyName(by, chosen.key) : 'all'}`
  const bars = query.get('bars') === 'all' ? series : series.slice(0, MAX_BARS)
  const values = chosen?.counts ?? all
  return (
    <>
      <LineChart
        caption={caption}
        labelHeader={step === 'day' ? 'Day' : 'Month'}
        valueHeader="Listings"
        points={periods.map((period, i) => ({
          key: period,
          label: formatPeriod(period),
          value: values[i] ?? 0,
        }))}
        format={formatNumber}
        foot={caption}
      />
      <BarChart
        caption={`Listings by ${by} at the end`}
        labelHeader={DIMENSIONS.find((one) => one.by === by)?.label ?? by}
        valueHeader="Listings"
        rows={[
          {
            key: 'all',
            label: <TextLink href={hrefWith({ key: null })}>All listings</TextLink>,
            value: all.at(-1) ?? 0,
          },
          ...bars.map((one) => ({
            key: `key-${one.key}`,
            label: <TextLink href={hrefWith({ key: one.key })}>{getKeyName(by, one.key)}</TextLink>,
            value: one.counts.at(-1) ?? 0,
          })),
        ]}
        format={formatNumber}
      />
      {bars.length < series.length && (
        <p>
          <TextLink href={hrefWith({ bars: 'all' })}>Show all {series.length} bars</TextLink>
        </p>
      )}
    </>
  )
}

/** Listings over time by country, province, category or state; a bar leads to its line. */
export function Listings({ address }: { address: AnalyticsAddress }) {
  const { hrefWith } = useUrlState()
  const { by, step, from, to, country } = address
  const query = { by, step, from, to, country }
  return (
    <Topic
      title="Listings"
      about={by === 'state' ? BY_STATE : IN_EVERY_STATE}
      files={[{ label: 'CSV', href: getCsvHref('listings', query) }]}
      result={useListingHistoryQuery({ ...query, country: country || undefined })}
      choice={
        <TabLinks
          label="Listings by"
          items={DIMENSIONS.map((one) => ({
            href: hrefWith({ by: one.by, key: null, bars: null }),
            label: one.label,
            current: one.by === by,
          }))}
        />
      }
    >
      {(history) => <Charts address={address} history={history} />}
    </Topic>
  )
}
