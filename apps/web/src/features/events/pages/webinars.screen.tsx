import { getListParameters, toListQuery } from '#shared/content/list.ts'
import type { Screen } from '#shared/page/screen.ts'
import { eventsApi } from '../events.api.ts'
import { WEBINAR_FILTER, PAST_WEBINARS, WEBINARS } from '../list/webinars-list.tsx'
import { WebinarsPage } from '../list/WebinarsPage.tsx'

const { listEvents } = eventsApi.endpoints

export const screen: Screen = {
  Component: WebinarsPage,
  query: getListParameters(WEBINARS),
  load: async ({ run, url }) => {
    await Promise.all([
      run(listEvents.initiate(toListQuery(WEBINARS, url.searchParams, WEBINAR_FILTER))),
      run(listEvents.initiate(PAST_WEBINARS)),
    ])
  },
}
