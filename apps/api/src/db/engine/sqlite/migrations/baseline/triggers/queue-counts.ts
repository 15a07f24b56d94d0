interface Queue {
  /** The prefix of the triggers' names. */
  readonly name: string
  readonly table: string
  /** The columns that decide whether a row is pending. */
  readonly columns: string
  /** The SQL expression of a row's kind. */
  readonly kind: (row: 'new' | 'old') => string
  /** Whether a row is pending. */
  readonly waits: (row: 'new' | 'old') => string
  /** The opposite, if it is not written with `not`. */
  readonly waitsNot?: (row: 'new' | 'old') => string
}

const QUEUES: readonly Queue[] = [
  {
    name: 'queue_businesses',
    table: 'businesses',
    columns: 'status, removed_at',
    kind: () => `'business'`,
    waits: (row) => `(${row}.status = 'pending' and ${row}.removed_at is null)`,
  },
  {
    name: 'queue_content',
    table: 'content',
    columns: 'status, submitted_at',
    kind: (row) => `${row}.kind`,
    waits: (row) => `(${row}.status = 'pending' and ${row}.submitted_at is not null)`,
  },
  {
    name: 'queue_inquiries',
    table: 'inquiries',
    columns: 'status',
    kind: () => `'inquiry'`,
    waits: (row) => `(${row}.status = 'new')`,
  },
  {
    name: 'queue_reviews',
    table: 'reviews',
    columns: 'status, waiting_comment',
    kind: () => `'review'`,
    waits: (row) => `(${row}.status = 'pending' or ${row}.waiting_comment is not null)`,
  },
  {
    name: 'queue_reports',
    table: 'reports',
    columns: 'status',
    kind: () => `'report'`,
    waits: (row) => `${row}.status = 'pending'`,
    waitsNot: (row) => `${row}.status <> 'pending'`,
  },
  {
    name: 'queue_edits',
    table: 'business_edits',
    columns: 'status',
    kind: () => `'edit'`,
    waits: (row) => `${row}.status = 'pending'`,
    waitsNot: (row) => `${row}.status <> 'pending'`,
  },
]

/** Triggers that count pending decisions. */
export const queueCountTriggers: readonly string[] = QUEUES.flatMap(
  ({ name, table, columns, kind, waits, waitsNot = (row) => `not ${waits(row)}` }) => {
    const add = `begin
      insert into queue_counts (kind, waiting) values (${kind('new')}, 1)
      on conflict (kind) do update set waiting = waiting + 1; end`
    const take = `begin update queue_counts set waiting = waiting - 1 where kind = ${kind('old')}; end`
    return [
      `create trigger ${name}_insert after insert on ${table}
    when ${waits('new')} ${add}`,
      `create trigger ${name}_delete after delete on ${table}
    when ${waits('old')} ${take}`,
      `create trigger ${name}_enter after update of ${columns} on ${table}
    when ${waits('new')} and ${waitsNot('old')} ${add}`,
      `create trigger ${name}_leave after update of ${columns} on ${table}
    when ${waits('old')} and ${waitsNot('new')} ${take}`,
    ]
  },
)
