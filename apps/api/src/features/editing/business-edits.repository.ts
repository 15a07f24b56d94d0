import type { EditableFields } from '@portal/domain/contract'
import { sql, type Kysely, type SqlBool, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Json } from '#shared/json.ts'
import type { BusinessEditRow, BusinessEditsTable } from './business-edits.table.ts'

type Trx = Transaction<Database>

export const findEdit = (db: Kysely<Database>, businessId: number): Promise<BusinessEditRow | undefined> =>
  db.selectFrom('business_edits').selectAll().where('business_id', '=', businessId).executeTakeFirst()

/** The edits of listings, for those that have one. */
export const findEditsOf = (
  db: Kysely<Database>,
  businessIds: readonly number[],
): Promise<BusinessEditRow[]> =>
  db.selectFrom('business_edits').selectAll().where('business_id', 'in', businessIds).execute()

/** Stores the edit of a listing, which waits from now on; there is one at most. */
export async function upsertEdit(
  trx: Trx,
  {
    businessId,
    changes,
    at,
  }: {
    readonly businessId: number
    readonly changes: Json<Partial<EditableFields>>
    readonly at: number
  },
): Promise<void> {
  const waiting = {
    changes,
    status: 'pending',
    submitted_at: at,
    reason: null,
    note: null,
    decided_at: null,
  } as const
  await trx
    .insertInto('business_edits')
    .values({ business_id: businessId, ...waiting })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(waiting))
    .execute()
}

export async function updateEdit(
  trx: Trx,
  businessId: number,
  changes: Updateable<BusinessEditsTable>,
): Promise<void> {
  await trx.updateTable('business_edits').set(changes).where('business_id', '=', businessId).execute()
}

/** Stores an edit as it was before a decision. */
export async function replaceEdit(trx: Trx, edit: BusinessEditRow): Promise<void> {
  await trx.insertInto('business_edits').values(edit).execute()
}

export async function deleteEdit(trx: Trx, businessId: number): Promise<void> {
  await trx.deleteFrom('business_edits').where('business_id', '=', businessId).execute()
}

/** Edits that wait after a position of the queue, the longest waiting first, with their businesses. */
export const findWaitingAfter = (
  db: Kysely<Database>,
  after: { readonly submittedAt: number; readonly id: number },
  limit: number,
) =>
  db
    .selectFrom('business_edits')
    .innerJoin('businesses', 'businesses.id', 'business_edits.business_id')
    .select([
      'businesses.id',
      'businesses.name',
      'businesses.category',
      'businesses.country',
      'businesses.province',
      'businesses.address',
      'businesses.owner_name',
      'businesses.reference',
      'business_edits.submitted_at',
    ])
    .where('business_edits.status', '=', sql.lit('pending'))
    .where(
      sql<SqlBool>`(business_edits.submitted_at, business_edits.business_id) > (${after.submittedAt}, ${after.id})`,
    )
    .orderBy('business_edits.submitted_at')
    .orderBy('business_edits.business_id')
    .limit(limit)
    .execute()

/** Edits that were rejected before an instant and not sent in again. */
export const findRejectedEdits = (
  db: Kysely<Database>,
  before: number,
  limit: number,
): Promise<BusinessEditRow[]> =>
  db
    .selectFrom('business_edits')
    .selectAll()
    .where('status', '=', 'rejected')
    .where('decided_at', '<', before)
    .limit(limit)
    .execute()
