import type { Compilable, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Problem } from '#shared/problem.ts'
import type { Database } from '../database.ts'
import type { Match } from '../search/match.ts'
import type { FullText, FullTextOptions, FullTextParams } from './full-text.ts'
import type { LimitCounts } from './limit-counts.ts'
import type { Versions } from './version-row.ts'
import type { Waits } from './wait-meter.ts'

export type { Versions }

/** The database of either engine: the only interface outside of `db/engine`. */
export interface Store {
  readonly write: Kysely<Database>
  /** Reads run beside an open transaction on `write`, and see nothing of it before its commit. */
  readonly read: Kysely<Database>
  /**
   * Compiles a typed query once: `build` gets the parameters by name, each with the type of its value, and uses them like
   * values. Building a query for each request costs three to four times as much.
   */
  prepare<Named extends Params<Named>, Row>(
    build: (param: Named) => Compilable<Row>,
  ): PreparedRead<Named, Row>
  /**
   * Compiles a read that one computation makes many times: those at one time are sent as one statement, and their rows are
   * cached.
   */
  prepareLookup<Named extends Params<Named>, Row>(
    build: (param: Named) => Compilable<Row>,
  ): Lookup<Named, Row>
  /** Formats a match in the engine's query language, for `isMatchText`. */
  readonly matchText: (match: Match) => string
  /** Opens a full-text index. */
  fullText<Named extends FullTextParams>(options: FullTextOptions<Named>): FullText<Named>
  /**
   * The version row. A caller that caches responses reads it before the data, so that nothing is cached under a version
   * newer than the data.
   */
  versions(): Promise<Versions>
  /** The counters of limits. */
  readonly limitCounts: LimitCounts
  readonly schema: Schema
  /** Whether the disk refused the last write. */
  readonly isFailing: boolean
  /** Whether reads have found SQLite's file damaged, until the next start. */
  readonly isDamaged: boolean
  /** Wait counts and times by pool, and under `lock` for the writer's lock. */
  waits(): Readonly<Record<string, Waits>>
  /** Returns the problem for an error of the database; null for a bug of ours or another error. */
  toProblem(error: unknown): Problem | null
  /** Milliseconds since 1970, by one clock for all processes on the database. */
  readonly now: () => number
  close(): Promise<void>
}

/** The schema that this program expects. */
export interface KnownSchema {
  /** The migrations by name; they run in the order of their names. */
  readonly migrations: Readonly<Record<string, Migration>>
  /** The last earlier migration that the first one replaces: a database with it has run all of them. */
  readonly lastReplaced?: string
  /** The names of executed migrations in order, also those of another version; empty in a new database. */
  readonly executed: () => Promise<string[]>
  /**
   * Whether a newer version may have changed it: its processes then run beside this version's, and a release only adds what
   * the previous one can ignore.
   */
  readonly mayBeNewer: boolean
}

/** A schema that can be migrated. */
export interface Schema extends KnownSchema {
  /** The names of its tables, without those of migrations. */
  readonly tables: () => Promise<string[]>
  /** Whether a migration failed because of a deadlock: it was rolled back as a whole, and can be run again. */
  readonly isDeadlock: (error: unknown) => boolean
}

/** The dependencies of reads. */
export type Reads = Pick<Store, 'read' | 'prepare'>

export type Value = string | number | null
export type Params<Named> = { readonly [Name in keyof Named]: Value }

/** A read that was compiled once. */
export interface PreparedRead<Named extends Params<Named>, Row> {
  all(params: Named): Promise<Row[]>
  get(params: Named): Promise<Row | undefined>
}

/** A read whose rows may be cached until the public version rises; `versions` are those at the start of the request. */
export type Lookup<Named extends Params<Named>, Row> = (
  params: Named,
  versions: Versions,
) => Promise<readonly Row[]>
