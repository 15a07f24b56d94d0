import type { Screen } from '#shared/page/screen.ts'
import { toCalendarQuery } from '../calendar/calendar-query.ts'
import { CalendarPage } from '../calendar/CalendarPage.tsx'
import { eventsApi } from '../events.api.ts'

export const screen: Screen = {
  Component: CalendarPage,
  query: ['month', 'country', 'type'],
  load: async ({ run, url, now }) => {
    await run(eventsApi.endpoints.listEvents.initiate(toCalendarQuery(url.searchParams, now)))
  },
}
