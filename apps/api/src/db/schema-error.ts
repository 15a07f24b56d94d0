/** How a database differs from the shape that this program works with. */
export type SchemaDifference = 'absent' | 'foreign' | 'outdated' | 'older' | 'newer' | 'unfinished'

/**
 * A database that this program must leave alone; `names` are the migrations that it lacks or has in addition, the last that it has
 * where it is too old to be brought to this version, or the tables of something else.
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
