import { setTimeout as sleep } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { WaitMeter } from '../wait-meter.ts'

/** Milliseconds that a statement waits for another process's write lock. */
export const LOCK_TIMEOUT_MS = 5000

/** Milliseconds between two attempts. The random spread keeps waiting processes from retrying in step. */
const RETRY_DELAY_MS = { min: 5, max: 25 }

/** Whether a handle has an open transaction. */
export interface Transacting {
  readonly inTransaction: boolean
}

interface BusyRetryOptions {
  readonly handle: Transacting
  /** Milliseconds. */
  readonly lockTimeoutMs: number
  /** By `performance.now()`: when the connection was requested, from which its first statement waits. */
  readonly requestedAt: number
  readonly lock: WaitMeter
}

/**
 * A connection that waits for another process's write lock with timers. SQLite's own busy handler sleeps on the thread,
 * which would block even reads. Statements in a transaction are not retried, since it already has the lock.
 */
export class BusyRetryConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #options: BusyRetryOptions
  #requestedAt: number | undefined

  constructor(inner: DatabaseConnection, options: BusyRetryOptions) {
    this.#inner = inner
    this.#options = options
    this.#requestedAt = options.requestedAt
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { handle, lockTimeoutMs, lock } = this.#options
    const deadline = (this.#requestedAt ?? performance.now()) + lockTimeoutMs
    this.#requestedAt = undefined
    let endWait: (() => void) | undefined
    try {
      for (;;) {
        try {
          return await this.#inner.executeQuery<Row>(query)
        } catch (error) {
          if (!isBusy(error) || handle.inTransaction || performance.now() >= deadline) throw error
        }
        endWait ??= lock.begin()
        await sleep(RETRY_DELAY_MS.min + Math.random() * (RETRY_DELAY_MS.max - RETRY_DELAY_MS.min))
      }
    } finally {
      endWait?.()
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize)
  }
}

/** Whether another connection has the lock that a statement needs. */
const isBusy = (error: unknown): boolean =>
  error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')
