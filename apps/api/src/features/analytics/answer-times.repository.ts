import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { jsonListHas } from '#db/json.ts'

/** A decision, and when its subject was submitted. */
export interface TimedDecision {
  readonly kind: string
  readonly submitted: number
  readonly decided: number
}

/** Whether a decision stands: the next entry of its subject that decides or undoes is not `undone`. */
const stands = (entry: 'audit' | 'earlier') => sql<boolean>`
  ${sql.ref(`${entry}.action`)} in ('approved', 'rejected', 'resolved', 'dismissed')
  and 'undone' is distinct from (
    select action from audit as later
    where later.subject_kind = ${sql.ref(`${entry}.subject_kind`)}
      and later.subject_id = ${sql.ref(`${entry}.subject_id`)} and later.id > ${sql.ref(`${entry}.id`)}
      and later.action in ('approved', 'rejected', 'resolved', 'dismissed', 'undone')
    order by later.id limit 1)`

interface DecisionFilter {
  /** Instants, the second one not included. */
  readonly from: number
  readonly until: number
  readonly place: { readonly country?: CountryCode | undefined; readonly province?: ProvinceCode | undefined }
}

/** An edit has the id of its business; content of several countries counts for each. */
const isAbout = ({ country, province }: DecisionFilter['place']) =>
  country === undefined
    ? sql`true`
    : sql`case subject_kind
        when 'review' then (select business_id from reviews where id = subject_id)
        when 'report' then (select business_id from reports where id = subject_id)
        when 'business' then subject_id when 'edit' then subject_id
      end in (select id from businesses where country = ${country}
        and (${province ?? null} is null or province = ${province ?? null}))
      or exists (
        select 1 from content
        where content.id = subject_id and content.kind = subject_kind
          and ${jsonListHas(sql.ref('content.countries'), country)}
          and (${province ?? null} is null or content.province = ${province ?? null}))`

/**
 * Decisions between two instants. Where the time of submission was not recorded, it comes from the row of the subject:
 * after a resubmission that is the first submission, and content, which stores only the last one, is left out. A second
 * decision about the same submission does not count.
 */
export async function findDecisions(
  db: Kysely<Database>,
  { from, until, place }: DecisionFilter,
): Promise<TimedDecision[]> {
  const { rows } = await sql<TimedDecision>`
    with decisions as (
      select id, subject_kind, subject_id, at, coalesce(submitted_at, case subject_kind
          when 'business' then (
            select case when submitted_at <= audit.at then submitted_at else created_at end from businesses where id = subject_id)
          when 'review' then (
            select case when submitted_at <= audit.at then submitted_at else created_at end from reviews where id = subject_id)
          when 'report' then (select submitted_at from reports where id = subject_id)
          else (select submitted_at from content where id = subject_id and kind = subject_kind)
        end) as submitted
      from audit
      where at >= ${from} and at < ${until} and ${stands('audit')}
    )
    select subject_kind as kind, submitted, at as decided from decisions
    where submitted <= at and (${isAbout(place)}) and not exists (
      select 1 from audit as earlier
      where earlier.subject_kind = decisions.subject_kind and earlier.subject_id = decisions.subject_id
        and earlier.id < decisions.id and earlier.at >= submitted and ${stands('earlier')})
    order by at`.execute(db)
  return rows
}
