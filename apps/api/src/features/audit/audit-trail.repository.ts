import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** The entry after which a page begins, newest first. */
export interface AuditPosition {
  readonly at: number
  readonly id: number
}

/** Which entries to read; instants in milliseconds, `until` excluded. */
export interface EntryFilter {
  readonly actor?: number | undefined
  readonly action?: string | undefined
  readonly kind?: string | undefined
  readonly subject?: number | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
}

/** The business that an action was about, by itself or by its review, report or edit. */
const businessId = sql<number | null>`case
  when audit.subject_kind in ('business', 'edit') then audit.subject_id
  when audit.subject_kind = 'review' then (select business_id from reviews where id = audit.subject_id)
  when audit.subject_kind = 'report' then (select business_id from reports where id = audit.subject_id) end`

/** The label of a subject: its name, title or reference, or the name of its business. */
const label = sql<string | null>`case audit.subject_kind
  when 'business' then (select name from businesses where id = audit.subject_id)
  when 'edit' then (select name from businesses where id = audit.subject_id)
  when 'review' then (
    select businesses.name from reviews join businesses on businesses.id = reviews.business_id
    where reviews.id = audit.subject_id)
  when 'report' then (select reference from reports where id = audit.subject_id)
  when 'account' then (
    select trim(first_name || ' ' || last_name) from users as subjects where id = audit.subject_id)
  when 'quote request' then (select reference from quote_requests where id = audit.subject_id)
  when 'order' then (select reference from orders where id = audit.subject_id)
  when 'exchange rate' then (select currency from exchange_rates where id = audit.subject_id)
  when 'search words' then (
    select replace(words, '|', ', ') from search_word_overrides where id = audit.subject_id)
  when 'inquiry' then (select reference from inquiries where id = audit.subject_id)
  else (select title from content where id = audit.subject_id and kind = audit.subject_kind) end`

/** Entries of the audit trail, the newest first. */
export function findEntries(
  db: Kysely<Database>,
  { actor, action, kind, subject, from, until }: EntryFilter,
  limit: number,
  after?: AuditPosition,
) {
  let query = db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'actor_id', 'action', 'subject_kind', 'subject_id', 'reason', 'note'])
    .select('changes')
    .select([
      sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('actor_name'),
      label.as('label'),
      businessId.as('business_id'),
    ])
  if (actor !== undefined) query = query.where('actor_id', '=', actor)
  if (action !== undefined) query = query.where(sql<string>`action`, '=', action)
  if (kind !== undefined) query = query.where(sql<string>`subject_kind`, '=', kind)
  if (subject !== undefined) query = query.where('subject_id', '=', subject)
  if (from !== undefined) query = query.where('audit.at', '>=', from)
  if (until !== undefined) query = query.where('audit.at', '<', until)
  if (after) query = query.where(sql<boolean>`(audit.at, audit.id) < (${after.at}, ${after.id})`)
  return query.orderBy('audit.at', 'desc').orderBy('audit.id', 'desc').limit(limit).execute()
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]

/** The distinct actions or kinds of subject, by jumps through their index. */
export async function findChoices(db: Kysely<Database>, of: 'action' | 'subject_kind'): Promise<string[]> {
  const column = sql.ref(of)
  const { rows } = await sql<{ value: string }>`
    with recursive found(value) as (
      select min(${column}) from audit
      union all
      select (select min(${column}) from audit where ${column} > value) from found where value is not null
    )
    select value from found where value is not null`.execute(db)
  return rows.map(({ value }) => value)
}
