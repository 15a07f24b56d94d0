import { createCountingTriggers, createStatementTrigger } from './statement-trigger.ts'

/** Counts of listings by place, trade and facet values; a combination that once had listings stays, with 0. */
const counts = createCountingTriggers({
  name: 'counts_business',
  table: 'businesses',
  columns: `country, coalesce(province, '') as province, category, counted_flags, listed`,
  body: (changed) => `
    insert into business_counts (country, province, category, counted_flags, listings)
    select country, province, category, counted_flags, sum(change) from (
      ${changed}
    ) as changed
    where listed = 1
    group by country, province, category, counted_flags
    having sum(change) <> 0
    order by country, province, category, counted_flags
    on conflict (country, province, category, counted_flags)
    do update set listings = business_counts.listings + excluded.listings;`,
})

/** Gives a business whose public data may differ a new id among the changes. */
const noteChanged = (event: 'insert' | 'update' | 'delete', changed: string) =>
  createStatementTrigger({
    name: `changes_business_${event}`,
    event,
    table: 'businesses',
    body: `
    insert into business_changes (business_id) ${changed} order by id
    on conflict (business_id) do update set id = excluded.id;`,
  })

const BEFORE = 'select id from old_rows where listed = 1'
const AFTER = 'select id from new_rows where listed = 1'

const changes = [
  ...noteChanged('insert', AFTER),
  ...noteChanged('update', `${BEFORE} union ${AFTER}`),
  ...noteChanged('delete', BEFORE),
]

/** Each different opening pattern is stored once in a table of its own. */
const patterns = (['insert', 'update'] as const).flatMap((event) =>
  createStatementTrigger({
    name: `opening_patterns_${event}`,
    event,
    table: 'businesses',
    body: `
    insert into opening_patterns (key, pattern)
    select distinct on (opening_key) opening_key, opening from new_rows
    where opening is not null and not exists (select from opening_patterns where key = opening_key)
    order by opening_key
    on conflict (key) do nothing;`,
  }),
)

/** Triggers that maintain the tables that lists read besides businesses. */
export const listingTriggers: readonly string[] = [...counts, ...changes, ...patterns]
