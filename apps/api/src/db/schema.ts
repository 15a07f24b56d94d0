import { Migrator, type Migration } from 'kysely/migration'
import type { KnownSchema, Schema, Store } from './engine/store.ts'
import { SchemaError } from './schema-error.ts'

/** A schema that can be read without writing. */
interface WithSchema {
  readonly schema: KnownSchema
}

/** The names of migrations and what they replace. */
type Steps = Omit<KnownSchema, 'executed'>

/**
 * Runs the missing migrations in one transaction; returns their names. A database that is too old, or that a newer version
 * has changed, is left unchanged.
 */
export async function migrate({ write, schema }: Pick<Store, 'write' | 'schema'>): Promise<string[]> {
  await refuseOtherVersion(schema)
  // Kysely throws for a database with unknown migrations.
  if ((await listMissingMigrations({ schema })).length === 0) return []
  await refuseForeign(schema)
  const migrations = withReplaced(schema, await schema.executed())
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  return runMigrations(new Migrator({ db: write, provider }), schema, MAX_TRIES)
}

/** Each failed attempt lets the competing transaction finish. */
const MAX_TRIES = 5

async function runMigrations(migrator: Migrator, schema: Schema, tries: number): Promise<string[]> {
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return results.map((result) => result.migrationName)
  if (tries > 1 && schema.isDeadlock(error)) return runMigrations(migrator, schema, tries - 1)
  const failed = results.find((result) => result.status === 'Error')
  throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
}

/** Throws a SchemaError unless the database has the expected schema. Writes nothing. */
export async function requireCurrentSchema({ schema }: WithSchema): Promise<void> {
  await refuseOtherVersion(schema)
  if ((await schema.executed()).length === 0) throw new SchemaError('absent')
  const missing = await listMissingMigrations({ schema })
  if (missing.length > 0) throw new SchemaError('older', missing)
}

/** Lists the missing migrations in execution order. */
export async function listMissingMigrations({ schema }: WithSchema): Promise<string[]> {
  const executed = new Set(toOwnNames(schema, await schema.executed()))
  return Object.keys(schema.migrations)
    .filter((name) => !executed.has(name))
    .toSorted()
}

async function refuseOtherVersion(schema: KnownSchema): Promise<void> {
  const other = findOtherVersion(schema, await schema.executed())
  if (other !== null) throw other
}

/** Returns the error for a database whose migrations are of a version that this one can't use; null if it can. */
export function findOtherVersion(steps: Steps, executed: readonly string[]): SchemaError | null {
  const newer = listUnknownSteps(steps, executed)
  if (newer.length > 0) return new SchemaError('newer', newer)
  const last = listReplacedSteps(steps, executed).at(-1)
  return last === undefined || last === steps.lastReplaced ? null : new SchemaError('outdated', [last])
}

/** Lists the executed migrations of another version that make the database unusable. */
function listUnknownSteps(steps: Steps, executed: readonly string[]): string[] {
  const { migrations, mayBeNewer } = steps
  const taken = toOwnNames(steps, executed)
  const isWhole = Object.keys(migrations).every((name) => taken.includes(name))
  return mayBeNewer && isWhole ? [] : taken.filter((name) => !(name in migrations))
}

/** Lists the executed migrations of earlier versions. */
const listReplacedSteps = ({ migrations, lastReplaced = '' }: Steps, executed: readonly string[]): string[] =>
  executed.filter((name) => name <= lastReplaced && !(name in migrations))

/** Replaces the migrations of earlier versions by the one of this version that stands for them. */
function toOwnNames(steps: Steps, executed: readonly string[]): string[] {
  const replaced = listReplacedSteps(steps, executed)
  const others = executed.filter((name) => !replaced.includes(name))
  const [first = ''] = Object.keys(steps.migrations)
  return replaced.includes(steps.lastReplaced ?? '') ? [first, ...others] : others
}

/** Adds the executed migrations of other versions, which Kysely does not run but has to know. */
function withReplaced(steps: Steps, executed: readonly string[]): Record<string, Migration> {
  const replaced = listReplacedSteps(steps, executed)
  if (replaced.length === 0) return steps.migrations
  const [, ...later] = Object.entries(steps.migrations)
  return Object.fromEntries([...replaced.map((name) => [name, DONE] as const), ...later])
}

const DONE: Migration = { up: () => Promise.resolve() }

/** Throws if the database has tables of another program: they would conflict, and become part of each other's backups. */
async function refuseForeign({ executed, tables }: Schema): Promise<void> {
  if ((await executed()).length > 0) return
  const foreign = await tables()
  // Another process may have run all migrations meanwhile.
  if (foreign.length > 0 && (await executed()).length === 0) throw new SchemaError('foreign', foreign)
}
