import { industryFromText } from '@portal/domain/business'
import { COUNTRIES } from '@portal/domain/place'
import { Chip, Cluster, Stack } from '@portal/ui'
import { useParams, useSearchParams } from 'react-router-dom'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { parseDirectoryListing } from '#features/businesses/directory/directory.ts'
import { FilterChips } from '#features/businesses/listing/FilterChips.tsx'
import {
  withPage,
  withChoice,
  LISTING_PARAMETERS,
  pagesShown,
  toQueryValues,
  toBusinessesQuery,
  type Listing,
} from '#features/businesses/listing/listing.ts'
import { ListingResults } from '#features/businesses/listing/ListingResults.tsx'
import { useIsPastEnd } from '#features/businesses/listing/useIsPastEnd.ts'
import { PlaceFilters } from '#features/businesses/place/PlaceFilters.tsx'
import { IndustryBand } from '#features/industries/components/IndustryBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { canonicalIndustryGuard } from '#features/industries/canonical-industry-guard.ts'

const FORM = 'industry-filters'

/** The address of an industry's list at some settings: the industry stands in the path. */
const hrefFor =
  (slug: string) =>
  (listing: Listing): string =>
    paths.industryBusinesses(slug, toQueryValues({ ...listing, industry: '' }))

/** The address that the list is known by: its country, province and page. */
const toCanonicalHref = (slug: string, { country, province, page }: Listing): string =>
  paths.industryBusinesses(slug, { country, province, page: page > 1 ? page : undefined })

const Countries = ({ listing, hrefOf }: { listing: Listing; hrefOf: (listing: Listing) => string }) => (
  <nav aria-label="By country">
    <Cluster as="ul" role="list" gap={8}>
      {[{ code: '', name: 'All Countries' }, ...COUNTRIES].map(({ code, name }) => (
        <li key={code}>
          <Chip
            href={hrefOf(withChoice(listing, { country: code, province: '' }))}
            current={listing.country === code && listing.province === ''}
          >
            {name}
          </Chip>
        </li>
      ))}
    </Cluster>
  </nav>
)

function List({ name, slug }: { name: string; slug: string }) {
  const [query] = useSearchParams()
  const listing = parseDirectoryListing({ industry: slug, query })
  const isPastEnd = useIsPastEnd(listing)
  const hrefOf = hrefFor(slug)
  const { country, province, types, tab } = listing
  return (
    <>
      <Seo
        title={`Businesses in ${name}`}
        description={`${name}: names, places, phone numbers and reviews of the businesses listed in the industry.`}
        path={toCanonicalHref(slug, isPastEnd ? withPage(listing, 1) : listing)}
        noindex={listing.search !== '' || isPastEnd}
      />
      <IndustryBand
        name={name}
        slug={slug}
        tab="businesses"
        title={`Businesses in ${name}`}
        lead="Everybody who is listed in the industry or in one of its product categories."
      />
      <PageBody>
        <Stack gap={24}>
          <PlaceFilters
            id={FORM}
            action={paths.industryBusinesses(slug)}
            listing={listing}
            within={name}
            carried={{ country, province, tab }}
          />
          <Countries listing={listing} hrefOf={hrefOf} />
          {(province !== '' || listing.search !== '' || types.length > 0) && (
            <FilterChips listing={{ ...listing, industry: '', country: '' }} hrefOf={hrefOf} />
          )}
          <ListingResults
            listing={listing}
            hrefOf={hrefOf}
            form={FORM}
            all={paths.industryBusinesses(slug)}
            own={paths.registerBusiness()}
          />
        </Stack>
      </PageBody>
    </>
  )
}

/** The businesses of an industry: the directory's list, with the industry in the path. */
function IndustryBusinessesPage() {
  const industry = industryFromText(useParams().industry ?? '')
  return industry && <List name={industry.name} slug={industry.slug} />
}

export const screen: Screen = {
  Component: IndustryBusinessesPage,
  query: LISTING_PARAMETERS,
  guard: canonicalIndustryGuard(paths.industryBusinesses),
  load: async ({ run, params: { industry }, url }) => {
    const listing = parseDirectoryListing({ industry, query: url.searchParams })
    await Promise.all(
      pagesShown(listing).map((page) =>
        run(businessesApi.endpoints.listBusinesses.initiate(toBusinessesQuery(listing, page))),
      ),
    )
  },
}
