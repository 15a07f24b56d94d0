import type { BreadcrumbItem } from '@portal/ui'
import { getCountry, getProvince } from '@portal/domain/place'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { useIsPastEnd } from '../list/list-source.ts'
import { setPage } from '../list/listing-query.ts'
import { NothingListed } from '../list/NothingListed.tsx'
import { BusinessListPage } from '../list/BusinessListPage.tsx'
import {
  getCanonicalPlaceHref,
  findCategoryName,
  createPlaceAddress,
  getPlaceHeading,
  toPlacePath,
  type PlaceQuery,
} from './place-query.ts'

const PlaceEnd = lazyIsland(() => import('./PlaceEnd.tsx').then((part) => ({ default: part.PlaceEnd })))

function toBreadcrumbs({ place, category }: PlaceQuery): BreadcrumbItem[] {
  const subject = findCategoryName(category)
  return [
    { label: 'Home', href: paths.home() },
    { label: 'Directory', href: paths.directory() },
    ...(place ? [{ label: getCountry(place.country).name, href: paths.country(place.country) }] : []),
    ...(place?.province
      ? [{ label: getProvince(place.province).shortName, href: paths.country(place.province) }]
      : []),
    ...(category === null ? [] : [{ label: subject ?? category }]),
  ]
}

/** The listings of a country, a province or a category. */
export function PlacePage(props: PlaceQuery) {
  const { place, query } = props
  const heading = getPlaceHeading(props)
  const isPastEnd = useIsPastEnd('directory', query)
  return (
    <>
      <Seo
        // An industry's own page has the plain name.
        title={place ? heading : `Businesses: ${heading}`}
        description={`${heading}: names, places, phone numbers and reviews of the businesses listed here.`}
        path={getCanonicalPlaceHref(place, isPastEnd ? setPage(query, 1) : query)}
        noindex={query.search !== '' || query.near !== null || query.area !== '' || isPastEnd}
      />
      <BusinessListPage
        source="directory"
        address={createPlaceAddress(props)}
        query={query}
        form="place-filters"
        heading={heading}
        crumbs={toBreadcrumbs(props)}
        searchLabel={`Search ${heading}`}
        landmark="Businesses"
        nothing={<NothingListed all={place ? toPlacePath(place, '') : paths.directory()} />}
      >
        <PlaceEnd place={place} category={query.category} />
      </BusinessListPage>
    </>
  )
}
