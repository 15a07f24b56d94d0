import type { AdminOrder } from '@portal/domain/contract'
import { post } from './accounts.ts'
import { readMails } from './mails.ts'
import { NOW } from './new-app.ts'
import { newShop } from './orders.ts'
import { startStripe } from './stripe.ts'
import { STRIPE_EVENTS_PATH } from '#features/orders/providers/stripe/stripe.routes.ts'

/** Creates a portal that accepts cards through a Stripe stand-in, with an unpaid order. */
export async function newCardShop(options: Parameters<typeof newShop>[0] = {}) {
  const clock = { now: NOW }
  const stripe = await startStripe({ now: () => clock.now })
  const config = { ...options.config, stripe: stripe.config }
  const shop = await newShop({ ...options, now: () => clock.now, config })
  const order = await shop.order()
  const page = async () => {
    const response = await post(shop, `/api/orders/${order.reference}/card-payment`, {}, shop.owner)
    return response.json<{ url: string }>().url
  }
  return {
    ...shop,
    stripe,
    order,
    page,
    clock,
    postEvent: (event: ReturnType<typeof stripe.event>) =>
      shop.inject({ method: 'POST', url: STRIPE_EVENTS_PATH, ...event }),
    read: (): Promise<AdminOrder> => shop.adminOrder(order.reference),
    tier: async () =>
      (await shop.get(`/api/businesses/${shop.id}`)).json<{ subscriptionTier: number }>().subscriptionTier,
    subjects: async () => (await readMails(shop)).map(({ subject }) => subject.split(':')[0]),
  }
}
