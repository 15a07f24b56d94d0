/** How a database differs from the expected schema. */
export type SchemaDifference = 'absent' | 'foreign' | 'outdated' | 'older' | 'newer' | 'unfinished'

/**
 * A database that this program must not change. `names` are the missing or additional migrations; the last migration where
 * the database is too old to be migrated; or the tables of another program.
 */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
  readonly difference: SchemaDifference
  readonly names: readonly string[]

  constructor(difference: SchemaDifference, names: readonly string[] = []) {
    super(`The database is ${difference}: ${names.join(', ')}`)
    this.difference = difference
    this.names = names
  }
}
