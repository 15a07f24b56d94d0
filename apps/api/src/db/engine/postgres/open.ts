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
import { postgresProblem } from './problem.ts'
import { createSchema } from './schema.ts'
import { ServerWatch } from './server-watch.ts'
import { createVersions } from './versions.ts'

/** The database on a PostgreSQL server, through three pools of connections. */
export interface PostgresStore extends Store {
  /**
   * For single statements of their own, such as counting towards a limit, that are committed whatever becomes of the transaction
   * they are run within: on a pool of their own, since transactions may have taken all connections of `write`.
   */
  readonly counters: Kysely<Database>
  readonly clock: ServerClock
}

/** Milliseconds that a transaction waits for the one before it, and a statement for a row. */
const LOCK_WAIT = 5000
/** Milliseconds that a statement may take. */
const STATEMENT_TIMEOUT = 30_000
/** Milliseconds that an answer is waited for which takes the server no time: a little longer than for a lock. */
const PROMPT_WITHIN = 6000
/** Connections of one process, of which a server takes a hundred unless it is told otherwise. */
const CONNECTIONS = { write: 8, read: 8, counters: 2 } as const

interface StoreOptions {
  /** Milliseconds that a transaction waits for the one before it. */
  readonly lockWait?: number
  /** Milliseconds that a statement may take; 0 for any, as commands need. */
  readonly statementTimeout?: number
  /** Milliseconds that an answer is waited for which takes the server no time, and any other beyond the time of its statement. */
  readonly promptWithin?: number
  /** Connections of each pool, at most. */
  readonly connections?: Readonly<Partial<Record<keyof typeof CONNECTIONS, number>>>
  /** What connections that wait to be used do otherwise than usual. */
  readonly idle?: Idle
  /** Whether whoever opens it fills it: for everybody else a database that is being filled is none yet. */
  readonly isBeingFilled?: boolean
}

/** The connections of a store. */
export type Pools = Readonly<Record<keyof typeof CONNECTIONS, ConnectionPool>>

/**
 * Opens the database at an address such as `postgres://user:password@host/name`; the caller closes the store. Throws where the
 * server can't be reached, is too old, or the database doesn't keep texts in UTF-8.
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

/** Makes the pools of a store; connections are made when they are asked for. */
export function createPools(
  url: string,
  {
    lockWait = LOCK_WAIT,
    statementTimeout = STATEMENT_TIMEOUT,
    promptWithin = PROMPT_WITHIN,
    connections = {},
    idle = {},
  }: StoreOptions = {},
): Pools {
  const max = { ...CONNECTIONS, ...connections }
  // Asked where limits are counted: connections that nothing holds for long.
  const ask = () => pools.counters.run({ text: 'select' }, { isPrompt: true })
  const mayTake = statementTimeoutAt(url) ?? statementTimeout
  const limits = mayTake > 0 ? { prompt: promptWithin, statement: mayTake + promptWithin } : null
  const common = { lockWait, statementTimeout, idle, watch: new ServerWatch(limits, ask) }
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

/** What an address says of how long a statement may take, which comes before the setting; undefined where it says nothing. */
function statementTimeoutAt(url: string): number | undefined {
  const said = URL.parse(url)?.searchParams.get('statement_timeout')
  return said ? Number.parseInt(said, 10) : undefined
}

const endPools = async ({ write, read, counters }: Pools): Promise<void> => {
  await Promise.all([write.end(), read.end(), counters.end()])
}

/** Opens the database that some pools lead to, and ends them with the store. */
export function createStoreOn(
  pools: Pools,
  { lockWait = LOCK_WAIT }: Pick<StoreOptions, 'lockWait'> = {},
): PostgresStore {
  const { write: writePool, read: readPool, counters: counterPool } = pools
  const lock = { wait: lockWait, meter: new WaitMeter() }
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
    problemOf: postgresProblem,
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
  /** The marker of a database that is being filled from elsewhere. */
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
