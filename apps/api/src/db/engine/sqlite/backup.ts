import { stat } from 'node:fs/promises'
import SqliteDatabase from 'better-sqlite3'
import {
  findOtherCounts,
  type CopiedDatabase,
  type CopyOptions,
  type DatabaseFacts,
  type OpenedCopy,
} from '../copied-database.ts'
import { countRows, findDamage } from './check.ts'
import { copyToFile } from './copy.ts'
import { databaseFile, openStore, type SqliteStore } from './open.ts'

/** Copies the database of a data folder into a file while others write to it, and checks the copy. */
export async function copySqlite(
  dataDir: string,
  file: string,
  { requireSpace, signal }: CopyOptions,
): Promise<CopiedDatabase> {
  await requireSpace(countBytes(databaseFile(dataDir)))
  const { durationMs, longestStepMs } = await copyToFile(databaseFile(dataDir), file, signal)
  const { damage, facts } = await checkCopy(file)
  const { size: bytes } = await stat(file)
  const store = openStore(file)
  return { bytes, facts, damage, durationMs, longestStepMs, store, close: () => store.close() }
}

/** Calculates the bytes of a copy from pages: the file's size lacks pages that are only in the write-ahead log. */
function countBytes(file: string): number {
  const sqlite = new SqliteDatabase(file, { readonly: true, fileMustExist: true })
  try {
    const [pages, pageBytes] = ['page_count', 'page_size'].map((name) =>
      sqlite.pragma(name, { simple: true }),
    )
    return Number(pages) * Number(pageBytes)
  } finally {
    sqlite.close()
  }
}

/** Checks a copy, and leaves it without a write-ahead log. */
async function checkCopy(file: string) {
  const store = openStore(file)
  try {
    const damage = findDamage(store.writeSqlite)
    const facts = damage.length > 0 ? NO_FACTS : await readFacts(store)
    return { damage, facts }
  } finally {
    await store.close()
  }
}

/** The rows of a damaged database can't be counted. */
const NO_FACTS: DatabaseFacts = { engine: 'sqlite', migrations: [], tables: {} }

const readFacts = async ({ schema, readSqlite }: SqliteStore): Promise<DatabaseFacts> => ({
  engine: 'sqlite',
  migrations: await schema.executed(),
  tables: countRows(readSqlite),
})

/** Opens the restored database of a data folder. */
export function openCopiedSqlite(dataDir: string): OpenedCopy {
  const store = openStore(databaseFile(dataDir))
  return {
    store,
    findDamage: async ({ tables }) => [
      ...findDamage(store.writeSqlite),
      ...findOtherCounts(tables, countRows(store.readSqlite)),
    ],
  }
}
