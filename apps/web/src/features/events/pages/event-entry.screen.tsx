import { findEventSection } from '@portal/domain/content'
import { useParams } from 'react-router-dom'
import { toLoadOutcome } from '#shared/content/ContentDetail.tsx'
import { getListParameters, toListQuery } from '#shared/content/list.ts'
import type { Screen } from '#shared/page/screen.ts'
import { EventPage } from '../detail/EventPage.tsx'
import { toRelatedQueries } from '../detail/related-events.ts'
import { eventsApi } from '../events.api.ts'
import { EVENTS } from '../list/events-list.tsx'
import { EventsPage } from '../list/EventsPage.tsx'

/** `/events/{...}` is a section of the menu, or an event by slug or id. */
function EventEntryPage() {
  const { slug = '' } = useParams()
  const section = findEventSection(slug)
  return section ? <EventsPage section={section} /> : <EventPage idOrSlug={slug} />
}

const { listEvents, getEvent } = eventsApi.endpoints

export const screen: Screen = {
  Component: EventEntryPage,
  query: getListParameters(EVENTS),
  load: async ({ run, params: { slug = '' }, url }) => {
    const section = findEventSection(slug)
    if (section) {
      await run(listEvents.initiate(toListQuery(EVENTS, url.searchParams, { type: section.slug })))
      return {}
    }
    const result = await run(getEvent.initiate(slug))
    if (result.data) {
      await Promise.all(toRelatedQueries(result.data).map((query) => run(listEvents.initiate(query))))
    }
    return toLoadOutcome(result)
  },
}
