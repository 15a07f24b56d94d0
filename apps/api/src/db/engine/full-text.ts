import type { RawBuilder, SqlBool } from 'kysely'
import type { Page } from '../pagination.ts'
import type { Match } from '../search/match.ts'
import type { Versions } from './version-row.ts'

/** Matches that are sorted in another order than relevance; more are walked in that order. */
export const MAX_REORDERED = 10_000

export type FullTextParams = Readonly<Record<string, string | number>>

export interface FullTextOptions<Named extends FullTextParams> {
  /** The table of the index. */
  readonly index: string
  /** How much a word counts in each of the index's columns. */
  readonly weights: readonly number[]
  /** The condition on the ids of rows that may be found. */
  readonly where: (id: RawBuilder<number>, param: Named) => RawBuilder<SqlBool>
}

export interface Found {
  /** Of the page, the best match first. */
  readonly ids: readonly number[]
  readonly total: number
}

/** Reads one full-text index. */
export interface FullText<Named extends FullTextParams> {
  /** One page of what matches. */
  best(match: Match, page: Page, params: Named): Promise<Found>
  /** Ids of the best matches, which costs no count of them all. */
  first(match: Match, limit: number, params: Named): Promise<number[]>
  /** The newest that match, in no useful order, for somebody else to put in one. */
  some(match: Match, params: Named, limit?: number): Promise<number[]>
  /** How many match, counted no further than `most`. */
  count(match: Match, params: Named, limit?: number): Promise<number>
  /** Whether a match finds anything: one of many lookups of a request that began with `versions`. */
  hasAny(match: Match, params: Named, versions: Versions): Promise<boolean>
  /** For each match the ids of all rows that it finds, whether they may be found or not, in ascending order. */
  everyId(matches: readonly Match[]): Promise<Int32Array[]>
  /** Whether `everyId` of a word that also has to be within facets costs less than that of the word alone. */
  readonly isNarrowedCheaply: boolean
}
