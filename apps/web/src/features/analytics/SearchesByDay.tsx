import type { Searches } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { BarChart, Chip, Cluster, Heading, LineChart, Stack, Text, TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { getCsvHref, type AnalyticsAddress } from './analytics-query.ts'
import { useSearchesQuery } from './analytics.api.ts'
import { toPoints } from './points.ts'
import { Topic } from './Topic.tsx'

interface TextsProps {
  title: string
  texts: Searches['texts']
  none: string
}

const Texts = ({ title, texts, none }: TextsProps) => (
  <Stack gap={8}>
    <Heading level={3} size="small">
      {title}
    </Heading>
    {texts.length === 0 ? (
      <Text>{none}</Text>
    ) : (
      <BarChart
        caption={title}
        labelHeader="Searched for"
        valueHeader="Searches"
        rows={texts.map(({ text, count }) => ({
          key: text,
          label: <TextLink href={paths.search({ q: text })}>{text}</TextLink>,
          value: count,
        }))}
        format={formatNumber}
      />
    )}
  </Stack>
)

function Found({ address, searches }: { address: AnalyticsAddress; searches: Searches }) {
  const { query, hrefWith } = useUrlState()
  const { step } = address
  const isNarrowed = query.get('searches') === 'none'
  const { days, totals, texts, textsWithoutResult, minSearches } = searches
  const caption = `${isNarrowed ? 'Searches without a result' : 'Searches'} by ${step}`
  return (
    <>
      <Cluster as="nav" gap={8} aria-label="Searches">
        <Chip href={hrefWith({ searches: null })} current={!isNarrowed}>
          All ({formatNumber(totals.searches)})
        </Chip>
        <Chip href={hrefWith({ searches: 'none' })} current={isNarrowed}>
          Without a result ({formatNumber(totals.withoutResult)})
        </Chip>
      </Cluster>
      <LineChart
        caption={caption}
        labelHeader={step === 'day' ? 'Day' : 'Month'}
        valueHeader="Searches"
        points={toPoints(
          address,
          days.map((counts) => ({
            day: counts.day,
            value: isNarrowed ? counts.withoutResult : counts.searches,
          })),
        )}
        format={formatNumber}
        foot={caption}
      />
      {isNarrowed ? (
        <Texts
          title="Most searched, without a result"
          texts={textsWithoutResult}
          none={`No search was made ${minSearches} times or more without a result.`}
        />
      ) : (
        <Texts
          title="Most searched"
          texts={texts}
          none={`No search was made ${minSearches} times or more.`}
        />
      )}
    </>
  )
}

/** Visitors' searches, and those without results. */
export function SearchesByDay({ address }: { address: AnalyticsAddress }) {
  const { from, to } = address
  return (
    <Topic
      title="Searches"
      about="All countries, whatever you choose above: we keep only the words and the day of a search, not its origin or filters. Without a result: nothing in the portal has all the words, whatever the filters. Accents and capitals don’t matter; rare searches are hidden, since they may be about a person."
      files={[
        { label: 'CSV by day', href: getCsvHref('searches', { from, to }) },
        { label: 'CSV by words', href: getCsvHref('search-texts', { from, to }) },
      ]}
      result={useSearchesQuery({ from, to })}
    >
      {(searches) => <Found address={address} searches={searches} />}
    </Topic>
  )
}
