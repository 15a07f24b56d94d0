import { useParams } from 'react-router-dom'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { eventsApi } from '#features/events/events.api.ts'
import { guidesApi } from '#features/guides/guides.api.ts'
import { tendersApi } from '#features/tenders/tenders.api.ts'
import { paths } from '#shared/urls/paths.ts'
import type { LoadContext, Screen } from '#shared/page/screen.ts'
import { eventsOf, featuredOf, grantsOf, newestOf, tendersOf } from './guide-queries.ts'
import { GuidePartPage } from './GuidePartPage.tsx'
import { fullCodeOf, partAt, type PartAddress } from './part-place.ts'

function GuidePartScreen() {
  const { place, part } = useParams()
  const address = partAt(place, part)
  return address && <GuidePartPage key={`${place}/${part}`} {...address} />
}

/** What a part shows live beside its text. */
function liveOf(run: LoadContext['run'], { place: { country, province }, part }: PartAddress) {
  const { listTenders } = tendersApi.endpoints
  const { listBusinesses } = businessesApi.endpoints
  const code = province ?? country
  return [
    part === 'grants-tenders' && run(listTenders.initiate(grantsOf(country))),
    part === 'grants-tenders' && run(listTenders.initiate(tendersOf(code))),
    (part === 'featured' || province !== null) && run(listBusinesses.initiate(featuredOf(code))),
    part === 'featured' && run(listBusinesses.initiate(newestOf(code))),
    province !== null && run(eventsApi.endpoints.listEvents.initiate(eventsOf(province))),
    province !== null && part !== 'grants-tenders' && run(listTenders.initiate(tendersOf(province))),
  ]
}

export const screen: Screen = {
  Component: GuidePartScreen,
  guard: ({ params: { place, part } }) => {
    const address = partAt(place, part)
    if (!address) return 'not-found'
    const fullCode = fullCodeOf(address.place)
    return fullCode === place ? undefined : { redirectTo: paths.guidePart(fullCode, address.part) }
  },
  load: async ({ run, params: { place, part } }) => {
    const address = partAt(place, part)
    if (!address) return
    const { country } = address.place
    await Promise.all([
      run(guidesApi.endpoints.getGuidePart.initiate({ country, part: address.part })),
      ...liveOf(run, address),
    ])
  },
}
