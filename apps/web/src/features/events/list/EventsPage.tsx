import { parseEventType } from '@portal/domain/content'
import { EVENT_TABS, type EventType } from '@portal/reference-data'
import { LinkButton, SectionHeader, TabLinks, TextLink } from '@portal/ui'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { toListQuery } from '#shared/content/list.ts'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import { paths, type EventSection } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { EventCard } from '../components/EventCard.tsx'
import { useListEventsQuery } from '../events.api.ts'
import { EVENTS, FEATURED_EVENTS } from './events-list.tsx'

const TITLE = 'Business Events'

function FeaturedEvents() {
  const { data } = useListEventsQuery(FEATURED_EVENTS)
  if (!data || data.items.length === 0) return null
  return (
    <Section aria-labelledby="featured">
      <SectionHeader title="Featured events" id="featured" />
      <TwoColumns>
        {data.items.map((event) => (
          <EventCard key={event.id} event={event} featured />
        ))}
      </TwoColumns>
    </Section>
  )
}

function EventTabs() {
  const { query, hrefWith } = useUrlState()
  const current = parseEventType(query.get('type') ?? '')?.slug ?? null
  return (
    <TabLinks
      label="Events by type"
      chips
      items={EVENT_TABS.map(({ name, type }) => ({
        label: name,
        href: hrefWith({ type }),
        current: type === current,
      }))}
    />
  )
}

const ACTIONS = (
  <>
    <LinkButton href={paths.submitEvent()} variant="secondary">
      Submit an Event
    </LinkButton>
    <LinkButton href={paths.eventsCalendar()} variant="secondary">
      View Calendar
    </LinkButton>
  </>
)

/** Title and description of a type's page, or of all events. */
function toTexts(section: EventType | null, chosen: EventType | null) {
  if (section === null) {
    return {
      title: chosen ? `${chosen.name}: ${TITLE}` : TITLE,
      description:
        'Trade shows, workshops, webinars and investment forums in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu.',
      lead: 'Meet buyers, learn a skill or find an investor. Local times.',
      path: paths.events(),
      breadcrumbs: [{ label: 'Home', href: paths.home() }, { label: 'Events' }],
    }
  }
  return {
    title: section.name,
    description: `Upcoming ${section.name.toLowerCase()} in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu: dates, places, organisers and prices.`,
    lead: 'Upcoming in the five countries, soonest first. Local times.',
    path: paths.eventsSection(section.slug as EventSection),
    breadcrumbs: [
      { label: 'Home', href: paths.home() },
      { label: 'Events', href: paths.events() },
      { label: section.name },
    ],
  }
}

/** Upcoming events of all types, or of the type in the path. */
export function EventsPage({ section = null }: { section?: EventType | null }) {
  const { query } = useUrlState()
  const fixed = section ? { type: section.slug } : {}
  const result = useListEventsQuery(toListQuery(EVENTS, query, fixed))
  return (
    <ContentListPage
      list={EVENTS}
      result={result}
      fixed={fixed}
      page={toTexts(section, parseEventType(query.get('type') ?? ''))}
      actions={ACTIONS}
      opening={section ? undefined : <FeaturedEvents />}
      tabs={section ? undefined : <EventTabs />}
      beside={
        section?.slug === 'webinars' ? (
          <TextLink href={paths.webinars()} arrow>
            Webinars by speaker
          </TextLink>
        ) : undefined
      }
      follow={{ list: 'events', entries: 'events', feedTitle: 'Events' }}
    />
  )
}
