import { getPlanMailLead, getPlanMailSubject, type PlanKind, type PlanMailKind } from '@portal/domain/plan'
import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type { PlanMailsTable } from './plans.table.ts'

type Trx = Transaction<Database>

/** The column of the end that a mail is about. */
const END = { trial: 'trial_expires_at', paid: 'plan_expires_at' } as const

const OWNED = sql`businesses.status = 'approved' and businesses.owner_id is not null
  and businesses.removed_at is null and businesses.suspended_at is null`

/** Listings whose owners get mails about an end. Spelt out so that the partial indexes of both ends are used. */
const ELIGIBLE: Readonly<Record<PlanKind, ReturnType<typeof sql<SqlBool>>>> = {
  // A plan that waits for the end of the trial needs no reminder of it.
  trial: sql<SqlBool>`businesses.tier = 0 and ${OWNED}
    and (businesses.plan_expires_at is null or businesses.plan_expires_at <= businesses.trial_expires_at)`,
  paid: sql<SqlBool>`businesses.tier > 0 and ${OWNED}`,
}

const MAIL_COLUMNS = [
  'id',
  'owner_id',
  'name',
  'country',
  'address',
  'tier',
  'trial_expires_at',
  'plan_expires_at',
] as const

/** The columns that mails about an end need. */
export type EndingListing = Pick<BusinessRow, (typeof MAIL_COLUMNS)[number]>

/** When the trial or the paid time of a listing ends; null without one. */
export const getEnd = (row: EndingListing, about: PlanKind): number | null => row[END[about]]

interface DueSearch {
  readonly kind: PlanMailKind
  readonly asOf: number
  /** Starts after this business. */
  readonly after: number
  readonly limit: number
}

/** Businesses with a mail that is due and not yet written, by id. */
export async function findDueBusinesses(
  db: Kysely<Database>,
  { kind, asOf, after, limit }: DueSearch,
): Promise<number[]> {
  const about = getPlanMailSubject(kind)
  const end = sql.ref<number>(`businesses.${END[about]}`)
  const rows = await db
    .selectFrom('businesses')
    .select('businesses.id')
    .where(ELIGIBLE[about])
    .where(end, '<=', asOf + getPlanMailLead(kind))
    .where('businesses.id', '>', after)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('plan_mails')
            .select('plan_mails.kind')
            .whereRef('plan_mails.business_id', '=', 'businesses.id')
            .where('plan_mails.kind', '=', kind)
            .$if(about === 'paid', (mails) => mails.where('plan_mails.ends_at', '=', end)),
        ),
      ),
    )
    .orderBy('businesses.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** A listing whose owner gets mails about an end; undefined if it no longer qualifies. */
export const findEndingListing = (
  trx: Trx,
  id: number,
  about: PlanKind,
): Promise<EndingListing | undefined> =>
  trx
    .selectFrom('businesses')
    .select(MAIL_COLUMNS)
    .where('id', '=', id)
    .where(ELIGIBLE[about])
    .executeTakeFirst()

/** The kinds of mails already written about a business's trial, and about this end of its paid time. */
export async function findMailKinds(trx: Trx, businessId: number, endsAt: number): Promise<PlanMailKind[]> {
  const rows = await trx
    .selectFrom('plan_mails')
    .select(['kind', 'ends_at'])
    .where('business_id', '=', businessId)
    .execute()
  return rows
    .filter(({ kind, ends_at }) => getPlanMailSubject(kind) === 'trial' || ends_at === endsAt)
    .map(({ kind }) => kind)
}

export async function insertPlanMail(trx: Trx, mail: PlanMailsTable): Promise<void> {
  await trx.insertInto('plan_mails').values(mail).execute()
}

interface SkippedMails {
  readonly kind: PlanMailKind
  readonly now: number
  /** Undefined for all businesses. */
  readonly businessId: number | undefined
}

/** Marks due mails of a kind as skipped, whatever the listing's state. */
export async function skipDuePlanMails(trx: Trx, { kind, now, businessId }: SkippedMails): Promise<void> {
  const end = sql.ref(END[getPlanMailSubject(kind)])
  await sql`
    insert into plan_mails (business_id, kind, ends_at, at, is_sent)
    select id, ${kind}, ${end}, ${now}, 0 from businesses
    where ${end} <= ${now + getPlanMailLead(kind)} and ${businessId === undefined ? sql`true` : sql`id = ${businessId}`}
    on conflict do nothing`.execute(trx)
}
