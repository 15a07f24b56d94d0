import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely'

/** Of a handle: whether a transaction is under way on it. */
interface Transacting {
  readonly inTransaction: boolean
}

interface PortalDialectConfig extends SqliteDialectConfig {
  readonly database: SqliteDatabase & Transacting
}

/** A transaction takes the write lock when it begins: taken later, a busy database can refuse the upgrade. */
class ImmediateDriver extends SqliteDriver {
  readonly #handle: Transacting

  constructor(config: PortalDialectConfig) {
    super(config)
    this.#handle = config.database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has rolled back by itself: a second time would fail, and hide what went wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite rolls table changes back like any other: a migration that fails half-way leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
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

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}
