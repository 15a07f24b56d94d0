import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase } from '@portal/api/src/db/engine/open.ts'
import { openDataDir } from '@portal/api/src/db/engine/sqlite/open.ts'
import type { Store } from '@portal/api/src/db/engine/store.ts'
import { move } from '@portal/api/src/move/move.ts'
import { prepareDatabase } from '@portal/api/src/preparation/prepare-database.ts'
import { fillDataset } from '@portal/api/test/dataset/dataset.ts'
import { pidOf, startPostgres, type PostgresServer } from '@portal/api/test/postgres-server.ts'
import { addPeople } from './people.ts'

export const ENGINES = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof ENGINES)[number]

/** A database with generated listings, and a folder for photos. */
export interface PortalData {
  readonly engine: Engine
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Of the database server; null where the API has the database in itself. */
  readonly serverPid: number | null
  /** The log of the database server. */
  readonly serverLog: string | null
  readonly store: Store
  close(): Promise<void>
}

/** As it runs in production: what a power cut must not take is flushed, and dead rows are cleared. */
const AS_IN_PRODUCTION = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '256MB',
} as const

/** Makes a portal of `size` listings on an engine; PostgreSQL gets a server of its own, with these settings besides. */
export async function makePortal(
  engine: Engine,
  size: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<PortalData> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-capacity-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', remove)
  await fillSqlite(dataDir, size)
  if (engine === 'SQLite') {
    const store = await openDatabase({ dataDir, databaseUrl: null })
    const close = async () => {
      await store.close()
      remove()
    }
    return { engine, dataDir, databaseUrl: null, serverPid: null, serverLog: null, store, close }
  }
  const server = await startPostgres({ settings: { ...AS_IN_PRODUCTION, ...settings } })
  const databaseUrl = await moveTo(server, dataDir)
  const store = await openDatabase({ dataDir, databaseUrl })
  return {
    engine,
    dataDir,
    databaseUrl,
    serverPid: pidOf(server),
    serverLog: join(server.socketFolder, 'log'),
    store,
    async close() {
      await store.close()
      await server.stop()
      remove()
    },
  }
}

async function fillSqlite(dataDir: string, size: number): Promise<void> {
  const store = openDataDir(dataDir)
  const now = Date.now()
  await prepareDatabase(store, { publicUrl: 'http://localhost:3000' })
  await addPeople(store, now)
  await fillDataset(store, size, now, () => undefined)
  await store.close()
}

/** Takes what is in SQLite to a database of the server, as an operator does; answers its address. */
async function moveTo(server: PostgresServer, dataDir: string): Promise<string> {
  await administer(server.url('postgres'), "create database portal encoding 'UTF8' template template0")
  const url = server.url('portal')
  await move({ dataDir, url, place: 'portal', photos: null, now: Date.now })
  await administer(url, 'vacuum analyze')
  return url
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
