import {
  createRanking,
  LOWEST_SCORE,
  type Rank,
  type RankedListing,
  type RankedQuery,
} from '@portal/domain/search'

/** Scores listings, the best first: whole names before all others. Those with fewer than `covered` of the concepts are left out. */
export async function rankListings(
  query: RankedQuery,
  reader: { vectors(ids: readonly number[]): Promise<readonly RankedListing[]> },
  ids: readonly number[],
  covered: number,
): Promise<Rank[]> {
  const rank = createRanking(query)
  const listings = await reader.vectors(ids)
  return listings
    .map(rank)
    .filter((found) => found.score >= LOWEST_SCORE && found.covered >= covered)
    .toSorted((a, b) => Number(b.isCalled) - Number(a.isCalled) || b.score - a.score || b.id - a.id)
}
