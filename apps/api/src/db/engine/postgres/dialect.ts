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
import { PortalCompiler } from './compiler.ts'

/** What all writing transactions of the portal hold, one after the other: any number that nothing else locks. */
const WRITE_LOCK = 8_098_991_071

interface PortalDialectConfig extends PostgresDialectConfig {
  /** Milliseconds that a transaction waits for the one before it; without, transactions don't wait for each other. */
  readonly lockWait?: number
}

/**
 * One transaction writes at a time, whichever process it is of, as on SQLite: what it looked up is still so when it writes. It
 * sees all that the one before it committed.
 */
class ExclusiveDriver extends PostgresDriver {
  readonly #lockWait: number

  constructor(config: PostgresDialectConfig, lockWait: number) {
    super(config)
    this.#lockWait = lockWait
  }

  /** In one round trip. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined)
      throw new Error('A transaction that has the write lock needs no other isolation')
    try {
      await connection.executeQuery(
        CompiledQuery.raw(
          `begin; set local lock_timeout = ${this.#lockWait}; select pg_advisory_xact_lock(${WRITE_LOCK})`,
        ),
      )
    } catch (error) {
      // Kysely rolls back only what has begun.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
      throw error
    }
  }
}

export class PortalDialect extends PostgresDialect {
  readonly #config: PortalDialectConfig

  constructor(config: PortalDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    const { lockWait, ...config } = this.#config
    return lockWait === undefined ? new PostgresDriver(config) : new ExclusiveDriver(config, lockWait)
  }

  override createQueryCompiler(): QueryCompiler {
    return new PortalCompiler()
  }
}
