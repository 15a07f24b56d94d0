import { FollowList } from '#shared/lists/FollowList.tsx'
import { toFiltersQuery, type ListingQuery } from './listing-query.ts'

/** How to hear of new businesses that a list with these settings would show. Whether one is open now is no news. */
export function FollowBusinesses({ query }: { query: ListingQuery }) {
  const { open: _open, tab, ...filters } = toFiltersQuery(query)
  return (
    <FollowList
      list="businesses"
      entries="businesses"
      filters={{ ...filters, tab: tab === 'new' ? undefined : tab }}
      feedTitle="New businesses"
    />
  )
}
