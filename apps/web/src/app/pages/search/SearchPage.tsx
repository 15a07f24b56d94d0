import { EmptyState } from '@portal/ui'
import { skipToken } from '@reduxjs/toolkit/query'
import { BusinessListPage } from '#features/directory/list/BusinessListPage.tsx'
import { toSearchQuery } from '#features/directory/list/list-source.ts'
import type { ListingQuery } from '#features/directory/list/listing-query.ts'
import { BrowseInstead } from '#features/search/components/BrowseInstead.tsx'
import { OtherResults } from '#features/search/components/OtherResults.tsx'
import { useSearchQuery } from '#features/search/search.api.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { isQuestion } from './is-question.ts'
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

/** Searches businesses, news, events, tenders and guides; a blank text sends no call. */
export function SearchPage({ query }: { query: ListingQuery }) {
  const { search, from, province, industry } = query
  const heading = search === '' ? 'Search' : `Results for “${search}”`
  const { currentData } = useSearchQuery(search === '' ? skipToken : toSearchQuery(query, from))
  const others = from === 1 ? currentData : undefined
  const understood = others?.understood
  const answersFirst =
    (others?.guides.items.length ?? 0) > 0 &&
    (isQuestion(search) || (understood !== undefined && !understood.namesTrade && understood.matchLevel >= 3))
  return (
    <>
      <Seo
        title={heading}
        description="Search businesses, news, events, tenders and guides in the Solomon Islands and the Pacific."
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
        before={others && answersFirst && <OtherResults text={search} results={others} answersFirst />}
      >
        {others && !answersFirst && <OtherResults text={search} results={others} />}
      </BusinessListPage>
    </>
  )
}
