/** How a database differs from the shape that this program works with. */
export type SchemaDifference = 'absent' | 'older' | 'newer' | 'unfinished'

/** A database that this program must leave alone; `migrations` are those that it lacks or has in addition. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
  readonly difference: SchemaDifference
  readonly migrations: readonly string[]

  constructor(difference: SchemaDifference, migrations: readonly string[] = []) {
    super(`The database is ${difference}: ${migrations.join(', ')}`)
    this.difference = difference
    this.migrations = migrations
  }
}
