import type { OrderFilter } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText } from '#db/functions.ts'
import type { Page } from '#db/pagination.ts'
import { foldWord } from '@portal/domain/search'
import type { OrderRow } from '../orders.table.ts'

/** Narrows the list; a blank `search` matches all. */
interface Narrowing {
  readonly status: OrderFilter | undefined
  readonly search: string
}

function matching(db: Kysely<Database>, { status, search }: Narrowing) {
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

/** What administrators do first comes first, those that wait longest before others; then what is done, the newest first. */
export const findOrders = (
  db: Kysely<Database>,
  narrowing: Narrowing,
  { limit, offset }: Page,
): Promise<OrderRow[]> =>
  matching(db, narrowing)
    .selectAll()
    .orderBy('rank')
    .orderBy('waits_since')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countOrders(db: Kysely<Database>, narrowing: Narrowing): Promise<number> {
  const { total } = await matching(db, narrowing)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
