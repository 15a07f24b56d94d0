import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { EventChangeNoticesTable } from '../event-registrations.table.ts'

export async function saveChangeNotice(
  trx: Transaction<Database>,
  notice: EventChangeNoticesTable,
): Promise<void> {
  await trx.deleteFrom('event_change_notices').where('change_id', '=', notice.change_id).execute()
  await trx.insertInto('event_change_notices').values(notice).execute()
}
