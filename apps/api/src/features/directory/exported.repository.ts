import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

/** The next approved businesses after an id, the oldest first; removed ones are not among them. */
export const findApprovedAfter = (db: Kysely<Database>, id: number, limit: number): Promise<BusinessRow[]> =>
  db
    .selectFrom('businesses')
    .selectAll()
    .where('status', '=', 'approved')
    .where('removed_at', 'is', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
