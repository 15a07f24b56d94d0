/** Rows of which there is always one, and the count of a queue that has been counted before anything waited in it. */
export const startingRows: readonly string[] = [
  'insert into readiness (id, checked_at) values (1, 0)',
  'insert into public_version (id, value) values (1, 1)',
  'insert into search_index_state (id, rules) values (1, 0)',
  `insert into queue_counts (kind, waiting) values ('review', 0)`,
]
