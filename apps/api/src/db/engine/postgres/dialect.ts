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

/** What all writing transactions of the portal hold, one after the other: any number that nothing else locks. */
const WRITE_LOCK = 8_098_991_071

export interface PortalDialectConfig extends PostgresDialectConfig {
  /** The lock that transactions take; without, they don't wait for each other. */
  readonly lock?: WriteLock
}

/** The lock of whoever writes. */
export interface WriteLock {
  /** Milliseconds that a transaction waits for the one before it. */
  readonly wait: number
  readonly meter: WaitMeter
}

/**
 * One transaction writes at a time, whichever process it is of, as on SQLite: what it looked up is still so when it writes. It
 * sees all that the one before it committed.
 */
class ExclusiveDriver extends PostgresDriver {
  readonly #lock: WriteLock

  constructor(config: PostgresDialectConfig, lock: WriteLock) {
    super(config)
    this.#lock = lock
  }

  /** In one round trip where nobody has the lock. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined)
      throw new Error('A transaction that has the write lock needs no other isolation')
    const { wait, meter } = this.#lock
    try {
      const begin = `begin; set local lock_timeout = ${wait}; select pg_try_advisory_xact_lock(${WRITE_LOCK}) as taken`
      const { rows } = await connection.executeQuery<{ taken: 0 | 1 }>(CompiledQuery.raw(begin))
      if (rows[0]?.taken !== 1) await waitFor(connection, meter)
    } catch (error) {
      // Kysely rolls back only what has begun.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
      throw error
    }
  }

  /** What full text finds becomes visible together with the rows. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await writeOutdatedVectors(connection)
    await super.commitTransaction(connection)
  }
}

/** Those who wait get the lock in the order in which they came; an attempt without waiting never overtakes them. */
async function waitFor(connection: DatabaseConnection, meter: WaitMeter): Promise<void> {
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
