import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { LOCK_TIMEOUT_MS } from './busy-retry.ts'
import type { Database } from '../../database.ts'
import type { Store } from '../store.ts'
import { PortalDialect } from './dialect.ts'
import { restrictDataFolder, createDataFolder } from '#storage/data-folder.ts'
import { requireNotMoved } from '#storage/moved-portal.ts'
import { createFullText } from './full-text.ts'
import { createMemoryLimitCounts } from './limit-counts.ts'
import { createLookups } from './lookups.ts'
import { toMatchText } from './match-text.ts'
import { createMovedFileCheck } from './moved-file.ts'
import { prepareRead } from './prepared-read.ts'
import { toSqliteProblem } from './problem.ts'
import { createReconnectingDatabase } from './reconnecting-database.ts'
import { createSchema } from './schema.ts'
import { createSnapshots, type Snapshots } from './snapshots.ts'
import { createVersions } from './versions.ts'
import { WaitMeter } from '../wait-meter.ts'

type Sqlite = SqliteDatabase.Database

/** The database through two handles of one file. */
export interface SqliteStore extends Store {
  /** Writes here that bypass `write` do not end a snapshot. */
  readonly writeSqlite: Sqlite
  /** A `query_only` handle, so that an open transaction on `write` never blocks a reader. */
  readonly readSqlite: Sqlite
  /** Begins a snapshot for all reads until the turn of the event loop ends or this process writes. */
  readonly beginSnapshot: Snapshots['begin']
}

/**
 * Settings of every handle. better-sqlite3 is compiled so that a reopened WAL file falls back to synchronous=NORMAL, which
 * loses acknowledged rows in a power cut: each setting is read back.
 */
const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 5000,
  trusted_schema: 0,
  cell_size_check: 1,
  journal_size_limit: 67_108_864,
} as const

interface StoreOptions {
  /** Milliseconds that a write waits while another process has the lock. */
  readonly lockTimeoutMs?: number
}

/** Opens or creates the database file; the caller migrates it and closes the store. */
export function openStore(file: string, { lockTimeoutMs = LOCK_TIMEOUT_MS }: StoreOptions = {}): SqliteStore {
  const handle = createReconnectingDatabase(() => openWritingHandle(file), {
    before: () => snapshots.end(),
    check: () => requireFile(),
  })
  const requireFile = createMovedFileCheck(file)
  const readSqlite = openHandle(file)
  setPragma(readSqlite, 'query_only', 1)
  const snapshots = createSnapshots(readSqlite)
  const versions = createVersions(readSqlite, snapshots)
  const meters = { turn: new WaitMeter(), lock: new WaitMeter() }
  const write = new Kysely<Database>({
    dialect: new PortalDialect({ database: handle, lockTimeoutMs, meters }),
  })
  const read = new Kysely<Database>({ dialect: new PortalDialect({ database: readSqlite }) })
  return {
    write,
    read,
    prepare(build) {
      const prepared = prepareRead(readSqlite, build)
      return { all: async (params) => prepared.all(params), get: async (params) => prepared.get(params) }
    },
    ...createLookups(readSqlite),
    matchText: toMatchText,
    fullText: (options) => createFullText({ read, sqlite: readSqlite }, options),
    limitCounts: createMemoryLimitCounts(),
    schema: createSchema(read),
    versions: async () => versions(),
    waits: () => ({ write: meters.turn.waits, lock: meters.lock.waits }),
    toProblem: toSqliteProblem,
    // All its processes are on one machine.
    now: () => Date.now(),
    get writeSqlite() {
      return handle.sqlite
    },
    readSqlite,
    get isFailing() {
      return handle.isFailing
    },
    get isDamaged() {
      return snapshots.isDamaged
    },
    beginSnapshot: snapshots.begin,
    async close() {
      snapshots.end()
      if (handle.sqlite.open) handle.sqlite.pragma('wal_checkpoint(truncate)')
      await Promise.all([read.destroy(), write.destroy()])
      readSqlite.close()
      handle.close()
    },
  }
}

export const databaseFile = (dataDir: string): string => join(dataDir, 'portal.sqlite')

/**
 * Opens or creates the database of a data folder, and closes the folder to other users of the machine; `warn` is called
 * with paths that stay accessible to them. Throws a ConfigError for a folder whose portal was moved.
 */
export function openDataDir(
  dataDir: string,
  warn: (open: readonly string[]) => void = () => undefined,
): SqliteStore {
  createDataFolder(dataDir)
  requireNotMoved(dataDir)
  const store = openStore(databaseFile(dataDir))
  const open = restrictDataFolder(dataDir)
  if (open.length > 0) warn(open)
  return store
}

/** With a timeout of 0, a busy lock fails at once instead of sleeping on the thread: the dialect waits with timers. */
function openWritingHandle(file: string): Sqlite {
  const sqlite = openHandle(file)
  setPragma(sqlite, 'busy_timeout', 0)
  return sqlite
}

function openHandle(file: string): Sqlite {
  const sqlite = new SqliteDatabase(file)
  for (const [name, value] of Object.entries(PRAGMAS)) setPragma(sqlite, name, value)
  return sqlite
}

function setPragma(sqlite: Sqlite, name: string, value: string | number): void {
  sqlite.pragma(`${name} = ${value}`)
  const actual: unknown = sqlite.pragma(name, { simple: true })
  if (actual !== value) throw new Error(`SQLite keeps ${name} at ${String(actual)} instead of ${value}`)
}
