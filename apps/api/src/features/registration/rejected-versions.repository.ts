import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Json } from '#shared/json.ts'
import type { RejectedVersion, RejectedVersionsTable } from './rejected-versions.table.ts'

export async function replaceRejectedVersion(
  trx: Transaction<Database>,
  row: Insertable<RejectedVersionsTable>,
): Promise<void> {
  await trx.deleteFrom('rejected_versions').where('business_id', '=', row.business_id).execute()
  await trx.insertInto('rejected_versions').values(row).execute()
}

export async function findRejectedVersion(
  db: Kysely<Database>,
  businessId: number,
): Promise<Json<RejectedVersion> | null> {
  const row = await db
    .selectFrom('rejected_versions')
    .select('fields')
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return row?.fields ?? null
}

/** Deletes the versions of businesses that no longer wait, which nobody compares any more. */
export async function deleteVersionsOfDecided(trx: Transaction<Database>): Promise<void> {
  await trx
    .deleteFrom('rejected_versions')
    .where('business_id', 'not in', (eb) =>
      eb
        .selectFrom('businesses')
        .select('id')
        .where('status', '=', 'pending')
        .where('removed_at', 'is', null),
    )
    .execute()
}
