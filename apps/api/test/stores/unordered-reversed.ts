import type { SqliteStore } from '#db/engine/sqlite/open.ts'

/**
 * Makes SQLite return unordered rows in reverse. By default it returns them in row order, which a test may rely on
 * unnoticed; PostgreSQL does so only mostly.
 */
export function reverseUnordered<Opened extends SqliteStore>(store: Opened): Opened {
  for (const sqlite of [store.writeSqlite, store.readSqlite]) sqlite.pragma('reverse_unordered_selects = on')
  return store
}
