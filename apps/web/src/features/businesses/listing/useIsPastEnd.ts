import { useListBusinessesQuery } from '../businesses.api.ts'
import { isPastEnd, toBusinessesQuery, type Listing } from './listing.ts'

/** Whether a list's address asks for a page after its last one; false while that is not known. */
export function useIsPastEnd(listing: Listing): boolean {
  const { currentData } = useListBusinessesQuery(toBusinessesQuery(listing, listing.page))
  return currentData !== undefined && isPastEnd(listing.page, currentData.total)
}
