import {
  createRanking,
  MIN_SCORE,
  type Rank,
  type RankedListing,
  type RankedQuery,
} from '@portal/domain/search'

/** Scores listings, exact names first and then by score; drops those with fewer than `minCovered` of the concepts. */
export async function rankListings(
  query: RankedQuery,
  reader: { readVectors(ids: readonly number[]): Promise<readonly RankedListing[]> },
  ids: readonly number[],
  minCovered: number,
): Promise<Rank[]> {
  const rank = createRanking(query)
  const listings = await reader.readVectors(ids)
  return listings
    .map(rank)
    .filter((found) => found.score >= MIN_SCORE && found.covered >= minCovered)
    .toSorted((a, b) => Number(b.isExactName) - Number(a.isExactName) || b.score - a.score || b.id - a.id)
}
