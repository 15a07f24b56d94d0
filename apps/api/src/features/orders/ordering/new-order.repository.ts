import type { OrderedTier } from '@portal/domain/plan'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { OrderRow } from '../orders.table.ts'

interface PaidOrderQuery {
  readonly businessId: number
  readonly userId: number
  readonly tier: OrderedTier
}

/** Plan orders for a business that were paid by credit or unused days since an instant, the newest first. */
export const findPaidAtOnce = (
  db: Kysely<Database>,
  { businessId, userId, tier }: PaidOrderQuery,
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
