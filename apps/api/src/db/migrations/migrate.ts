import { sql, type Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { migrations } from './index.ts'
import { SchemaError } from './schema-error.ts'

const migratorOf = <Tables>(db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

/**
 * Brings the database to the newest shape, in one transaction; answers the names of what was done. One that a newer
 * version has changed is left as it is.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  await refuseNewer(db)
  const { error, results = [] } = await migratorOf(db).migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  }
  return results.map((result) => result.migrationName)
}

/** Throws a SchemaError unless the database has exactly the shape that this program works with. Writes nothing. */
export async function requireCurrentSchema<Tables>(db: Kysely<Tables>): Promise<void> {
  await refuseNewer(db)
  const missing = await missingMigrations(db)
  if (missing.length > 0) throw new SchemaError('older', missing)
}

/** Names of the migrations that are not in place yet. */
export async function missingMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const known = await migratorOf(db).getMigrations()
  return known.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name)
}

async function refuseNewer<Tables>(db: Kysely<Tables>): Promise<void> {
  const executed = await executedMigrations(db)
  const unknown = executed.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw new SchemaError('newer', unknown)
}

async function executedMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const table = await sql`select 1 from sqlite_schema where name = ${DEFAULT_MIGRATION_TABLE}`.execute(db)
  if (table.rows.length === 0) return []
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
