import { useParams } from 'react-router-dom'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { eventsApi } from '#features/events/events.api.ts'
import {
  getPlaceFullCode,
  parseGuidePartAddress,
  type GuidePartAddress,
} from '#features/guides/guide-part-address.ts'
import {
  toEventsQuery,
  toFeaturedQuery,
  toGrantsQuery,
  toNewestQuery,
  toTendersQuery,
} from '#features/guides/guide-queries.ts'
import { guidesApi } from '#features/guides/guides.api.ts'
import { GuidePartPage } from '#features/guides/pages/GuidePartPage.tsx'
import { tendersApi } from '#features/tenders/tenders.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { LoadContext, Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'

const Body = lazyIsland(() =>
  import('./GuidePartWithTeasers.tsx').then((part) => ({ default: part.GuidePartWithTeasers })),
)

function GuidePartScreen() {
  const { place, part } = useParams()
  const address = parseGuidePartAddress(place, part)
  return address && <GuidePartPage key={`${place}/${part}`} {...address} body={<Body {...address} />} />
}

/** Fetches the other features' items that a part shows. */
function loadTeasers(run: LoadContext['run'], { place: { country, province }, part }: GuidePartAddress) {
  const { listTenders } = tendersApi.endpoints
  const { listBusinesses } = businessesApi.endpoints
  const code = province ?? country
  return [
    part === 'grants-tenders' && run(listTenders.initiate(toGrantsQuery(country))),
    part === 'grants-tenders' && run(listTenders.initiate(toTendersQuery(code))),
    (part === 'featured' || province !== null) && run(listBusinesses.initiate(toFeaturedQuery(code))),
    part === 'featured' && run(listBusinesses.initiate(toNewestQuery(code))),
    province !== null && run(eventsApi.endpoints.listEvents.initiate(toEventsQuery(province))),
    province !== null && part !== 'grants-tenders' && run(listTenders.initiate(toTendersQuery(province))),
  ]
}

export const screen: Screen = {
  Component: GuidePartScreen,
  guard: ({ params: { place, part } }) => {
    const address = parseGuidePartAddress(place, part)
    if (!address) return 'not-found'
    const fullCode = getPlaceFullCode(address.place)
    return fullCode === place ? undefined : { redirectTo: paths.guidePart(fullCode, address.part) }
  },
  load: async ({ run, params: { place, part } }) => {
    const address = parseGuidePartAddress(place, part)
    if (!address) return
    const { country } = address.place
    await Promise.all([
      run(guidesApi.endpoints.getGuidePart.initiate({ country, part: address.part })),
      ...loadTeasers(run, address),
    ])
  },
}
