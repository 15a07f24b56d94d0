import { below, Chip, Cluster, EmptyState, ErrorState, Heading, Icon, LinkButton, Skeleton } from '@portal/ui'
import { styled } from 'styled-components'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { BandTitle } from '#shared/layout/BandTitle.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { ResultStatus } from '#shared/lists/ResultStatus.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { useNow } from '#shared/page/page-context.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { useListEventsQuery } from '../events.api.ts'
import { toCalendarQuery, MAX_EVENTS } from './calendar-query.ts'
import { CalendarFilters } from './CalendarFilters.tsx'
import { getCurrentMonth, addMonths, parseMonth, countMonths, formatMonth } from './month.ts'
import { MonthTable } from './MonthTable.tsx'

/** Below the month, and links only: its script can wait. */
const BelowMonth = lazyIsland(() => import('./BelowMonth.tsx').then((part) => ({ default: part.BelowMonth })))

const belowMonth = <BelowMonth />

/** How far the month links go; search engines follow them. */
const MAX_MONTHS = 18

/* Phones have room for the months alone, the years are in the heading. */
const Year = styled.span`
  ${below.phone} {
    display: none;
  }
`

/** A month's link: its name, and its year where there is room. */
function MonthName({ month }: { month: string }) {
  const [name, year] = formatMonth(month).split(' ')
  return (
    <>
      {name} <Year>{year}</Year>
    </>
  )
}

function MonthLinks({ month }: { month: string }) {
  const { query } = useUrlState()
  const here = getCurrentMonth(useNow())
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  const isWithin = (other: string) => Math.abs(countMonths(here, other)) <= MAX_MONTHS
  const toHref = (other: string) => {
    const others = new URLSearchParams(query)
    if (other === here) others.delete('month')
    else others.set('month', other)
    return `?${others}`
  }
  return (
    <Cluster as="nav" aria-label="Months" gap={8} data-print="hide">
      {isWithin(before) && (
        <Chip href={toHref(before)}>
          <Icon name="chevron-left" />
          <span>
            <MonthName month={before} />
          </span>
        </Chip>
      )}
      {month !== here && <Chip href={toHref(here)}>This month</Chip>}
      {isWithin(after) && (
        <Chip href={toHref(after)}>
          <span>
            <MonthName month={after} />
          </span>
          <Icon name="chevron-right" />
        </Chip>
      )}
    </Cluster>
  )
}

interface MonthProps {
  month: string
  result: ReturnType<typeof useListEventsQuery>
}

function Days({ month, result: { currentData, error, isFetching, refetch } }: MonthProps) {
  if (error && !currentData) {
    return (
      <ErrorState title="Failed to fetch events" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!currentData) return [1, 2, 3, 4, 5].map((week) => <Skeleton key={week} shape="block" />)
  if (currentData.total > 0) return <MonthTable month={month} events={currentData.items} />
  return (
    <EmptyState
      title="No events found"
      as="h3"
      picture={<Illustration name="empty-shelf" />}
      action={
        <Cluster justify="center">
          <LinkButton href={paths.submitEvent()}>Submit Event</LinkButton>
          <LinkButton href={paths.events()} variant="secondary">
            All events
          </LinkButton>
        </Cluster>
      }
    >
      No event matches in {formatMonth(month)} yet.
    </EmptyState>
  )
}

function MonthStatus({ month, result: { currentData, error } }: MonthProps) {
  if (!currentData) return <ResultStatus>{error ? undefined : 'Loading events...'}</ResultStatus>
  const { total } = currentData
  if (total === 0) return <ResultStatus unseen="No events found" />
  return (
    <ResultStatus>
      {total} {total === 1 ? 'event' : 'events'} in {formatMonth(month)}. Local times.
      {total > MAX_EVENTS && ` Showing the first ${MAX_EVENTS}: choose a country or type to see the rest.`}
    </ResultStatus>
  )
}

function MonthResults({ query, month }: { query: URLSearchParams; month: string }) {
  const result = useListEventsQuery(toCalendarQuery(query, useNow()))
  return (
    <>
      <MonthStatus month={month} result={result} />
      <Days month={month} result={result} />
    </>
  )
}

/** A month's events, by day. */
export function CalendarPage() {
  const { query } = useUrlState()
  const now = useNow()
  const month = parseMonth(query, now)
  const title = `Event Calendar: ${formatMonth(month)}`
  const isOther = month !== getCurrentMonth(now)
  return (
    <>
      <Seo
        title={title}
        description={`Trade shows, workshops, webinars and forums in five Pacific countries in ${formatMonth(month)}, day by day.`}
        path={paths.eventsCalendar(isOther ? { month } : {})}
        noindex={Math.abs(countMonths(getCurrentMonth(now), month)) > MAX_MONTHS}
      />
      <PageBand>
        <Breadcrumbs
          items={[
            { label: 'Home', href: paths.home() },
            { label: 'Events', href: paths.events() },
            { label: 'Calendar' },
          ]}
        />
        <BandTitle title="Event Calendar" lead="What’s on in the five countries, day by day." />
        <CalendarFilters query={query} />
      </PageBand>
      <PageBody>
        <Section aria-labelledby="month">
          <Cluster justify="between" gap={16}>
            <Heading level={2} id="month">
              {formatMonth(month)}
            </Heading>
            <MonthLinks month={month} />
          </Cluster>
          <MonthResults query={query} month={month} />
        </Section>
        {belowMonth}
      </PageBody>
    </>
  )
}
