import { Migrator } from 'kysely/migration'
import type { KnownSchema, Schema, Store } from './engine/store.ts'
import { SchemaError } from './schema-error.ts'

/** What has a shape that can be looked at, also where nothing may be written. */
interface Shaped {
  readonly schema: KnownSchema
}

/**
 * Brings the database to the newest shape, in one transaction; answers the names of what was done. One that a newer
 * version has changed is left as it is.
 */
export async function migrate({ write, schema }: Pick<Store, 'write' | 'schema'>): Promise<string[]> {
  await refuseNewer(schema)
  // Kysely refuses to look at a database with steps that it doesn't know.
  if ((await missingMigrations({ schema })).length === 0) return []
  await refuseForeign(schema)
  const provider = { getMigrations: () => Promise.resolve(schema.migrations) }
  return takeSteps(new Migrator({ db: write, provider }), schema, MAX_TRIES)
}

/** Each time that a migration gives way, what it crossed gets on. */
const MAX_TRIES = 5

async function takeSteps(migrator: Migrator, schema: Schema, tries: number): Promise<string[]> {
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return results.map((result) => result.migrationName)
  if (tries > 1 && schema.gaveWay(error)) return takeSteps(migrator, schema, tries - 1)
  const failed = results.find((result) => result.status === 'Error')
  throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
}

/** Throws a SchemaError unless the database has the shape that this program works with. Writes nothing. */
export async function requireCurrentSchema({ schema }: Shaped): Promise<void> {
  await refuseNewer(schema)
  if ((await schema.executed()).length === 0) throw new SchemaError('absent')
  const missing = await missingMigrations({ schema })
  if (missing.length > 0) throw new SchemaError('older', missing)
}

/** Names of the migrations that are not in place yet, in the order in which they run. */
export async function missingMigrations({ schema }: Shaped): Promise<string[]> {
  const executed = new Set(await schema.executed())
  return Object.keys(schema.migrations)
    .filter((name) => !executed.has(name))
    .toSorted()
}

async function refuseNewer(schema: KnownSchema): Promise<void> {
  const unknown = stepsBeyond(schema, await schema.executed())
  if (unknown.length > 0) throw new SchemaError('newer', unknown)
}

/** Of the steps that a database has taken, those of another version with which this one can't work there. */
export function stepsBeyond(
  { migrations, mayBeNewer }: Pick<KnownSchema, 'migrations' | 'mayBeNewer'>,
  executed: readonly string[],
): string[] {
  const isWhole = Object.keys(migrations).every((name) => executed.includes(name))
  return mayBeNewer && isWhole ? [] : executed.filter((name) => !(name in migrations))
}

/** Tables of the portal among those of something else would be in each other's way, and in each other's backups. */
async function refuseForeign({ executed, tables }: Schema): Promise<void> {
  if ((await executed()).length > 0) return
  const foreign = await tables()
  // Another process may have taken all steps meanwhile.
  if (foreign.length > 0 && (await executed()).length === 0) throw new SchemaError('foreign', foreign)
}
