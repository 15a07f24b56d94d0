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
import { getPid, startPostgres, type PostgresServer } from '@portal/api/test/postgres-server.ts'
import { addPeople } from './people.ts'

export const ENGINES = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof ENGINES)[number]

/** A database with generated listings, and a folder for photos. */
export interface PortalData {
  readonly engine: Engine
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** The pid of the database server; null for SQLite. */
  readonly serverPid: number | null
  /** The log of the database server. */
  readonly serverLog: string | null
  readonly store: Store
  close(): Promise<void>
}

/** As in production: durable writes and autovacuum. */
const PRODUCTION_SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '256MB',
} as const

/** Creates a portal of `size` listings on an engine; PostgreSQL runs on its own server, with additional settings. */
export async function createPortal(
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
  const server = await startPostgres({ settings: { ...PRODUCTION_SETTINGS, ...settings } })
  const databaseUrl = await moveTo(server, dataDir)
  const store = await openDatabase({ dataDir, databaseUrl })
  return {
    engine,
    dataDir,
    databaseUrl,
    serverPid: getPid(server),
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

/** Moves the SQLite data to a database of the server, as an operator does; returns its URL. */
async function moveTo(server: PostgresServer, dataDir: string): Promise<string> {
  await runStatement(server.url('postgres'), "create database portal encoding 'UTF8' template template0")
  const url = server.url('portal')
  await move({ dataDir, url, place: 'portal', photos: null, now: Date.now })
  await runStatement(url, 'vacuum analyze')
  return url
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
