import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg'
import { WaitMeter, type Waits } from '../wait-meter.ts'
import { Connection, type RunOptions } from './connection.ts'
import { ConnectionError, NO_CONNECTION_LEFT } from './problem.ts'
import type { ServerWatch } from './server-watch.ts'
import { portalTypes } from './types.ts'

/** Milliseconds that are waited for a free connection, or for a new one to be made. */
export const CONNECTION_WAIT = 5000
/** The same where nothing is heard of the server: what takes several connections, one after the other, is refused soon as well. */
const CONNECTION_WAIT_IN_SILENCE = 1000
/** How the system finds out that the other end of a connection is gone on which nothing is under way: milliseconds until it asks. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
/** Milliseconds after which a connection that nothing asks for is given back. */
const IDLE_AFTER = 300_000
/** Milliseconds until the server has noticed that a connection was given back. */
const RELEASED_WITHIN = 100
/** The server expects a search to take long, and would compile it each time it is asked, which takes twice as long as the search. */
const WITHOUT_COMPILING = '-c jit=off'
/** Milliseconds after which the server ends a transaction that sends nothing: its process hangs, and holds the lock. */
const IDLE_IN_TRANSACTION = 60_000

interface PoolOptions {
  /** Connections at once. */
  readonly max: number
  /** Milliseconds that a statement waits for a lock. */
  readonly lockWait: number
  /** Milliseconds that a statement may take; 0 for any. */
  readonly statementTimeout: number
  /** Shared by all pools of a store. */
  readonly watch: ServerWatch
  /** Whether the server refuses writes on its connections. */
  readonly isReadOnly?: boolean
  /** What connections that wait to be used do otherwise than usual. */
  readonly idle?: Idle
  /** Pools that give up a connection which nothing uses where the server has none left. */
  readonly neighbours?: () => readonly ConnectionPool[]
}

export type Idle = Pick<PoolConfig, 'connectionTimeoutMillis' | 'idleTimeoutMillis' | 'allowExitOnIdle'>

/**
 * Connections to one server. A lost one fails what ran on it, with a `ConnectionError`, and is replaced by the next that is asked
 * for. Settings that the address has in its query come before these.
 */
export class ConnectionPool implements PostgresPool {
  readonly options: PoolConfig
  readonly #pool: Pool
  readonly #watch: ServerWatch
  /** The generation of each connection, as the watch of the server counts them. */
  readonly #generations = new WeakMap<PoolClient, number>()
  readonly #meter = new WaitMeter()
  readonly #neighbours: () => readonly ConnectionPool[]
  #isFailing = false

  constructor(
    url: string,
    { max, lockWait, statementTimeout, watch, isReadOnly = false, idle, neighbours = () => [] }: PoolOptions,
  ) {
    this.#watch = watch
    this.#neighbours = neighbours
    this.options = {
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECTION_WAIT,
      idleTimeoutMillis: IDLE_AFTER,
      ...KEEP_ALIVE,
      fallback_application_name: 'portal',
      lock_timeout: lockWait,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
      types: portalTypes(),
      options: isReadOnly ? `${WITHOUT_COMPILING} -c default_transaction_read_only=on` : WITHOUT_COMPILING,
      ...idle,
    }
    this.#pool = new Pool(this.options)
    // Without a listener the loss of a connection that nobody uses ends the process.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => {
      watch.noteSign()
      this.#generations.set(client, watch.generation)
    })
  }

  /** What was waited for while all connections were in use, or a new one was made. */
  get waits(): Waits {
    return this.#meter.waits
  }

  /** Whether the disk refused a write, and has taken none since. */
  get isFailing(): boolean {
    return this.#isFailing
  }

  async connect(): Promise<Connection> {
    const endWait = this.#pool.idleCount === 0 ? this.#meter.begin() : undefined
    try {
      return new Connection(await this.#takeOrMakeRoom(), {
        watch: this.#watch,
        isGivenUp: (client) => this.#isGivenUp(client),
        setFailing: (isFailing) => {
          this.#isFailing = isFailing
        },
      })
    } catch (error) {
      // Refused with a reason, as by a server that is starting, has enough connections, or knows no such account.
      throw error instanceof DatabaseError ? error : new ConnectionError(error)
    } finally {
      endWait?.()
    }
  }

  /** A burst may have left all connections that the server has with the other pools, which keep them for minutes. */
  async #takeOrMakeRoom(): Promise<PoolClient> {
    try {
      return await this.#take()
    } catch (error) {
      const hasNoneLeft = error instanceof DatabaseError && error.code === NO_CONNECTION_LEFT
      if (!hasNoneLeft || !(await this.#makeRoom())) throw error
      return this.#take()
    }
  }

  async #makeRoom(): Promise<boolean> {
    for (const pool of this.#neighbours()) if (await pool.releaseOne()) return true
    return false
  }

  /** Gives a connection that nothing uses back to the server; returns whether there was one. */
  async releaseOne(): Promise<boolean> {
    if (this.#pool.idleCount === 0) return false
    const client = await this.#pool.connect()
    const ended = once(client, 'end')
    client.release(true)
    await ended
    await sleep(RELEASED_WITHIN)
    return true
  }

  async #take(): Promise<PoolClient> {
    for (;;) {
      const connecting = this.#pool.connect()
      const client = await (this.#watch.isSilent ? soon(connecting) : connecting)
      if (!this.#isGivenUp(client)) return client
      client.release(true)
    }
  }

  #isGivenUp(client: PoolClient): boolean {
    return this.#generations.get(client) !== this.#watch.generation
  }

  /** Runs one statement on whichever connection is free. */
  async run<Row extends object>(statement: QueryConfig, options?: RunOptions): Promise<Row[]> {
    const connection = await this.connect()
    try {
      return (await connection.run<Row>(statement, options)).rows
    } finally {
      connection.release()
    }
  }

  /** Gives up all connections to the server, those of other pools of its store as well, each after what it runs. */
  renewAll(): void {
    this.#watch.renewConnections()
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

/** Waits for a connection no longer than in silence; one that comes later is there for others. */
function soon(connecting: Promise<PoolClient>): Promise<PoolClient> {
  const { promise, resolve, reject } = Promise.withResolvers<PoolClient>()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reject(new Error('Nothing is heard of the server'))
  }, CONNECTION_WAIT_IN_SILENCE)
  connecting
    .then((client) => (isLate ? client.release() : resolve(client)), reject)
    .finally(() => clearTimeout(timer))
  return promise
}
