import { COUNTRIES, resolvePlace } from '@portal/domain/place'
import { isReservedSegment } from '@portal/domain/shared'
import { useParams, useSearchParams } from 'react-router-dom'
import type { Screen } from '#shared/screen.ts'
import { businessesApi } from '../businesses.api.ts'
import { pagesShown, requestOf } from '../listing/listing.ts'
import { PlacePage } from '../place/PlacePage.tsx'
import { placeListing } from '../place/place-listing.ts'

function PlaceListingPage() {
  const { country, category } = useParams()
  const [query] = useSearchParams()
  return <PlacePage {...placeListing({ country, category, query })} />
}

/** `/countries/{country}` is a country's guide and never a category. */
const isGuide = (category: string | undefined): boolean =>
  COUNTRIES.some(({ fullCode }) => fullCode === category)

export const screen: Screen = {
  Component: PlaceListingPage,
  guard: ({ params: { country, category } }) => {
    if (country === undefined) return isGuide(category) ? 'not-found' : undefined
    return isReservedSegment(country) || !resolvePlace(country) ? 'not-found' : undefined
  },
  load: async ({ run, params: { country, category }, url }) => {
    const { listing } = placeListing({ country, category, query: url.searchParams })
    await Promise.all(
      pagesShown(listing).map((page) =>
        run(businessesApi.endpoints.listBusinesses.initiate(requestOf(listing, page))),
      ),
    )
  },
}
