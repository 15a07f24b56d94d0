/** The rows that full text finds, by the name of the index: each has the id of its row. */
const INDEXED = {
  business_search: 'businesses',
  content_search: 'content',
  user_search: 'users',
} as const

/**
 * Full-text indexes. The application makes the vectors and writes them in the transaction that writes the row: no trigger
 * folds words as it does. They stand beside the rows, so that a change without new words leaves them alone.
 */
export const fullText: readonly string[] = Object.entries(INDEXED).flatMap(([index, table]) => [
  `create table ${index} (
    id bigint primary key references ${table} (id) on delete cascade,
    search tsvector not null
  )`,
  // With a list of pending entries, every search would go through it, and some write would pay for them all.
  `create index ${index}_words on ${index} using gin (search) with (fastupdate = off)`,
])
