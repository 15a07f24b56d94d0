import type { DeedKind } from '@portal/domain/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** Something that was done in somebody's name and still counts. */
export interface DeedRow {
  readonly kind: DeedKind
  readonly id: number
  readonly title: string
  readonly is_public: 0 | 1
  readonly at: number
}

interface Account {
  readonly id: number
  readonly email: string
}

/**
 * What the account did, and what was sent in with its address without signing in, the newest first; what is withdrawn,
 * rejected or closed already is left out.
 */
export async function findDeeds(
  db: Kysely<Database>,
  { id, email }: Account,
  now: number,
): Promise<readonly DeedRow[]> {
  const { rows } = await sql<DeedRow>`
    select 'business' as kind, id, name as title, listed and public_until > ${now} as is_public, created_at as at
    from businesses where owner_id = ${id} and removed_at is null
    union all
    select 'review', reviews.id, businesses.name, reviews.status = 'published', reviews.created_at
    from reviews join businesses on businesses.id = business_id
    where user_id = ${id} and reviews.status <> 'refused'
    union all
    select kind, id, title, status = 'approved', submitted_at
    from content
    where submitter_email = ${email} and status <> 'rejected' and kind in ('event', 'tender', 'job')
    union all
    select 'quote request', id, business_name, 0, created_at
    from quote_requests where email = ${email} and status in ('new', 'in review', 'quoted')
    order by at desc, id desc`.execute(db)
  return rows
}
