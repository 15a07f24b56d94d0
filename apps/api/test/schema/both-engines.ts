import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Client, Pool, TypeOverrides, types } from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { Database } from '#db/database.ts'
import { migrations } from '#db/engine/postgres/migrations/index.ts'
import { newStore } from '../new-store.ts'
import { startPostgres } from './server.ts'

/** A migrated database on each engine. */
export interface BothEngines {
  readonly sqlite: Kysely<Database>
  readonly postgres: Kysely<Database>
}

const TEMPLATE = 'migrated'

/** Starts a server for a file of tests; answers what opens two migrated databases for one test, gone when it ends. */
export function setUpBothEngines(): () => Promise<BothEngines> {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let databases = 0

  beforeAll(async () => {
    server = await startPostgres()
    await administer(`create database ${TEMPLATE}`)
    const db = openPostgres(server.url(TEMPLATE))
    const provider = { getMigrations: () => Promise.resolve(migrations) }
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    await db.destroy()
    if (error) throw new Error('The migrations of PostgreSQL fail', { cause: error })
  })
  afterAll(() => server.stop())

  return async () => {
    databases += 1
    const name = `test_${databases}`
    await administer(`create database ${name} template ${TEMPLATE} strategy file_copy`)
    const postgres = openPostgres(server.url(name))
    onTestFinished(() => postgres.destroy())
    const { write: sqlite } = await newStore()
    return { sqlite, postgres }
  }

  async function administer(statement: string): Promise<void> {
    const client = new Client(server.url('postgres'))
    await client.connect()
    await client.query(statement)
    await client.end()
  }
}

function openPostgres(url: string): Kysely<Database> {
  const asNumbers = new TypeOverrides()
  for (const type of [types.builtins.INT8, types.builtins.NUMERIC]) asNumbers.setTypeParser(type, Number)
  return new Kysely({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, types: asNumbers }) }),
  })
}

/** Rows of a statement of which only the engine knows the columns. */
export async function rowsOf(db: Kysely<Database>, statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db)
  return rows
}
