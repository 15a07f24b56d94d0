import { EmptyState } from '@portal/ui'
import { skipToken } from '@reduxjs/toolkit/query'
import { BusinessListPage } from '#features/directory/list/BusinessListPage.tsx'
import { toSearchQuery } from '#features/directory/list/list-source.ts'
import type { ListingQuery } from '#features/directory/list/listing-query.ts'
import { BrowseInstead } from '#features/search/components/BrowseInstead.tsx'
import type { BeforeBusinessesProps } from '#features/search/components/BeforeBusinesses.tsx'
import type { OtherResultsProps } from '#features/search/components/OtherResults.tsx'
import { isAnswered, useSearchQuery } from '#features/search/search.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { SEARCH_ADDRESS } from './search-query.ts'

const CRUMBS = [{ label: 'Home', href: paths.home() }, { label: 'Search' }]

const NothingAsked = ({ province, industry }: ListingQuery) => (
  <EmptyState
    title="What are you looking for?"
    action={<BrowseInstead province={province} industry={industry} />}
  >
    Type a product, a service, a name or a town.
  </EmptyState>
)

/** The longest text in a heading; the whole of it is in the field below. */
const MAX_IN_HEADING = 60

const shorten = (text: string): string =>
  text.length > MAX_IN_HEADING ? `${text.slice(0, MAX_IN_HEADING).trimEnd()}…` : text

/** Links, which work before their script comes. */
const BeforeBusinesses = lazyIsland<BeforeBusinessesProps>(() =>
  import('#features/search/components/BeforeBusinesses.tsx').then((part) => ({
    default: part.BeforeBusinesses,
  })),
)
const OtherResults = lazyIsland<OtherResultsProps>(() =>
  import('#features/search/components/OtherResults.tsx').then((part) => ({ default: part.OtherResults })),
)

/** From this match level on, businesses match only in part. */
const FIRST_PARTIAL_LEVEL = 3

/** Searches businesses, news, events, tenders, jobs and guides; a blank text sends no call. */
export function SearchPage({ query }: { query: ListingQuery }) {
  const { search, from, province, industry } = query
  const heading = search === '' ? 'Search' : `Results for “${shorten(search)}”`
  const { currentData } = useSearchQuery(search === '' ? skipToken : toSearchQuery(query, from))
  const others = from === 1 ? currentData : undefined
  const understood = others?.understood
  const answered = others !== undefined && isAnswered(others)
  const guidesFirst =
    !answered &&
    understood !== undefined &&
    !understood.namesTrade &&
    understood.matchLevel >= FIRST_PARTIAL_LEVEL &&
    (others?.guides.items.length ?? 0) > 0
  const hasBefore = others !== undefined && (answered || guidesFirst)
  return (
    <>
      <Seo
        title={search === '' ? 'Search' : `Results for “${search}”`}
        description="Search businesses, news, events, tenders, jobs and guides in the Solomon Islands and the Pacific."
        path={paths.search({ q: search, page: from > 1 ? from : undefined })}
        noindex
      />
      <BusinessListPage
        source="search"
        address={SEARCH_ADDRESS}
        query={query}
        form="search-filters"
        heading={heading}
        crumbs={CRUMBS}
        searchLabel="What are you looking for?"
        landmark="Everything"
        nothing={<BrowseInstead province={province} industry={industry} />}
        instead={search === '' ? <NothingAsked {...query} /> : undefined}
        before={hasBefore && <BeforeBusinesses text={search} results={others} guidesFirst={guidesFirst} />}
      >
        {others && !guidesFirst && <OtherResults text={search} results={others} />}
      </BusinessListPage>
    </>
  )
}
