import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { rowsOf } from './engine/json.ts'

type Slugged = 'businesses' | 'business_slugs' | 'content'

/** Which of these slugs, and of the same with a number behind, are in use in any of the tables. */
export async function takenSlugs(
  trx: Transaction<Database>,
  tables: readonly Slugged[],
  bases: readonly string[],
  /** Confines the search to rows among which slugs are unique. */
  among: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const table of tables) {
    // '.' is the character after '-': the range holds the base and everything that begins with it and a hyphen.
    const found = await sql<{ slug: string }>`
      select slug from ${rowsOf([...new Set(bases)])} as base cross join ${sql.table(table)}
      where ${among} and slug >= base.value and slug < base.value || '.'
        and (slug = base.value or slug glob base.value || '-[0-9]*')`.execute(trx)
    for (const { slug } of found.rows) taken.add(slug)
  }
  return taken
}
