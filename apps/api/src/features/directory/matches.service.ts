import type { BusinessFilters } from '@portal/domain/contract'
import type { Reads } from '#db/engine/store.ts'
import type { ReadContext } from '#db/version.ts'
import type { Filter } from '#features/businesses/filter.ts'
import type { FindOpenKeys } from '#features/businesses/openings.repository.ts'
import type { BusinessSearch } from '#features/search/search.service.ts'
import { forEachMatch, type ColumnQuery } from './column-pass.ts'
import type { BusinessColumns } from './columns.ts'
import { createColumns } from './columns.repository.ts'

/** The result of a text search; empty without a text. */
type TextMatches = Partial<Awaited<ReturnType<BusinessSearch['findMatching']>>>

/** The columns, and a query over them. */
export interface Matches extends Omit<TextMatches, 'ids'> {
  readonly columns: BusinessColumns
  readonly columnQuery: ColumnQuery
}

type Search = BusinessFilters['search']

export interface BusinessMatches {
  /** What a filter and a text match. */
  find(filter: Filter, search: Search, at: ReadContext): Promise<Matches>
  /** How many match a filter. */
  total(filter: Filter, at: ReadContext): Promise<number>
}

interface MatchSources {
  readonly search: Pick<BusinessSearch, 'findMatching'>
  readonly findOpenKeys: FindOpenKeys
}

/** Finds matches by one pass over the cached columns. */
export function createMatches(store: Reads, { search, findOpenKeys }: MatchSources): BusinessMatches {
  const readColumns = createColumns(store)
  const findByText = async (text: Search, filter: Filter, at: ReadContext): Promise<TextMatches> =>
    text === undefined || text.trim() === '' ? {} : search.findMatching(text, filter, at)
  const find: BusinessMatches['find'] = async (filter, text, at) => {
    const { ids, ...found } = await findByText(text, filter, at)
    return {
      ...found,
      columns: await readColumns(at),
      columnQuery: { filter, now: at.now, openKeys: (await findOpenKeys(at)).keys, ids },
    }
  }
  return {
    find,
    async total(filter, at) {
      const { columns, columnQuery } = await find(filter, undefined, at)
      let total = 0
      forEachMatch(columns, columnQuery, (_at, missed) => {
        if (missed === 0) total += 1
      })
      return total
    },
  }
}
