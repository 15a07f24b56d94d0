import { eventSection, eventTypeFromText } from '@portal/domain/content'
import { EVENT_TABS, type EventType } from '@portal/reference-data'
import { Breadcrumb, Heading, SectionHeading, TabLinks, Text, VisuallyHidden } from '@portal/ui'
import { useParams } from 'react-router-dom'
import { Pair } from '#shared/Pair.tsx'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths, type EventSection } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { Seo } from '#shared/Seo.tsx'
import type { Screen } from '#shared/screen.ts'
import { useUrlState } from '#shared/url-state.ts'
import { EventCard } from '../components/EventCard.tsx'
import { EventFilters } from '../components/EventFilters.tsx'
import { EventResults } from '../components/EventResults.tsx'
import { eventsApi, useListEventsQuery } from '../events.api.ts'
import { eventsQuery, FEATURED_EVENTS, isNarrowed } from '../events-query.ts'

const addressOf = (section: EventType | null): string =>
  section ? paths.eventsSection(section.slug as EventSection) : paths.events()

const trailOf = (section: EventType | null) => [
  { label: 'Home', href: paths.home() },
  { label: 'Events', href: paths.events() },
  ...(section ? [{ label: section.name }] : []),
]

function FeaturedEvents() {
  const { data } = useListEventsQuery(FEATURED_EVENTS)
  if (!data || data.items.length === 0) return null
  return (
    <Section aria-labelledby="featured">
      <SectionHeading title="Featured events" id="featured" />
      <Pair>
        {data.items.map((event) => (
          <EventCard key={event.id} event={event} featured />
        ))}
      </Pair>
    </Section>
  )
}

function EventTabs({ section }: { section: EventType | null }) {
  const { query, hrefWith } = useUrlState()
  if (section) return null
  const current = eventTypeFromText(query.get('type') ?? '')?.slug ?? null
  return (
    <TabLinks
      label="Events by type"
      items={EVENT_TABS.map(({ name, type }) => ({
        label: name,
        href: hrefWith({ type }),
        current: type === current,
      }))}
    />
  )
}

function EventsPage() {
  const { slug } = useParams()
  const section = slug === undefined ? null : eventSection(slug)
  const { query } = useUrlState()
  const address = addressOf(section)
  return (
    <>
      <Seo
        title={section?.name ?? 'Business Events'}
        description="Trade shows, workshops, webinars and investment forums in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu."
        path={address}
        noindex={query.has('search')}
      />
      <PageBand>
        <Breadcrumb items={trailOf(section)} />
        <Heading level={1}>{section?.name ?? 'Business Events'}</Heading>
        <Text size="lead" tone="soft">
          Where to meet buyers, learn a skill or find an investor. Times are those of the place.
        </Text>
        <EventFilters action={address} query={query} withType={section === null} />
      </PageBand>
      <PageBody>
        {!isNarrowed(query, slug) && <FeaturedEvents />}
        <Section aria-labelledby="events">
          <VisuallyHidden as="h2" id="events">
            All events
          </VisuallyHidden>
          <EventTabs section={section} />
          <EventResults query={eventsQuery(query, section?.slug)} />
        </Section>
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: EventsPage,
  guard: ({ params }) =>
    params.slug !== undefined && !eventSection(params.slug) ? 'not-found' : undefined,
  load: async ({ run, url, params }) => {
    await Promise.all([
      run(eventsApi.endpoints.listEvents.initiate(eventsQuery(url.searchParams, params.slug))),
      !isNarrowed(url.searchParams, params.slug) &&
        run(eventsApi.endpoints.listEvents.initiate(FEATURED_EVENTS)),
    ])
  },
}
