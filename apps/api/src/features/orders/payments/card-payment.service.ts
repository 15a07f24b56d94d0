import { PORTAL } from '@portal/reference-data'
import { Problem } from '#shared/problem.ts'
import { requireOwnOrder, type OrderRequester } from '../ordering/own-orders.service.ts'
import { getOrderUrl } from '../order-mails.ts'
import { findItems } from '../orders.repository.ts'
import type { OrdersContext } from '../orders.service.ts'
import { getDue } from '../orders.view.ts'
import { repriceLapsed } from './lapsed-price.service.ts'

/** Opens the card provider's page for the amount due of an order. */
export async function payByCard(context: OrdersContext, requester: OrderRequester): Promise<{ url: string }> {
  const { config, provider, store, now } = context
  // The payment will be compared with this amount.
  const order = await store.write
    .transaction()
    .execute(async (trx) => repriceLapsed(trx, await requireOwnOrder(trx, requester), now()))
  if (provider === null) throw new Problem('conflict', 'We don’t take cards here')
  const cents = getDue(order)
  if (order.status !== 'open' || cents === 0) throw new Problem('conflict', 'Nothing is due on this order')
  const [first] = await findItems(store.read, order.id)
  const { url } = await provider.openPayment({
    reference: order.reference,
    description: first?.name ?? PORTAL.name,
    cents,
    email: order.billed_email,
    returnUrl: getOrderUrl(config, order),
  })
  return { url }
}
