import type { RawBuilder, SqlBool } from 'kysely'
import type { Page } from '../pagination.ts'
import type { Match } from '../search/match.ts'
import type { Versions } from './version-row.ts'

/** The maximum of matches that are sorted by another order than relevance; more are read in that order. */
export const MAX_REORDERED = 10_000

export type FullTextParams = Readonly<Record<string, string | number>>

export interface FullTextOptions<Named extends FullTextParams> {
  /** The table of the index. */
  readonly index: string
  /** The weight of each of the index's columns. */
  readonly weights: readonly number[]
  /** The condition on the ids of rows that may be found. */
  readonly where: (id: RawBuilder<number>, param: Named) => RawBuilder<SqlBool>
}

export interface Found {
  /** Ids of the page, the best match first. */
  readonly ids: readonly number[]
  readonly total: number
}

/** Reads one full-text index. */
export interface FullText<Named extends FullTextParams> {
  /** Reads one page of matches. */
  best(match: Match, page: Page, params: Named): Promise<Found>
  /** Ids of the best matches, without counting them all. */
  first(match: Match, limit: number, params: Named): Promise<number[]>
  /** Ids of the newest matches, in no useful order. */
  findNewest(match: Match, params: Named, limit?: number): Promise<number[]>
  /** The number of matches, counted up to `limit`. */
  count(match: Match, params: Named, limit?: number): Promise<number>
  /** Whether a match finds anything; it is batched with the other lookups of requests at `versions`. */
  hasAny(match: Match, params: Named, versions: Versions): Promise<boolean>
  /** For each match the ids of all rows that it finds, with or without permission to show them, in ascending order. */
  listIds(matches: readonly Match[]): Promise<Int32Array[]>
  /** Whether adding facets to a word makes `listIds` cheaper. */
  readonly isFasterWithFacets: boolean
}
