import { Mutex } from 'async-mutex'
import type { PostgresPoolClient } from 'kysely'
import { DatabaseError, type Client, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import { ConnectionError, isDeadlock, isRefusedWrite, READ_ONLY } from './problem.ts'
import { SilentConnectionError, type ServerWatch } from './server-watch.ts'

export interface RunOptions {
  /** Whether it takes the server no time. */
  readonly isPrompt?: boolean
}

/** What a connection knows of its pool. */
interface Surroundings {
  readonly watch: ServerWatch
  readonly isGivenUp: (client: PoolClient) => boolean
  readonly setFailing: (isFailing: boolean) => void
}

/** One connection, until it is released. */
export class Connection implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #pool: Surroundings
  /** A connection runs one statement at a time, in the order in which they were asked for. */
  readonly #turns = new Mutex()
  #isLost = false
  /** Whether it should not be used again, though it is there. */
  #isUnfit = false

  constructor(client: PoolClient, pool: Surroundings) {
    this.#client = client
    this.#pool = pool
    client.on('error', this.#noteLoss)
  }

  readonly #noteLoss = () => {
    this.#isLost = true
  }

  /** What Kysely runs statements by; without a cursor, which the dialect doesn't give it, it opens no streams. */
  query = ((text: string, values: readonly unknown[]) =>
    this.run({ text, values: [...values] })) as unknown as PostgresPoolClient['query']

  /** Of several statements in one text it returns what the last one does. */
  run<Row extends object>(statement: QueryConfig, options: RunOptions = {}): Promise<QueryResult<Row>> {
    return this.#turns.runExclusive(async () => {
      try {
        const isAlone = this.#client.getTransactionStatus() === 'I'
        const result = await this.#ask<Row>(statement, options).catch((error: unknown) => {
          if (isAlone && isDeadlock(error)) return this.#ask<Row>(statement, options)
          throw error
        })
        if (isStored(result, this.#client)) this.#pool.setFailing(false)
        return result
      } catch (error) {
        if (error instanceof SilentConnectionError) this.#cut()
        if (isRefusedWrite(error)) this.#pool.setFailing(true)
        // A server that became a standby stays one for the connections that it has.
        this.#isUnfit ||= error instanceof DatabaseError && error.code === READ_ONLY
        throw this.#isLost && !(error instanceof DatabaseError || error instanceof ConnectionError)
          ? new ConnectionError(error)
          : error
      }
    })
  }

  async #ask<Row extends object>(
    statement: QueryConfig,
    { isPrompt }: RunOptions,
  ): Promise<QueryResult<Row>> {
    const work: Promise<QueryResult<Row> | QueryResult<Row>[]> = this.#client.query<Row>({
      ...statement,
      ...(statement.values && { values: statement.values.map(withoutNul) }),
    })
    return lastOf(await this.#pool.watch.answered(work, isPrompt))
  }

  /** Whatever is asked of it from now on, such as to roll back, fails at once. */
  #cut(): void {
    this.#isLost = true
    this.#isUnfit = true
    // It may stay open until the system gives it up.
    void (this.#client as unknown as Client).end()
  }

  release(destroy = false): void {
    this.#client.off('error', this.#noteLoss)
    this.#client.release(destroy || this.#isUnfit || this.#pool.isGivenUp(this.#client))
  }
}

/** The driver returns a list for several statements, whatever its types say. */
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
