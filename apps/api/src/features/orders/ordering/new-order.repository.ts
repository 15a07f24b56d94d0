import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { OrderRow } from '../orders.table.ts'
import type { Choice } from './choice.service.ts'

/** The orders of plans that credit or unused days of somebody paid for a business since an instant, the newest first. */
export const findPaidAtOnce = (
  db: Kysely<Database>,
  { businessId, userId, tier }: Pick<Choice, 'businessId' | 'userId' | 'tier'>,
  since: number,
): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .where('tier', '=', tier)
    .where('status', '=', 'paid')
    .where('received_cents', '=', 0)
    .where('paid_at', '>', since)
    .where('quote_reference', 'is', null)
    .orderBy('id', 'desc')
    .execute()
