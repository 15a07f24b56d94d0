/** Tables with exactly one row, and the initial count of a queue. */
export const startingRows: readonly string[] = [
  'insert into readiness (id, checked_at) values (1, 0)',
  'insert into public_version (id, value) values (1, 1)',
  'insert into search_index_state (id, rules) values (1, 0)',
  `insert into queue_counts (kind, waiting) values ('review', 0)`,
]
