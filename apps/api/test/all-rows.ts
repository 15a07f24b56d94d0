import { sql } from 'kysely'
import type { Store } from '#db/engine/store.ts'

type Row = Readonly<Record<string, unknown>>

/** PostgreSQL reads rows in the order in which they were last written. */
const inOrder = (rows: readonly Row[]): Row[] => {
  const texts = new Map(rows.map((row) => [row, JSON.stringify(row)]))
  return rows.toSorted((a, b) => ((texts.get(a) ?? '') < (texts.get(b) ?? '') ? -1 : 1))
}

/** The rows of each table of a database by its name, those of search indexes included. */
export async function readAllRows({ read }: Pick<Store, 'read'>): Promise<Map<string, readonly Row[]>> {
  const tables = await read.introspection.getTables({ withInternalKyselyTables: true })
  const all = new Map<string, readonly Row[]>()
  for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(read)
    all.set(name, inOrder(rows))
  }
  return all
}
