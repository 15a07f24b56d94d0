import { Semaphore } from 'async-mutex'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type FunctionNode,
  type QueryCompiler,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely'
import { writeEngineFunction } from '../functions.ts'
import { BusyRetryConnection, LOCK_TIMEOUT_MS, type Transacting } from './busy-retry.ts'
import { WaitMeter } from '../wait-meter.ts'
import { sqliteFunctions } from './functions.ts'

interface PortalDialectConfig extends SqliteDialectConfig {
  readonly database: SqliteDatabase & Transacting
  /** Milliseconds that a statement waits for its turn in this process and for another process's write lock. */
  readonly lockTimeoutMs?: number
  /** Measure the waits for a turn in this process, and for another process's write lock. */
  readonly meters?: Meters
}

export interface Meters {
  readonly turn: WaitMeter
  readonly lock: WaitMeter
}

/** A transaction takes the write lock when it begins: SQLite can refuse to upgrade a busy one later. */
class ImmediateDriver extends SqliteDriver {
  readonly #handle: Transacting
  readonly #lockTimeoutMs: number
  readonly #meters: Meters
  /** The handle runs one query or transaction at a time, in the order of requests. */
  readonly #turns = new Semaphore(1)
  #endTurn: () => void = () => {}

  constructor({
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    meters = { turn: new WaitMeter(), lock: new WaitMeter() },
    ...config
  }: PortalDialectConfig) {
    super(config)
    this.#handle = config.database
    this.#lockTimeoutMs = lockTimeoutMs
    this.#meters = meters
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const requestedAt = performance.now()
    const endWait = this.#turns.isLocked() ? this.#meters.turn.begin() : undefined
    const [, endTurn] = await this.#turns.acquire()
    endWait?.()
    this.#endTurn = endTurn
    const { lock } = this.#meters
    const options = { handle: this.#handle, lockTimeoutMs: this.#lockTimeoutMs, requestedAt, lock }
    return new BusyRetryConnection(await super.acquireConnection(), options)
  }

  override async releaseConnection(): Promise<void> {
    this.#endTurn()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has rolled back already: a second rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.inTransaction) await super.rollbackTransaction(connection)
  }
}

class PortalAdapter extends SqliteAdapter {
  /** SQLite can roll back schema changes: a failed migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver queues requests itself, since it measures how long each waits. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Writes the functions of the engine. */
class PortalCompiler extends SqliteQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const written = writeEngineFunction(sqliteFunctions, node)
    if (written) this.visitNode(written.toOperationNode())
    else super.visitFunction(node)
  }
}

export class PortalDialect extends SqliteDialect {
  readonly #config: PortalDialectConfig

  constructor(config: PortalDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config)
  }

  override createQueryCompiler(): QueryCompiler {
    return new PortalCompiler()
  }

  override createAdapter(): SqliteAdapter {
    return new PortalAdapter()
  }
}
