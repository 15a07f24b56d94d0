import { Migrator, type Migration } from 'kysely/migration'
import type { KnownSchema, Schema, Store } from './engine/store.ts'
import { SchemaError } from './schema-error.ts'

/** What has a shape that can be looked at, also where nothing may be written. */
interface Shaped {
  readonly schema: KnownSchema
}

/** What tells what the names of steps mean. */
type Steps = Omit<KnownSchema, 'executed'>

/**
 * Brings the database to the newest shape, in one transaction; returns the names of what was done. One that a newer
 * version has changed, or that is too old, is left as it is.
 */
export async function migrate({ write, schema }: Pick<Store, 'write' | 'schema'>): Promise<string[]> {
  await refuseOtherVersion(schema)
  // Kysely refuses to look at a database with steps that it doesn't know.
  if ((await listMissingMigrations({ schema })).length === 0) return []
  await refuseForeign(schema)
  const migrations = withReplaced(schema, await schema.executed())
  const provider = { getMigrations: () => Promise.resolve(migrations) }
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
  await refuseOtherVersion(schema)
  if ((await schema.executed()).length === 0) throw new SchemaError('absent')
  const missing = await listMissingMigrations({ schema })
  if (missing.length > 0) throw new SchemaError('older', missing)
}

/** Names of the migrations that are not in place yet, in the order in which they run. */
export async function listMissingMigrations({ schema }: Shaped): Promise<string[]> {
  const executed = new Set(inOwnNames(schema, await schema.executed()))
  return Object.keys(schema.migrations)
    .filter((name) => !executed.has(name))
    .toSorted()
}

async function refuseOtherVersion(schema: KnownSchema): Promise<void> {
  const other = findOtherVersion(schema, await schema.executed())
  if (other !== null) throw other
}

/** How the steps that a database has taken are those of a version from which this one can't go on; null where it can. */
export function findOtherVersion(steps: Steps, executed: readonly string[]): SchemaError | null {
  const newer = stepsBeyond(steps, executed)
  if (newer.length > 0) return new SchemaError('newer', newer)
  const last = replacedSteps(steps, executed).at(-1)
  return last === undefined || last === steps.lastReplaced ? null : new SchemaError('outdated', [last])
}

/** Of the steps that a database has taken, those of another version with which this one can't work there. */
function stepsBeyond(steps: Steps, executed: readonly string[]): string[] {
  const { migrations, mayBeNewer } = steps
  const taken = inOwnNames(steps, executed)
  const isWhole = Object.keys(migrations).every((name) => taken.includes(name))
  return mayBeNewer && isWhole ? [] : taken.filter((name) => !(name in migrations))
}

/** The steps of earlier versions among those that a database has taken. */
const replacedSteps = ({ migrations, lastReplaced = '' }: Steps, executed: readonly string[]): string[] =>
  executed.filter((name) => name <= lastReplaced && !(name in migrations))

/** The steps that a database has taken, with the first one of this version in place of those that it stands for. */
function inOwnNames(steps: Steps, executed: readonly string[]): string[] {
  const replaced = replacedSteps(steps, executed)
  const others = executed.filter((name) => !replaced.includes(name))
  const [first = ''] = Object.keys(steps.migrations)
  return replaced.includes(steps.lastReplaced ?? '') ? [first, ...others] : others
}

/** The steps for Kysely, which runs none of those that were taken, but refuses a database with steps that it isn't given. */
function withReplaced(steps: Steps, executed: readonly string[]): Record<string, Migration> {
  const replaced = replacedSteps(steps, executed)
  if (replaced.length === 0) return steps.migrations
  const [, ...later] = Object.entries(steps.migrations)
  return Object.fromEntries([...replaced.map((name) => [name, DONE] as const), ...later])
}

const DONE: Migration = { up: () => Promise.resolve() }

/** Tables of the portal among those of something else would be in each other's way, and in each other's backups. */
async function refuseForeign({ executed, tables }: Schema): Promise<void> {
  if ((await executed()).length > 0) return
  const foreign = await tables()
  // Another process may have taken all steps meanwhile.
  if (foreign.length > 0 && (await executed()).length === 0) throw new SchemaError('foreign', foreign)
}
