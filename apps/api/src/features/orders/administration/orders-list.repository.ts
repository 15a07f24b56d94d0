import type { OrderFilter } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText } from '#db/functions.ts'
import type { Page } from '#db/pagination.ts'
import { foldWord } from '@portal/domain/search'
import type { OrderRow } from '../orders.table.ts'

/** Filters the list; a blank `search` matches all. */
interface OrderListFilter {
  readonly status: OrderFilter | undefined
  readonly search: string
}

function selectMatching(db: Kysely<Database>, { status, search }: OrderListFilter) {
  let orders = db.selectFrom('orders')
  switch (status) {
    case undefined:
      break
    case 'proof':
      orders = orders.where('rank', '=', 0)
      break
    case 'refund':
      orders = orders.where('rank', '=', 1)
      break
    case 'part-paid':
      orders = orders.where('status', '=', 'open').where('received_cents', '>', 0)
      break
    default:
      orders = orders.where('status', '=', status)
  }
  for (const word of foldWord(search).split(/\s+/).filter(Boolean))
    orders = orders.where((eb) => containsText(eb.ref('search_text'), word))
  return orders
}

/** Orders in the administrators' order of work, the longest waiting first; then finished ones, the newest first. */
export const findOrders = (
  db: Kysely<Database>,
  filter: OrderListFilter,
  { limit, offset }: Page,
): Promise<OrderRow[]> =>
  selectMatching(db, filter)
    .selectAll()
    .orderBy('rank')
    .orderBy('waits_since')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countOrders(db: Kysely<Database>, filter: OrderListFilter): Promise<number> {
  const { total } = await selectMatching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
