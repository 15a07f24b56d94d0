import type { SqliteStore } from '#db/engine/sqlite/open.ts'

/**
 * Has SQLite answer in reverse what no order was asked for. By itself it answers in the order of its rows, which a test may rely
 * on without a word; PostgreSQL does so only most of the time.
 */
export function reverseUnordered<Opened extends SqliteStore>(store: Opened): Opened {
  for (const sqlite of [store.writeSqlite, store.readSqlite]) sqlite.pragma('reverse_unordered_selects = on')
  return store
}
