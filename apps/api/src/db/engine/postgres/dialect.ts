import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type { WaitMeter } from '../wait-meter.ts'
import { PortalCompiler } from './compiler.ts'
import { writeOutdatedVectors } from './outdated-vectors.ts'

/** The advisory lock of all writing transactions; any number that nothing else uses. */
const WRITE_LOCK = 8_098_991_071

export interface PortalDialectConfig extends PostgresDialectConfig {
  /** The write lock; without it transactions run concurrently. */
  readonly lock?: WriteLock
}

export interface WriteLock {
  /** Milliseconds that a transaction waits for the previous one. */
  readonly timeoutMs: number
  readonly meter: WaitMeter
}

/**
 * Lets one transaction write at a time across all processes, as on SQLite: what it read is still true when it writes, and
 * it sees everything committed before.
 */
class ExclusiveDriver extends PostgresDriver {
  readonly #lock: WriteLock

  constructor(config: PostgresDialectConfig, lock: WriteLock) {
    super(config)
    this.#lock = lock
  }

  /** Takes one round trip if the lock is free. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined)
      throw new Error('A transaction that has the write lock needs no other isolation')
    const { timeoutMs, meter } = this.#lock
    try {
      const begin = `begin; set local lock_timeout = ${timeoutMs}; select pg_try_advisory_xact_lock(${WRITE_LOCK}) as taken`
      const { rows } = await connection.executeQuery<{ taken: 0 | 1 }>(CompiledQuery.raw(begin))
      if (rows[0]?.taken !== 1) await waitForLock(connection, meter)
    } catch (error) {
      // Kysely only rolls back transactions that have begun.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
      throw error
    }
  }

  /** Updates full-text vectors, so that they become visible together with the rows. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await writeOutdatedVectors(connection)
    await super.commitTransaction(connection)
  }
}

/** Waits in a fair queue; an attempt without waiting never overtakes it. */
async function waitForLock(connection: DatabaseConnection, meter: WaitMeter): Promise<void> {
  const endWait = meter.begin()
  try {
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITE_LOCK})`))
  } finally {
    endWait()
  }
}

export class PortalDialect extends PostgresDialect {
  readonly #config: PortalDialectConfig

  constructor(config: PortalDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    const { lock, ...config } = this.#config
    return lock === undefined ? new PostgresDriver(config) : new ExclusiveDriver(config, lock)
  }

  override createQueryCompiler(): QueryCompiler {
    return new PortalCompiler()
  }
}
