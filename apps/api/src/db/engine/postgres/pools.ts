import { Mutex } from 'async-mutex'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg'
import { WaitMeter, type Waits } from '../wait-meter.ts'
import { ConnectionError, isRefusedWrite, READ_ONLY } from './problem.ts'
import { portalTypes } from './types.ts'

/** Milliseconds that are waited for a free connection, or for a new one to be made. */
const CONNECTION_WAIT = 5000
/** Milliseconds after which a connection that nothing asks for is given back. */
const IDLE_AFTER = 300_000
/** Milliseconds after which the server ends a transaction that sends nothing: its process hangs, and holds the lock. */
const IDLE_IN_TRANSACTION = 60_000

interface PoolOptions {
  /** Connections at once. */
  readonly max: number
  /** Milliseconds that a statement waits for a lock. */
  readonly lockWait: number
  /** Milliseconds that a statement may take; 0 for any. */
  readonly statementTimeout: number
  /** Whether the server refuses writes on its connections. */
  readonly isReadOnly?: boolean
  /** What connections that wait to be used do otherwise than usual. */
  readonly idle?: Idle
}

export type Idle = Pick<PoolConfig, 'connectionTimeoutMillis' | 'idleTimeoutMillis' | 'allowExitOnIdle'>

/**
 * Connections to one server. A lost one fails what ran on it, with a `ConnectionError`, and is replaced by the next that is asked
 * for. Settings that the address has in its query come before these.
 */
export class ConnectionPool implements PostgresPool {
  readonly options: PoolConfig
  readonly #pool: Pool
  readonly #meter = new WaitMeter()
  #isFailing = false

  constructor(url: string, { max, lockWait, statementTimeout, isReadOnly = false, idle }: PoolOptions) {
    this.options = {
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECTION_WAIT,
      idleTimeoutMillis: IDLE_AFTER,
      keepAlive: true,
      fallback_application_name: 'portal',
      lock_timeout: lockWait,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
      types: portalTypes(),
      ...(isReadOnly && { options: '-c default_transaction_read_only=on' }),
      ...idle,
    }
    this.#pool = new Pool(this.options)
    // Without a listener the loss of a connection that nobody uses ends the process.
    this.#pool.on('error', () => undefined)
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
      return new Connection(await this.#pool.connect(), (isFailing) => {
        this.#isFailing = isFailing
      })
    } catch (error) {
      // Refused with a reason, as by a server that is starting, has enough connections, or knows no such account.
      throw error instanceof DatabaseError ? error : new ConnectionError(error)
    } finally {
      endWait?.()
    }
  }

  /** Runs one statement on whichever connection is free. */
  async run<Row extends object>(statement: QueryConfig): Promise<Row[]> {
    const connection = await this.connect()
    try {
      return (await connection.run<Row>(statement)).rows
    } finally {
      connection.release()
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

/** One connection, until it is released. */
class Connection implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #setFailing: (isFailing: boolean) => void
  /** A connection runs one statement at a time, in the order in which they were asked for. */
  readonly #turns = new Mutex()
  #isLost = false
  /** Whether it should not be used again, though it is there. */
  #isUnfit = false

  constructor(client: PoolClient, setFailing: (isFailing: boolean) => void) {
    this.#client = client
    this.#setFailing = setFailing
    client.on('error', this.#noteLoss)
  }

  readonly #noteLoss = () => {
    this.#isLost = true
  }

  /** What Kysely runs statements by; without a cursor, which the dialect doesn't give it, it opens no streams. */
  query = ((text: string, values: readonly unknown[]) =>
    this.run({ text, values: [...values] })) as unknown as PostgresPoolClient['query']

  /** Of several statements in one text it answers what the last one does. */
  run<Row extends object>(statement: QueryConfig): Promise<QueryResult<Row>> {
    return this.#turns.runExclusive(async () => {
      try {
        const answer: QueryResult<Row> | QueryResult<Row>[] = await this.#client.query<Row>({
          ...statement,
          ...(statement.values && { values: statement.values.map(withoutNul) }),
        })
        const result = lastOf(answer)
        if (isStored(result, this.#client)) this.#setFailing(false)
        return result
      } catch (error) {
        if (isRefusedWrite(error)) this.#setFailing(true)
        // A server that became a standby stays one for the connections that it has.
        this.#isUnfit ||= error instanceof DatabaseError && error.code === READ_ONLY
        throw this.#isLost && !(error instanceof DatabaseError) ? new ConnectionError(error) : error
      }
    })
  }

  release(destroy = false): void {
    this.#client.off('error', this.#noteLoss)
    this.#client.release(destroy || this.#isUnfit)
  }
}

/** The driver answers a list for several statements, whatever its types say. */
function lastOf<Result>(answer: Result | readonly Result[]): Result {
  const last = Array.isArray(answer) ? (answer as readonly Result[]).at(-1) : (answer as Result)
  if (last === undefined) throw new Error('A text without a statement')
  return last
}

const WRITES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

/** Whether a write is on disk: a transaction that was committed, or a statement outside of one that changed something. */
const isStored = ({ command, rowCount }: QueryResult, client: PoolClient): boolean =>
  command === 'COMMIT' ||
  (WRITES.includes(command) && (rowCount ?? 0) > 0 && client.getTransactionStatus() === 'I')

/** No text of PostgreSQL has the character NUL: what is looked for with it is nowhere, and what is stored has a mark there. */
const withoutNul = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNul)
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}
