import type { Store } from './store.ts'

/** What stands in a database, to be held against what was restored of it. */
export interface DatabaseFacts {
  readonly engine: 'sqlite' | 'postgres'
  /** The names of the migrations that it has been through. */
  readonly migrations: readonly string[]
  /** The number of rows of each table. */
  readonly tables: Readonly<Record<string, number>>
}

/** A copy of a database as it was at one moment, in one file. */
export interface CopiedDatabase {
  readonly bytes: number
  readonly facts: DatabaseFacts
  /** What is wrong with it: a sentence each. */
  readonly damage: readonly string[]
  /** Milliseconds that copying took. */
  readonly duration: number
  /** Milliseconds of the longest stretch in which it kept the disk busy without a rest; null where a server copies. */
  readonly longestStretch: number | null
  /** The database as it was at that moment. */
  readonly store: Pick<Store, 'read'>
  close(): Promise<void>
}

/** How a database is copied. */
export interface CopyOptions {
  /** Is told how many bytes the copy takes at most, before it begins; throws where there is no room for them. */
  readonly requireRoom: (bytes: number) => Promise<void>
  readonly signal?: AbortSignal | undefined
}

/** A database that was put in its place. */
export interface OpenedCopy {
  readonly store: Store
  /** What is wrong with it, or differs from what is expected: a sentence each. */
  readonly findDamage: (expected: DatabaseFacts) => Promise<readonly string[]>
}

/** Why a database is not taken: the names of its tables, or that another process fills it. */
export type Refusal = { readonly tables: readonly string[] } | { readonly isBeingFilled: true }

/** Where a copy is restored: nothing uses it until `finish`. */
export interface RestoredDatabase {
  /** Puts the file of a copy in its place. */
  write(content: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<void>
  /** Opens what was put there; the caller closes its store. */
  open(): Promise<OpenedCopy>
  finish(): Promise<void>
  /** Leaves it as empty as it was. */
  clear(): Promise<void>
  /** Lets go of the place, whatever became of it. */
  release(): Promise<void>
}

/** A program that copies databases can't: a sentence for the operator, with what to do. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

/** Tables whose rows are not as many as expected, a sentence each. */
export function findOtherCounts(expected: DatabaseFacts['tables'], found: DatabaseFacts['tables']): string[] {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  return tables
    .filter((table) => expected[table] !== found[table])
    .map(
      (table) =>
        `The table ${table} has ${found[table] ?? 'no'} rows, and the manifest says ${expected[table] ?? 'none'}`,
    )
}
