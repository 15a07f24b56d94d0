import type { Store } from './store.ts'

/** Facts about a database, to compare with its restored copy. */
export interface DatabaseFacts {
  readonly engine: 'sqlite' | 'postgres'
  /** The names of the executed migrations. */
  readonly migrations: readonly string[]
  /** The number of rows of each table. */
  readonly tables: Readonly<Record<string, number>>
}

/** A copy of a database at one instant, in one file. */
export interface CopiedDatabase {
  readonly bytes: number
  readonly facts: DatabaseFacts
  /** Descriptions of its damage, a sentence each. */
  readonly damage: readonly string[]
  /** Milliseconds that copying took. */
  readonly durationMs: number
  /** Milliseconds of the longest stretch in which it kept the disk busy without a pause; null where a server copies. */
  readonly longestStepMs: number | null
  /** The database at that instant. */
  readonly store: Pick<Store, 'read'>
  close(): Promise<void>
}

/** How a database is copied. */
export interface CopyOptions {
  /** Called with the maximum bytes of the copy before it begins; throws if there is no space for them. */
  readonly requireSpace: (bytes: number) => Promise<void>
  readonly signal?: AbortSignal | undefined
}

/** A database that was restored. */
export interface OpenedCopy {
  readonly store: Store
  /** Describes damage and differences from what is expected, a sentence each. */
  readonly findDamage: (expected: DatabaseFacts) => Promise<readonly string[]>
}

/** Why a database is refused: the names of its tables, or that another process fills it. */
export type Refusal = { readonly tables: readonly string[] } | { readonly isBeingFilled: true }

/** The place of a restore: nothing uses it until `finish`. */
export interface RestoredDatabase {
  /** Writes the file of a copy. */
  write(content: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<void>
  /** Opens the written database; the caller closes its store. */
  open(): Promise<OpenedCopy>
  finish(): Promise<void>
  /** Empties the place again. */
  clear(): Promise<void>
  /** Releases the place, whatever its state. */
  release(): Promise<void>
}

/** A copying program failed: a sentence for the operator, with what to do. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

/** Describes tables whose row counts differ from the expected ones, a sentence each. */
export function findOtherCounts(expected: DatabaseFacts['tables'], found: DatabaseFacts['tables']): string[] {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  return tables
    .filter((table) => expected[table] !== found[table])
    .map(
      (table) =>
        `The table ${table} has ${found[table] ?? 'no'} rows, and the manifest says ${expected[table] ?? 'none'}`,
    )
}
