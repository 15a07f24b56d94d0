import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { textsIn } from './json.ts'

/** Tables with a slug. */
type Slugged = {
  [Table in keyof Database]: Database[Table] extends { slug: string } ? Table : never
}[keyof Database]

/** Finds the slugs of a table that equal one of these bases, also with a number appended. */
export async function findTakenSlugsIn(
  trx: Transaction<Database>,
  tables: readonly Slugged[],
  bases: readonly string[],
  /** The rows among which slugs are unique. */
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const table of tables) {
    // '.' follows '-', and ':' follows '9': the first range, which uses an index, covers the base and everything that
    // begins with it and a hyphen; the second, those with a hyphen and a digit.
    const found = await sql<{ slug: string }>`
      select slug from ${textsIn(JSON.stringify([...new Set(bases)]))} as base cross join ${sql.table(table)}
      where ${among} and slug >= base.value and slug < base.value || '.'
        and (slug = base.value or (slug >= base.value || '-0' and slug < base.value || '-:'))`.execute(trx)
    for (const { slug } of found.rows) taken.add(slug)
  }
  return taken
}
