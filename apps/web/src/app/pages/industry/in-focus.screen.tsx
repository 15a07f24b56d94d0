import { businessesApi } from '#features/businesses/businesses.api.ts'
import { eventsApi } from '#features/events/events.api.ts'
import { IN_FOCUS_SLUG } from '#features/industries/in-focus/industry-in-focus.ts'
import { industriesApi } from '#features/industries/industries.api.ts'
import { toBusinessesQuery, toEventsQuery } from '#features/industries/industry-queries.ts'
import { InFocusPage } from '#features/industries/pages/InFocusPage.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'

const Body = lazyIsland(() =>
  import('./InFocusWithTeasers.tsx').then((part) => ({ default: part.InFocusWithTeasers })),
)
const body = <Body />

export const screen: Screen = {
  Component: () => <InFocusPage body={body} />,
  load: async ({ run }) => {
    const details = run(industriesApi.endpoints.getIndustry.initiate(IN_FOCUS_SLUG))
    await Promise.all([
      run(businessesApi.endpoints.listIndustries.initiate({})),
      run(businessesApi.endpoints.listBusinesses.initiate(toBusinessesQuery(IN_FOCUS_SLUG))),
      details.then(
        ({ data }) => data && run(eventsApi.endpoints.listEvents.initiate(toEventsQuery(data.word))),
      ),
    ])
  },
}
