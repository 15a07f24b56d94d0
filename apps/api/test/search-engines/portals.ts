import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#app.ts'
import { readConfig, type Config } from '#config/config.ts'
import { openDatabase } from '#db/engine/open.ts'
import type { Store } from '#db/engine/store.ts'
import { openDataDir, type SqliteStore } from '#db/engine/sqlite/open.ts'
import { createFolderStore } from '#media/store/folder-store.ts'
import { NO_METRICS } from '#metrics/metrics.ts'
import { move } from '#move/move.ts'
import { MOVED } from '#storage/moved-portal.ts'
import { prepareDatabase } from '#preparation/prepare-database.ts'
import { createDisk } from '#storage/disk.ts'
import type { OnEnd } from '#test/file-end.ts'
import { administerDatabase } from '#test/postgres-database.ts'
import { NO_TRACING } from '@portal/server/tracing'
import { createClockGuard } from '#jobs/clock-guard.ts'

export const ENGINES = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof ENGINES)[number]

/** The API on each engine, with the same rows. */
export type Portals = Readonly<Record<Engine, FastifyInstance>>

/** The same rows on both engines. */
export interface PortalsData {
  /** SQLite's folder. */
  readonly dataDir: string
  /** The URL of the PostgreSQL database. */
  readonly url: string
  /** The time at which both respond. */
  readonly now: number
}

interface DataOptions extends Omit<PortalsData, 'dataDir'> {
  /** A folder with the rows of an older build, which stays unchanged. */
  readonly from?: string | undefined
  /** Adds rows to a prepared database that has only the editorial texts. */
  readonly fill: (store: SqliteStore) => Promise<unknown>
}

/** Fills a SQLite database, and moves it to an empty PostgreSQL database as an operator does. */
export async function makeData({ from, fill, url, now }: DataOptions, onEnd: OnEnd): Promise<PortalsData> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-search-engines-'))
  onEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  if (from !== undefined) cpSync(from, dataDir, { recursive: true })
  await fillFolder(dataDir, fill)
  await move({ dataDir, url, place: 'portal', photos: null, now: () => now })
  // Both are queried.
  rmSync(join(dataDir, MOVED))
  // A server does so automatically some time after the rows were stored.
  await administerDatabase(url, 'vacuum analyze')
  return { dataDir, url, now }
}

/** Opens the API on both engines, with empty caches. */
export async function openPortals(data: PortalsData, onEnd: OnEnd): Promise<Portals> {
  return {
    SQLite: await openPortal('SQLite', data, onEnd),
    PostgreSQL: await openPortal('PostgreSQL', data, onEnd),
  }
}

/** Opens the store of one engine. */
export async function openEngineStore(engine: Engine, data: PortalsData, onEnd: OnEnd): Promise<Store> {
  const store = await openDatabase(createConfig(engine, data))
  onEnd(() => store.close())
  return store
}

async function fillFolder(dataDir: string, fill: DataOptions['fill']): Promise<void> {
  const store = openDataDir(dataDir)
  await prepareDatabase(store, { publicUrl: 'http://localhost:3000' })
  await fill(store)
  await store.close()
}

export const SECRET = 'a secret of comparisons that is long enough'

const createConfig = (engine: Engine, { dataDir, url }: PortalsData): Config =>
  readConfig(
    {
      DATA_DIR: dataDir,
      SESSION_SECRET: SECRET,
      RATE_LIMIT_SCALE: '1000000',
      ...(engine === 'PostgreSQL' && { DATABASE_URL: url }),
    },
    () => '',
  )

async function openPortal(engine: Engine, data: PortalsData, onEnd: OnEnd): Promise<FastifyInstance> {
  const { dataDir, now } = data
  const store = await openEngineStore(engine, data, onEnd)
  const log = pino({ level: 'silent' })
  const app = await buildApp({
    config: createConfig(engine, data),
    store,
    media: createFolderStore(join(dataDir, 'media')),
    disk: createDisk(dataDir),
    metrics: NO_METRICS,
    tracing: NO_TRACING,
    now: () => now,
    clock: createClockGuard({ store, now: () => now, log }),
    randomBytes,
    log,
  })
  onEnd(() => app.close())
  await app.ready()
  return app
}
