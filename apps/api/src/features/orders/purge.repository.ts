import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { getGreatest } from '#db/functions.ts'
import { countDeleted } from '#db/purge.ts'

/** Deletes some orders without activity since an instant; returns how many. Their credit stays. */
export const deleteOrdersBefore = (db: Kysely<Database>, at: number, limit: number): Promise<number> =>
  countDeleted(
    db.deleteFrom('orders').where('id', 'in', (orders) =>
      orders
        .selectFrom('orders')
        .select('id')
        .where((eb) =>
          eb(
            getGreatest(
              eb.ref('created_at'),
              sql`coalesce(paid_at, 0)`,
              sql`coalesce(refunded_at, 0)`,
              sql`coalesce(cancelled_at, 0)`,
            ),
            '<=',
            at,
          ),
        )
        .where(
          sql<boolean>`not exists (
            select 1 from payments where payments.order_id = orders.id and payments.recorded_at > ${at})`,
        )
        .limit(limit),
    ),
  )
