import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { UploadDaysTable } from './upload-days.table.ts'

type AddressDay = Pick<UploadDaysTable, 'address' | 'day'>

export async function findUploadedBytes(db: Kysely<Database>, { address, day }: AddressDay): Promise<number> {
  const row = await db
    .selectFrom('upload_days')
    .select('bytes')
    .where('address', '=', address)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.bytes ?? 0
}

export async function addUploadedBytes(db: Kysely<Database>, row: UploadDaysTable): Promise<void> {
  await db
    .insertInto('upload_days')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['address', 'day']).doUpdateSet({ bytes: sql`upload_days.bytes + excluded.bytes` }),
    )
    .execute()
}

/** Deletes at most `limit` rows from before a day; returns how many. */
export async function deleteDaysBefore(db: Kysely<Database>, day: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('upload_days')
    .where((eb) =>
      eb(
        eb.refTuple('address', 'day'),
        'in',
        eb
          .selectFrom('upload_days')
          .select(['address', 'day'])
          .where('day', '<', day)
          .limit(limit)
          .$asTuple('address', 'day'),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
