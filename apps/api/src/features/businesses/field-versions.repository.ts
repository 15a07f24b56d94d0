import type { EditableField } from '@portal/domain/business'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import './field-versions.table.ts'

/** The version of a business as it is edited; 0 of one that was never changed. */
export async function findVersion(db: Kysely<Database>, businessId: number): Promise<number> {
  const { version } = await db
    .selectFrom('business_field_versions')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow()
  return version ?? 0
}

/** The fields that were changed after a version. */
export async function findFieldsChangedSince(
  db: Kysely<Database>,
  businessId: number,
  version: number,
): Promise<EditableField[]> {
  const rows = await db
    .selectFrom('business_field_versions')
    .select('field')
    .where('business_id', '=', businessId)
    .where('version', '>', version)
    .orderBy('field')
    .execute()
  return rows.map(({ field }) => field)
}

/** Records a change of these fields as the next version. */
export async function raiseVersion(
  trx: Transaction<Database>,
  businessId: number,
  fields: readonly EditableField[],
): Promise<void> {
  if (fields.length === 0) return
  const version = (await findVersion(trx, businessId)) + 1
  await trx
    .insertInto('business_field_versions')
    .values(fields.map((field) => ({ business_id: businessId, field, version })))
    .onConflict((conflict) => conflict.columns(['business_id', 'field']).doUpdateSet({ version }))
    .execute()
}
