import { Mutex } from 'async-mutex'
import type { PostgresPoolClient } from 'kysely'
import { DatabaseError, type Client, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import { ConnectionError, isDeadlock, isRefusedWrite, READ_ONLY } from './problem.ts'
import { SilentConnectionError, type ServerWatch } from './server-watch.ts'

export interface RunOptions {
  /** Whether the server answers it at once. */
  readonly isPrompt?: boolean
}

/** The connection's view of its pool. */
interface PoolAccess {
  readonly watch: ServerWatch
  readonly isOutdated: (client: PoolClient) => boolean
  readonly setFailing: (isFailing: boolean) => void
}

/** One connection, from checkout to release. */
export class Connection implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #pool: PoolAccess
  /** A connection runs one statement at a time, in the order of requests. */
  readonly #mutex = new Mutex()
  #isLost = false
  /** Whether it is usable but must not return to the pool. */
  #isUnfit = false

  constructor(client: PoolClient, pool: PoolAccess) {
    this.#client = client
    this.#pool = pool
    client.on('error', this.#recordLoss)
  }

  readonly #recordLoss = () => {
    this.#isLost = true
  }

  /** Kysely's entry point; without a cursor, which the dialect doesn't provide, it opens no streams. */
  query = ((text: string, values: readonly unknown[]) =>
    this.run({ text, values: [...values] })) as unknown as PostgresPoolClient['query']

  /** Runs a statement; for several statements in one text it returns the last result. */
  run<Row extends object>(statement: QueryConfig, options: RunOptions = {}): Promise<QueryResult<Row>> {
    return this.#mutex.runExclusive(async () => {
      try {
        const isAlone = this.#client.getTransactionStatus() === 'I'
        const result = await this.#send<Row>(statement, options).catch((error: unknown) => {
          if (isAlone && isDeadlock(error)) return this.#send<Row>(statement, options)
          throw error
        })
        if (isStored(result, this.#client)) this.#pool.setFailing(false)
        return result
      } catch (error) {
        if (error instanceof SilentConnectionError) this.#disconnect()
        if (isRefusedWrite(error)) this.#pool.setFailing(true)
        // A server that became a standby stays read-only for its existing connections.
        this.#isUnfit ||= error instanceof DatabaseError && error.code === READ_ONLY
        throw this.#isLost && !(error instanceof DatabaseError || error instanceof ConnectionError)
          ? new ConnectionError(error)
          : error
      }
    })
  }

  async #send<Row extends object>(
    statement: QueryConfig,
    { isPrompt }: RunOptions,
  ): Promise<QueryResult<Row>> {
    const work: Promise<QueryResult<Row> | QueryResult<Row>[]> = this.#client.query<Row>({
      ...statement,
      ...(statement.values && { values: statement.values.map(replaceNul) }),
    })
    return getLastResult(await this.#pool.watch.withTimeout(work, isPrompt))
  }

  /** From now on every statement on it fails at once, rollbacks included. */
  #disconnect(): void {
    this.#isLost = true
    this.#isUnfit = true
    // It may stay open until the system closes it.
    void (this.#client as unknown as Client).end()
  }

  release(destroy = false): void {
    this.#client.off('error', this.#recordLoss)
    this.#client.release(destroy || this.#isUnfit || this.#pool.isOutdated(this.#client))
  }
}

/** The driver returns a list for several statements, despite its types. */
function getLastResult<Result>(result: Result | readonly Result[]): Result {
  const last = Array.isArray(result) ? (result as readonly Result[]).at(-1) : (result as Result)
  if (last === undefined) throw new Error('A text without a statement')
  return last
}

const WRITES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

/** Whether a write is on disk: a committed transaction, or a change outside of one. */
const isStored = ({ command, rowCount }: QueryResult, client: PoolClient): boolean =>
  command === 'COMMIT' ||
  (WRITES.includes(command) && (rowCount ?? 0) > 0 && client.getTransactionStatus() === 'I')

/** PostgreSQL's texts can't contain NUL: searches with it find nothing, and stored texts get a mark instead. */
const replaceNul = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(replaceNul)
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}
