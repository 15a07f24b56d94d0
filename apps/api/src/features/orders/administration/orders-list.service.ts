import type { OrdersQuery, OrderSummary } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { summarize } from '../orders.service.ts'
import { countOrders, findOrders } from './orders-list.repository.ts'

/** A page of the matching orders, and their total. */
export async function listAdminOrders(
  db: Kysely<Database>,
  { status, search = '' }: OrdersQuery,
  page: Page,
): Promise<{ items: OrderSummary[]; total: number }> {
  const filter = { status, search }
  return {
    items: await summarize(db, await findOrders(db, filter, page)),
    total: await countOrders(db, filter),
  }
}
