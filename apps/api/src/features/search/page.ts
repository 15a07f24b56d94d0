import type { Page } from '#db/pagination.ts'
import type { MatchedListings, MatchReader } from './match-levels.ts'

/** The ids of one page: ranked listings, then the newest of the rest. Partial matches fill up the first page. */
export async function getPage(
  { ids, others, total, match }: MatchedListings,
  { offset, limit }: Page,
  reader: Pick<MatchReader, 'findNewest'>,
): Promise<readonly number[]> {
  const end = offset + limit
  if (ids.length >= total || end <= ids.length || match === null)
    return [...ids.slice(offset, end), ...(offset === 0 ? others : [])].slice(0, limit)
  const ranked = new Set(ids)
  const newest = await reader.findNewest(match, end + ranked.size)
  return [...ids, ...newest.filter((id) => !ranked.has(id))].slice(offset, end)
}
