import type { ListingQuery } from '../listing-query.ts'
import { useListedPage, type ListSource, type QueryInterpretation } from '../list-source.ts'
import { listGroups, type ResultGroup } from './result-groups.ts'

/** The parts of a list, in the order that it has without a chosen sort or position. */
export function useResultGroups(
  source: ListSource,
  query: ListingQuery,
  interpretation: QueryInterpretation | undefined,
): readonly ResultGroup[] {
  const { data, currentData } = useListedPage(source, query, query.page)
  const total = (currentData ?? data)?.total ?? 0
  return query.sort === '' && query.near === null ? listGroups(interpretation?.understood, total) : []
}
