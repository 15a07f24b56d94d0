import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { textsIn } from './json.ts'

/** Tables with a slug. */
type Slugged = {
  [Table in keyof Database]: Database[Table] extends { slug: string } ? Table : never
}[keyof Database]

/** Of these slugs, and of the same with a number behind, those that one of the tables has. */
export async function findTakenSlugsIn(
  trx: Transaction<Database>,
  tables: readonly Slugged[],
  bases: readonly string[],
  /** The rows among which slugs are unique. */
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const table of tables) {
    // '.' is the character after '-', and ':' the one after '9': the first range, which an index finds, has the base and
    // everything that begins with it and a hyphen, the second what begins with a hyphen and a digit.
    const found = await sql<{ slug: string }>`
      select slug from ${textsIn(JSON.stringify([...new Set(bases)]))} as base cross join ${sql.table(table)}
      where ${among} and slug >= base.value and slug < base.value || '.'
        and (slug = base.value or (slug >= base.value || '-0' and slug < base.value || '-:'))`.execute(trx)
    for (const { slug } of found.rows) taken.add(slug)
  }
  return taken
}
