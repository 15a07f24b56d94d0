import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'

const migratorOf = <Tables>(db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

/** Brings the database to the newest shape, in one transaction; answers the names of what was done. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  }
  return results.map((result) => result.migrationName)
}

/** Names of the migrations that are not in place yet. */
export async function missingMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const known = await migratorOf(db).getMigrations()
  return known.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name)
}
