import { Kysely, type CompiledQuery } from 'kysely'
import type { Database } from '#db/database.ts'
import { PortalDialect } from '#db/engine/sqlite/dialect.ts'
import type { SqliteStore } from '#db/engine/sqlite/open.ts'

/** Transaction statements have no plan. */
const OF_TRANSACTION = /^(?:begin|commit|rollback)\b/

/** Records SQLite's plan of each query that is run on the database. */
export function watchQueries(store: SqliteStore, by: 'readSqlite' | 'writeSqlite' = 'readSqlite') {
  const sqlite = store[by]
  const queries: CompiledQuery[] = []
  const db = new Kysely<Database>({
    dialect: new PortalDialect({ database: sqlite }),
    log({ query }) {
      if (!OF_TRANSACTION.test(query.sql)) queries.push(query)
    },
  })
  const plans = () =>
    queries.flatMap(({ sql, parameters }) =>
      sqlite
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(...parameters)
        .map(({ detail }) => detail),
    )
  return { db, queries, plans }
}
