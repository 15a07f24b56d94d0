import { createCountingTriggers } from './statement-trigger.ts'

interface Queue {
  /** The prefix of the triggers' names. */
  readonly name: string
  readonly table: string
  /** The SQL expression of a row's kind. */
  readonly kind: string
  /** Whether a row is pending. */
  readonly waits: string
}

const QUEUES: readonly Queue[] = [
  {
    name: 'queue_businesses',
    table: 'businesses',
    kind: `'business'`,
    waits: `status = 'pending' and removed_at is null`,
  },
  {
    name: 'queue_content',
    table: 'content',
    kind: 'kind',
    waits: `status = 'pending' and submitted_at is not null`,
  },
  { name: 'queue_edits', table: 'business_edits', kind: `'edit'`, waits: `status = 'pending'` },
  { name: 'queue_reports', table: 'reports', kind: `'report'`, waits: `status = 'pending'` },
  { name: 'queue_inquiries', table: 'inquiries', kind: `'inquiry'`, waits: `status = 'new'` },
  {
    name: 'queue_reviews',
    table: 'reviews',
    kind: `'review'`,
    waits: `status = 'pending' or waiting_comment is not null`,
  },
]

/** Triggers that count pending decisions. */
export const queueCountTriggers: readonly string[] = [
  // Inserts only what is missing: a row to insert is checked even if an existing one is updated instead.
  `create function change_waiting(changed_kind text, change bigint) returns void language plpgsql as $$
  begin
    if change > 0 then
      insert into queue_counts (kind, waiting) values (changed_kind, change)
      on conflict (kind) do update set waiting = queue_counts.waiting + excluded.waiting;
    elsif change < 0 then
      update queue_counts set waiting = waiting + change where kind = changed_kind;
    end if;
  end $$`,
  ...QUEUES.flatMap(({ name, table, kind, waits }) =>
    createCountingTriggers({
      name,
      table,
      columns: `${kind} as kind, (${waits}) as waits`,
      body: (changed) => `
    perform change_waiting(kind, sum(change)) from (
      ${changed}
    ) as changed
    where waits group by kind;`,
    }),
  ),
]
