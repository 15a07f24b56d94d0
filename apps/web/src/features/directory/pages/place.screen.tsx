import { getCountry, resolvePlace, type Place } from '@portal/domain/place'
import { isReservedSegment } from '@portal/domain/shared'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'
import { QUERY_PARAMETERS } from '../list/listing-query.ts'
import { loadList } from '../list/load-list.ts'
import { redirectOtherProvince } from '../list/redirect-other-province.ts'
import { PlacePage } from '../place/PlacePage.tsx'
import { toPlacePath, parsePlaceQuery, findCategorySlug } from '../place/place-query.ts'

function PlaceListPage() {
  const { country, category } = useParams()
  const [searchParams] = useSearchParams()
  return <PlacePage {...parsePlaceQuery({ country, category, searchParams })} />
}

/** `/countries/{place}` is not a category: a country redirects to its guide, a province to its own page. */
function getPlaceRedirect(category: string | undefined): string | null {
  const place = resolvePlace(category ?? '')
  return (
    place &&
    (place.province ? paths.country(place.province) : paths.guide(getCountry(place.country).fullCode))
  )
}

/** Several spellings of places and categories share one canonical address. */
const getCanonicalPath = (place: Place | null, category: string | undefined): string =>
  toPlacePath(place, findCategorySlug(category ?? '') ?? '')

export const screen: Screen = {
  Component: PlaceListPage,
  query: QUERY_PARAMETERS,
  guard: ({ params: { country, category }, url }) => {
    const guide = country === undefined ? getPlaceRedirect(category) : null
    if (guide !== null) return { redirectTo: guide }
    if (category !== undefined && findCategorySlug(category) === null) return 'not-found'
    const place = country === undefined ? null : resolvePlace(country)
    if (country !== undefined && (isReservedSegment(country) || !place)) return 'not-found'
    const path = getCanonicalPath(place, category)
    if (path !== url.pathname) return { redirectTo: path + url.search }
    return redirectOtherProvince(
      url,
      parsePlaceQuery({ country, category, searchParams: url.searchParams }).query,
    )
  },
  load: async (context) => {
    const { country, category } = context.params
    const { query } = parsePlaceQuery({ country, category, searchParams: context.url.searchParams })
    await loadList(context, query)
  },
}
