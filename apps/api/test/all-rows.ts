import { sql } from 'kysely'
import type { Store } from '#db/engine/store.ts'

type Row = Readonly<Record<string, unknown>>

/** Sorts rows, since PostgreSQL reads them in the order of their last write. */
const inOrder = (rows: readonly Row[]): Row[] => {
  const texts = new Map(rows.map((row) => [row, JSON.stringify(row)]))
  return rows.toSorted((a, b) => ((texts.get(a) ?? '') < (texts.get(b) ?? '') ? -1 : 1))
}

/** Reads the rows of each table by name, including those of search indexes. */
export async function readAllRows({ read }: Pick<Store, 'read'>): Promise<Map<string, readonly Row[]>> {
  const tables = await read.introspection.getTables({ withInternalKyselyTables: true })
  const all = new Map<string, readonly Row[]>()
  for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(read)
    all.set(name, inOrder(rows))
  }
  return all
}
