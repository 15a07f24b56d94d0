import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg'
import { WaitMeter, type Waits } from '../wait-meter.ts'
import { Connection, type RunOptions } from './connection.ts'
import { ConnectionError, NO_CONNECTION_LEFT } from './problem.ts'
import type { ServerWatch } from './server-watch.ts'
import { portalTypes } from './types.ts'

/** Milliseconds to wait for a free or new connection. */
export const CONNECTION_TIMEOUT_MS = 5000
/** The same while the server is silent, so that work with several connections also fails soon. */
const SILENT_CONNECTION_TIMEOUT_MS = 1000
/** TCP keep-alive, which detects that the other end of an idle connection is gone: milliseconds until the first probe. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
/** Milliseconds after which an idle connection is closed. */
const IDLE_TIMEOUT_MS = 300_000
/** Milliseconds until the server has noticed a closed connection. */
const RELEASE_DELAY_MS = 100
/** The server overestimates the cost of searches and would compile each one, which takes twice as long as the search. */
const JIT_OFF = '-c jit=off'
/** Milliseconds after which the server ends an idle transaction: its process hangs, and has the lock. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000

interface PoolOptions {
  /** Maximum number of connections. */
  readonly max: number
  /** Milliseconds that a statement waits for a lock. */
  readonly lockTimeoutMs: number
  /** Milliseconds that a statement may take; 0 disables the timeout. */
  readonly statementTimeoutMs: number
  /** Shared by all pools of a store. */
  readonly watch: ServerWatch
  /** Whether the server refuses writes on its connections. */
  readonly isReadOnly?: boolean
  /** Overrides for idle connections. */
  readonly idle?: Idle
  /** Pools that release an idle connection when the server has none left. */
  readonly neighbours?: () => readonly ConnectionPool[]
}

export type Idle = Pick<PoolConfig, 'connectionTimeoutMillis' | 'idleTimeoutMillis' | 'allowExitOnIdle'>

/**
 * Connections to one server. A lost connection fails its statement with a `ConnectionError`; the next request opens a new
 * one. Settings in the URL's query override these.
 */
export class ConnectionPool implements PostgresPool {
  readonly options: PoolConfig
  readonly #pool: Pool
  readonly #watch: ServerWatch
  /** The generation of each connection, as counted by the server watch. */
  readonly #generations = new WeakMap<PoolClient, number>()
  readonly #meter = new WaitMeter()
  readonly #neighbours: () => readonly ConnectionPool[]
  #isFailing = false

  constructor(
    url: string,
    {
      max,
      lockTimeoutMs,
      statementTimeoutMs,
      watch,
      isReadOnly = false,
      idle,
      neighbours = () => [],
    }: PoolOptions,
  ) {
    this.#watch = watch
    this.#neighbours = neighbours
    this.options = {
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      ...KEEP_ALIVE,
      fallback_application_name: 'portal',
      lock_timeout: lockTimeoutMs,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
      types: portalTypes(),
      options: isReadOnly ? `${JIT_OFF} -c default_transaction_read_only=on` : JIT_OFF,
      ...idle,
    }
    this.#pool = new Pool(this.options)
    // Without a listener the loss of an idle connection would end the process.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => {
      watch.recordSign()
      this.#generations.set(client, watch.generation)
    })
  }

  /** How often and how long callers waited for a connection. */
  get waits(): Waits {
    return this.#meter.waits
  }

  /** Whether the disk refused the last write. */
  get isFailing(): boolean {
    return this.#isFailing
  }

  async connect(): Promise<Connection> {
    const endWait = this.#pool.idleCount === 0 ? this.#meter.begin() : undefined
    try {
      return new Connection(await this.#connectOrReleaseIdle(), {
        watch: this.#watch,
        isOutdated: (client) => this.#isOutdated(client),
        setFailing: (isFailing) => {
          this.#isFailing = isFailing
        },
      })
    } catch (error) {
      // Refused with a reason, as by a server that is starting, is full, or does not know the account.
      throw error instanceof DatabaseError ? error : new ConnectionError(error)
    } finally {
      endWait?.()
    }
  }

  /**
   * Connects; if the server has no connection left, releases an idle one of another pool, which would otherwise keep it
   * for minutes.
   */
  async #connectOrReleaseIdle(): Promise<PoolClient> {
    try {
      return await this.#connectCurrent()
    } catch (error) {
      const hasNoneLeft = error instanceof DatabaseError && error.code === NO_CONNECTION_LEFT
      if (!hasNoneLeft || !(await this.#releaseIdle())) throw error
      return this.#connectCurrent()
    }
  }

  async #releaseIdle(): Promise<boolean> {
    for (const pool of this.#neighbours()) if (await pool.releaseOne()) return true
    return false
  }

  /** Closes an idle connection; returns whether there was one. */
  async releaseOne(): Promise<boolean> {
    if (this.#pool.idleCount === 0) return false
    const client = await this.#pool.connect()
    const ended = once(client, 'end')
    client.release(true)
    await ended
    await sleep(RELEASE_DELAY_MS)
    return true
  }

  async #connectCurrent(): Promise<PoolClient> {
    for (;;) {
      const connecting = this.#pool.connect()
      const client = await (this.#watch.isSilent ? connectWithShortTimeout(connecting) : connecting)
      if (!this.#isOutdated(client)) return client
      client.release(true)
    }
  }

  #isOutdated(client: PoolClient): boolean {
    return this.#generations.get(client) !== this.#watch.generation
  }

  /** Runs one statement on any free connection. */
  async run<Row extends object>(statement: QueryConfig, options?: RunOptions): Promise<Row[]> {
    const connection = await this.connect()
    try {
      return (await connection.run<Row>(statement, options)).rows
    } finally {
      connection.release()
    }
  }

  /** Replaces all connections to the server, also those of the store's other pools, each after its current statement. */
  renewAll(): void {
    this.#watch.renewConnections()
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

/** Waits for a connection with the shorter timeout; one that arrives later returns to the pool. */
function connectWithShortTimeout(connecting: Promise<PoolClient>): Promise<PoolClient> {
  const { promise, resolve, reject } = Promise.withResolvers<PoolClient>()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reject(new Error('Nothing is heard of the server'))
  }, SILENT_CONNECTION_TIMEOUT_MS)
  connecting
    .then((client) => (isLate ? client.release() : resolve(client)), reject)
    .finally(() => clearTimeout(timer))
  return promise
}
