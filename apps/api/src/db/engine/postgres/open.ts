import { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Store } from '../store.ts'
import { WaitMeter } from '../wait-meter.ts'
import { SchemaError } from '../../schema-error.ts'
import { createServerClock, type ServerClock } from './clock.ts'
import { PortalDialect, type PortalDialectConfig } from './dialect.ts'
import { UNFINISHED_COPY } from './empty-database.ts'
import { FITNESS, requireFitness, type Fitness } from './fit-server.ts'
import { createFullText } from './full-text.ts'
import { createLimitCounts } from './limit-counts.ts'
import { createLookups } from './lookups.ts'
import { ConnectionPool, type Idle } from './pools.ts'
import { toMatchText } from './match-text.ts'
import { prepareRead } from './prepared-read.ts'
import { toPostgresProblem } from './problem.ts'
import { createSchema } from './schema.ts'
import { ServerWatch } from './server-watch.ts'
import { createVersions } from './versions.ts'

/** The database on a PostgreSQL server, with three pools of connections. */
export interface PostgresStore extends Store {
  /**
   * For statements such as counting towards a limit, which commit independently of the surrounding transaction. They have a
   * pool of their own, since transactions may use all connections of `write`.
   */
  readonly counters: Kysely<Database>
  readonly clock: ServerClock
}

/** Milliseconds that a transaction waits for the previous one, and a statement for a row lock. */
const LOCK_TIMEOUT_MS = 5000
/** Milliseconds that a statement may take. */
const STATEMENT_TIMEOUT_MS = 30_000
/** Timeout in milliseconds of statements that the server answers at once: slightly longer than for a lock. */
const PROMPT_TIMEOUT_MS = 6000
/** Connections of one process; a server allows a hundred by default. */
const CONNECTIONS = { write: 8, read: 8, counters: 2 } as const

interface StoreOptions {
  /** Milliseconds that a transaction waits for the previous one. */
  readonly lockTimeoutMs?: number
  /** Milliseconds that a statement may take; 0 disables the timeout, as commands need. */
  readonly statementTimeoutMs?: number
  /**
   * Timeout in milliseconds of statements that the server answers at once; added to the statement timeout for any other.
   */
  readonly promptTimeoutMs?: number
  /** Maximum connections of each pool. */
  readonly connections?: Readonly<Partial<Record<keyof typeof CONNECTIONS, number>>>
  /** Overrides for idle connections. */
  readonly idle?: Idle
  /** Whether the caller fills the database; for everybody else a database that is being filled is unavailable. */
  readonly isBeingFilled?: boolean
}

export type Pools = Readonly<Record<keyof typeof CONNECTIONS, ConnectionPool>>

/**
 * Opens the database at a URL such as `postgres://user:password@host/name`; the caller closes the store. Throws if the
 * server can't be reached or is too old, or if the database does not use UTF-8.
 */
export async function createPostgresStore(url: string, options: StoreOptions = {}): Promise<PostgresStore> {
  const pools = createPools(url, options)
  try {
    await checkServer(pools.read, options.isBeingFilled)
    const store = createStoreOn(pools, options)
    await store.clock.compare()
    store.clock.keep()
    return store
  } catch (error) {
    await endPools(pools)
    throw error
  }
}

/** Creates the pools of a store; connections are opened on demand. */
export function createPools(
  url: string,
  {
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    promptTimeoutMs = PROMPT_TIMEOUT_MS,
    connections = {},
    idle = {},
  }: StoreOptions = {},
): Pools {
  const max = { ...CONNECTIONS, ...connections }
  // Uses the pool of limits, whose connections are never busy for long.
  const ping = () => pools.counters.run({ text: 'select' }, { isPrompt: true })
  const effectiveTimeoutMs = getStatementTimeout(url) ?? statementTimeoutMs
  const limits =
    effectiveTimeoutMs > 0
      ? { prompt: promptTimeoutMs, statement: effectiveTimeoutMs + promptTimeoutMs }
      : null
  const common = { lockTimeoutMs, statementTimeoutMs, idle, watch: new ServerWatch(limits, ping) }
  const pools: Pools = {
    write: new ConnectionPool(url, { ...common, max: max.write, neighbours: () => [pools.read] }),
    read: new ConnectionPool(url, {
      ...common,
      max: max.read,
      isReadOnly: true,
      neighbours: () => [pools.write],
    }),
    counters: new ConnectionPool(url, {
      ...common,
      max: max.counters,
      neighbours: () => [pools.read, pools.write],
    }),
  }
  return pools
}

/** Reads the statement timeout of a URL, which overrides the setting; undefined without one. */
function getStatementTimeout(url: string): number | undefined {
  const parameter = URL.parse(url)?.searchParams.get('statement_timeout')
  return parameter ? Number.parseInt(parameter, 10) : undefined
}

const endPools = async ({ write, read, counters }: Pools): Promise<void> => {
  await Promise.all([write.end(), read.end(), counters.end()])
}

/** Opens the database of existing pools, and closes them with the store. */
export function createStoreOn(
  pools: Pools,
  { lockTimeoutMs = LOCK_TIMEOUT_MS }: Pick<StoreOptions, 'lockTimeoutMs'> = {},
): PostgresStore {
  const { write: writePool, read: readPool, counters: counterPool } = pools
  const lock = { timeoutMs: lockTimeoutMs, meter: new WaitMeter() }
  const open = (config: PortalDialectConfig) => new Kysely<Database>({ dialect: new PortalDialect(config) })
  const write = open({ pool: writePool, lock })
  const read = open({ pool: readPool })
  const counters = open({ pool: counterPool })
  const clock = createServerClock(readPool)
  const versions = createVersions(readPool, read)
  const lookups = createLookups(readPool)
  return {
    write,
    read,
    counters,
    clock,
    now: clock.now,
    prepare: (build) => prepareRead(readPool, build),
    ...lookups,
    fullText: (options) =>
      createFullText({ read, pool: readPool, prepareLookup: lookups.prepareLookup }, options),
    limitCounts: createLimitCounts(counters),
    schema: createSchema(read),
    matchText: toMatchText,
    versions,
    toProblem: toPostgresProblem,
    waits: () => ({
      write: writePool.waits,
      read: readPool.waits,
      counters: counterPool.waits,
      lock: lock.meter.waits,
    }),
    isDamaged: false,
    get isFailing() {
      return writePool.isFailing
    },
    close() {
      clock.stop()
      return endPools(pools)
    },
  }
}

interface Server extends Fitness {
  /** The marker of a database that is being filled. */
  readonly marker: string | null
}

async function checkServer(pool: ConnectionPool, isBeingFilled = false): Promise<void> {
  const [server] = await pool.run<Server>(
    { text: `select ${FITNESS}, to_regclass('${UNFINISHED_COPY}')::text as marker` },
    { isPrompt: true },
  )
  if (server === undefined) throw new Error('The server told nothing of itself')
  requireFitness(server)
  if (server.marker !== null && !isBeingFilled) throw new SchemaError('unfinished')
}
