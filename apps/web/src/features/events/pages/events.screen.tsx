import { hasFilters, getListParameters, toListQuery } from '#shared/content/list.ts'
import type { Screen } from '#shared/page/screen.ts'
import { eventsApi } from '../events.api.ts'
import { EVENTS, FEATURED_EVENTS } from '../list/events-list.tsx'
import { EventsPage } from '../list/EventsPage.tsx'

const { listEvents } = eventsApi.endpoints

export const screen: Screen = {
  Component: () => <EventsPage />,
  query: getListParameters(EVENTS),
  load: async ({ run, url }) => {
    await Promise.all([
      run(listEvents.initiate(toListQuery(EVENTS, url.searchParams))),
      !hasFilters(EVENTS, url.searchParams) && run(listEvents.initiate(FEATURED_EVENTS)),
    ])
  },
}
