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

/** The database, whichever engine keeps it: everything above `db/engine` knows this alone. */
export interface Store {
  readonly write: Kysely<Database>
  /** Reads go on beside a transaction that is under way on `write`, and see nothing of it before it is committed. */
  readonly read: Kysely<Database>
  /**
   * Compiles a typed query once: `build` gets the parameters by name, each with the type of its value, and uses them like
   * values. Building a query at each request costs three to four times as much.
   */
  prepare<Named extends Params<Named>, Row>(
    build: (param: Named) => Compilable<Row>,
  ): PreparedRead<Named, Row>
  /** Compiles a read of which a computation makes many: those of one moment go as one statement, and their rows are cached. */
  prepareLookup<Named extends Params<Named>, Row>(
    build: (param: Named) => Compilable<Row>,
  ): Lookup<Named, Row>
  /** A match in the language of the engine, as `isMatchText` compares an index with. */
  readonly matchText: (match: Match) => string
  /** Opens a full-text index. */
  fullText<Named extends FullTextParams>(options: FullTextOptions<Named>): FullText<Named>
  /** The version row. Whoever holds answers reads it before the data, so that none is held under a newer version than its own. */
  versions(): Promise<Versions>
  /** What limits count of attempts. */
  readonly limitCounts: LimitCounts
  readonly schema: Schema
  /** Whether the disk refused a write, and has taken none since. */
  readonly isFailing: boolean
  /** Whether reads have found SQLite's file damaged: a restart forgets it. */
  readonly isDamaged: boolean
  /**
   * What was waited for: a connection of a pool by the pool's name, and under `lock` the lock that lets one writer in at
   * a time.
   */
  waits(): Readonly<Record<string, Waits>>
  /** The refusal that an error of the database stands for; null when it is our own mistake, or none of the database. */
  problemOf(error: unknown): Problem | null
  /** Milliseconds since 1970, by the one clock of all processes on the database. */
  readonly now: () => number
  close(): Promise<void>
}

/** The shape of the database, as this program knows it. */
export interface KnownSchema {
  /** Each step by its name; they run in the order of the names. */
  readonly migrations: Readonly<Record<string, Migration>>
  /** The last of the steps of earlier versions that the first one stands for: whoever took it took them all. */
  readonly lastReplaced?: string
  /** The names of the steps that were taken, in order; none in a new database. Those of another version are among them. */
  readonly executed: () => Promise<string[]>
  /**
   * Whether a newer version may have changed it: its processes then stand beside those of this version, and a release only
   * adds what the one before it can do without.
   */
  readonly mayBeNewer: boolean
}

/** The same of a database that is written, and can be brought to that shape. */
export interface Schema extends KnownSchema {
  /** The names of its tables, but for those that note which steps were taken. */
  readonly tables: () => Promise<string[]>
  /** Whether an error says that a step gave way to what others do: it was taken back as a whole, and can be taken again. */
  readonly gaveWay: (error: unknown) => boolean
}

/** What reads are opened with. */
export type Reads = Pick<Store, 'read' | 'prepare'>

export type Value = string | number | null
export type Params<Named> = { readonly [Name in keyof Named]: Value }

/** A read that was compiled once. */
export interface PreparedRead<Named extends Params<Named>, Row> {
  all(params: Named): Promise<Row[]>
  get(params: Named): Promise<Row | undefined>
}

/** A read whose rows may be cached until the public version rises; `versions` is what the request began with. */
export type Lookup<Named extends Params<Named>, Row> = (
  params: Named,
  versions: Versions,
) => Promise<readonly Row[]>
