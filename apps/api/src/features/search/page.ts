import type { Page } from '#db/pagination.ts'
import type { MatchedListings, MatchReader } from './match-levels.ts'

/**
 * The ids of a page: those that were ranked, then the newest of the rest. What follows few answers fills up the first page, as far as
 * its limit allows.
 */
export async function getPage(
  { ids, others, total, match }: MatchedListings,
  { offset, limit }: Page,
  reader: Pick<MatchReader, 'newest'>,
): Promise<readonly number[]> {
  const end = offset + limit
  if (ids.length >= total || end <= ids.length || match === null)
    return [...ids.slice(offset, end), ...(offset === 0 ? others : [])].slice(0, limit)
  const ranked = new Set(ids)
  const newest = await reader.newest(match, end + ranked.size)
  return [...ids, ...newest.filter((id) => !ranked.has(id))].slice(offset, end)
}
