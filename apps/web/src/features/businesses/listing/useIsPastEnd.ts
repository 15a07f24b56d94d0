import { useListBusinessesQuery } from '../businesses.api.ts'
import { isPastEnd, toBusinessesQuery, type Listing } from './listing.ts'

/** Whether a list's address is beyond its last page; false while that is unknown. */
export function useIsPastEnd(listing: Listing): boolean {
  const { currentData } = useListBusinessesQuery(toBusinessesQuery(listing, listing.page))
  return currentData !== undefined && isPastEnd(listing.page, currentData.total)
}
