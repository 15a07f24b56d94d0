import { setTimeout as sleep } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { WaitMeter } from '../wait-meter.ts'

/** Milliseconds that a statement waits for another process's write lock before it fails. */
export const LOCK_WAIT = 5000

/** Milliseconds between two tries. The spread keeps processes that wait for one lock from trying in step. */
const RETRY_AFTER = { min: 5, max: 25 }

/** Of a handle: whether a transaction is under way on it. */
export interface Transacting {
  readonly inTransaction: boolean
}

interface BusyRetryOptions {
  readonly handle: Transacting
  /** Milliseconds. */
  readonly lockWait: number
  /** On the clock of `performance.now()`: when the connection was asked for, which its first statement waits from. */
  readonly askedAt: number
  readonly lock: WaitMeter
}

/**
 * A connection that waits for a foreign write lock with timers. SQLite's own busy handler sleeps on the thread: while
 * another process commits, this one could answer nothing, not even reads. Inside a transaction nothing is tried
 * again, since the lock is held already.
 */
export class BusyRetryConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #options: BusyRetryOptions
  #askedAt: number | undefined

  constructor(inner: DatabaseConnection, options: BusyRetryOptions) {
    this.#inner = inner
    this.#options = options
    this.#askedAt = options.askedAt
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { handle, lockWait, lock } = this.#options
    const deadline = (this.#askedAt ?? performance.now()) + lockWait
    this.#askedAt = undefined
    let endWait: (() => void) | undefined
    try {
      for (;;) {
        try {
          return await this.#inner.executeQuery<Row>(query)
        } catch (error) {
          if (!isBusy(error) || handle.inTransaction || performance.now() >= deadline) throw error
        }
        endWait ??= lock.begin()
        await sleep(RETRY_AFTER.min + Math.random() * (RETRY_AFTER.max - RETRY_AFTER.min))
      }
    } finally {
      endWait?.()
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize)
  }
}

/** Whether another connection holds the lock that a statement needs. */
const isBusy = (error: unknown): boolean =>
  error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')
