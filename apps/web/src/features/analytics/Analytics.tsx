import { COUNTRIES } from '@portal/domain/place'
import { Button, EmptyState, ErrorState, from, Select, Stack, TabLinks, Text, token } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { formatDayName } from '#shared/figures/days.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { Labelled } from '#shared/lists/Labelled.ts'
import { useNow } from '#shared/page/page-context.ts'
import { paths } from '#shared/urls/paths.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { AdminFigureCards } from './AdminFigureCards.tsx'
import { parseAnalytics, SPANS, type AnalyticsAddress } from './analytics-query.ts'
import { useAdminFiguresQuery } from './analytics.api.ts'
import { AnswerTimesByWeek } from './AnswerTimesByWeek.tsx'
import { Listings } from './Listings.tsx'
import { RevenueByMonth } from './RevenueByMonth.tsx'
import { SearchesByDay } from './SearchesByDay.tsx'
import { SearchesWithoutResults } from './search-words/SearchesWithoutResults.tsx'
import { TrialsByMonth } from './TrialsByMonth.tsx'
import { VisitsByDay } from './VisitsByDay.tsx'

const ChoiceRow = styled.div`
  display: flex;
  align-items: end;
  gap: ${token.space[8]};
`

/* The tabs scroll horizontally where they don't fit. */
const SpanRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  align-items: end;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

function CountryChoice({ chosen }: { chosen: string }) {
  const { query } = useUrlState()
  const form = useRef<HTMLFormElement>(null)
  useSyncFormWithUrl(
    form,
    useMemo(() => ({ country: [chosen] }), [chosen]),
  )
  return (
    <GetForm ref={form} action={paths.admin()} aria-label="Country" preventScrollReset>
      {[...query]
        .filter(([name]) => name !== 'country')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <ChoiceRow>
        <Labelled>
          Country
          <Select
            name="country"
            options={[
              { value: '', label: 'All countries' },
              ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            defaultValue={chosen}
            {...submitOnChoice}
          />
        </Labelled>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </ChoiceRow>
    </GetForm>
  )
}

function Span({ address: { days, from: first, to: last, country } }: { address: AnalyticsAddress }) {
  const { hrefWith } = useUrlState()
  return (
    <Stack gap={12}>
      <SpanRow>
        <TabLinks
          label="Period"
          items={SPANS.map((span) => ({
            href: hrefWith({ days: span.days }),
            label: span.label,
            current: span.days === days,
          }))}
        />
        <CountryChoice chosen={country} />
      </SpanRow>
      <Text size="small" tone="soft">
        {formatDayName(first)} to {formatDayName(last)}, in Honiara time. The last day is still growing.
      </Text>
    </Stack>
  )
}

/** The figures of the portal for administrators; the address has the span, the country and each choice. */
export function Analytics() {
  const { query } = useUrlState()
  const address = parseAnalytics(query, useNow())
  const result = useAdminFiguresQuery()
  const { currentData, error, isFetching, refetch } = result
  if (!currentData && error) {
    return (
      <ErrorState title="We couldn’t load the figures" onRetry={() => void refetch()} retrying={isFetching}>
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    )
  }
  if (currentData?.businesses === 0) {
    return (
      <EmptyState title="Analytics dashboard coming soon" icon="growth">
        Figures and charts appear here with the first listing.
      </EmptyState>
    )
  }
  return (
    <Stack gap={24}>
      <AdminFigureCards />
      <Span address={address} />
      <Listings address={address} />
      <VisitsByDay address={address} />
      <SearchesByDay address={address} />
      <SearchesWithoutResults address={address} />
      <TrialsByMonth address={address} />
      <RevenueByMonth address={address} />
      <AnswerTimesByWeek address={address} />
    </Stack>
  )
}
