import { stat } from 'node:fs/promises'
import type { Store } from '../store.ts'
import { countRows, findDamage } from './check.ts'
import { copyDatabase } from './copy.ts'
import { databaseFile, openStore, type SqliteStore } from './open.ts'

/** What stands in a database, to be held against what was restored of it. */
export interface DatabaseFacts {
  readonly engine: 'sqlite'
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
  /** Milliseconds of the longest stretch in which it kept the disk busy without a rest. */
  readonly longestStretch: number
  readonly store: Pick<Store, 'read'>
  close(): Promise<void>
}

/** A database that was put in its place. */
export interface OpenedCopy {
  readonly store: Store
  /** What is wrong with it, or differs from what is expected: a sentence each. */
  readonly findDamage: (expected: Pick<DatabaseFacts, 'tables'>) => readonly string[]
}

/** Copies the database of a data folder into a file, beside whatever writes to it, and examines the copy. */
export async function copySqlite(
  dataDir: string,
  file: string,
  signal?: AbortSignal,
): Promise<CopiedDatabase> {
  const { duration, longestStretch } = await copyDatabase(databaseFile(dataDir), file, signal)
  const { damage, facts } = await examine(file)
  const { size: bytes } = await stat(file)
  const store = openStore(file)
  return { bytes, facts, damage, duration, longestStretch, store, close: () => store.close() }
}

/** The check leaves the file as one without a log beside it. */
async function examine(file: string) {
  const store = openStore(file)
  try {
    const damage = findDamage(store.writeSqlite)
    const facts = damage.length > 0 ? NO_FACTS : await factsOf(store)
    return { damage, facts }
  } finally {
    await store.close()
  }
}

/** A damaged database can't be counted. */
const NO_FACTS: DatabaseFacts = { engine: 'sqlite', migrations: [], tables: {} }

const factsOf = async ({ schema, readSqlite }: SqliteStore): Promise<DatabaseFacts> => ({
  engine: 'sqlite',
  migrations: await schema.executed(),
  tables: countRows(readSqlite),
})

/** Opens the database that was written into a data folder. */
export function openCopiedSqlite(dataDir: string): OpenedCopy {
  const store = openStore(databaseFile(dataDir))
  return {
    store,
    findDamage: ({ tables }) => [
      ...findDamage(store.writeSqlite),
      ...findOtherCounts(tables, countRows(store.readSqlite)),
    ],
  }
}

function findOtherCounts(expected: DatabaseFacts['tables'], found: DatabaseFacts['tables']): string[] {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  return tables
    .filter((table) => expected[table] !== found[table])
    .map(
      (table) =>
        `The table ${table} has ${found[table] ?? 'no'} rows, and the manifest says ${expected[table] ?? 'none'}`,
    )
}
