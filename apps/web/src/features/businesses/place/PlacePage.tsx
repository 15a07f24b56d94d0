import { Heading, Stack, type BreadcrumbItem } from '@portal/ui'
import { countryOf, provinceOf } from '@portal/domain/place'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { ListingResults } from '../listing/ListingResults.tsx'
import { useIsPastEnd } from '../listing/useIsPastEnd.ts'
import { Invitation } from './Invitation.tsx'
import { RelatedListings } from './RelatedListings.tsx'
import { PlaceFilters } from './PlaceFilters.tsx'
import { findCategoryName, toPlacePath, placeHeading, placeHref, type PlaceListing } from './place-listing.ts'

const FORM = 'place-filters'

function toBreadcrumbs({ place, category }: PlaceListing): BreadcrumbItem[] {
  const subject = findCategoryName(category)
  return [
    { label: 'Home', href: paths.home() },
    { label: 'Directory', href: paths.directory() },
    ...(place ? [{ label: countryOf(place.country).name, href: paths.country(place.country) }] : []),
    ...(place?.province
      ? [{ label: provinceOf(place.province).shortName, href: paths.country(place.province) }]
      : []),
    ...(category === null ? [] : [{ label: subject ?? category }]),
  ]
}

/** The listings of a country, a province or a category. */
export function PlacePage(props: PlaceListing) {
  const { place, listing } = props
  const heading = placeHeading(props)
  const path = toPlacePath(place, listing.category)
  const hrefOf = placeHref(place)
  const isPastEnd = useIsPastEnd(listing)
  const page = isPastEnd ? 1 : listing.page
  const canonical = { ...listing, search: '', sort: '' as const, layout: '' as const, page, from: page }
  return (
    <>
      <Seo
        // An industry's own page has the plain name.
        title={place ? heading : `Businesses: ${heading}`}
        description={`${heading}: names, places, phone numbers and reviews of the businesses listed here.`}
        path={hrefOf(canonical)}
        noindex={listing.search !== '' || isPastEnd}
      />
      <PageBand>
        <Breadcrumbs items={toBreadcrumbs(props)} />
        <Heading level={1}>{heading}</Heading>
        <PlaceFilters id={FORM} action={path} listing={listing} within={heading} />
      </PageBand>
      <PageBody>
        <Stack gap={24}>
          <RelatedListings place={place} category={listing.category} />
          <ListingResults
            listing={listing}
            hrefOf={hrefOf}
            form={FORM}
            all={place ? toPlacePath(place, '') : paths.directory()}
          />
          {place && <Invitation country={place.country} />}
        </Stack>
      </PageBody>
    </>
  )
}
