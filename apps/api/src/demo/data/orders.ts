import { LocalCurrency } from '@portal/domain/contract'
import { PAYMENT_METHOD_CODES } from '@portal/domain/order'
import { ADD_ONS, ORDERED_PLANS, type OrderedTier } from '@portal/domain/plan'
import * as v from 'valibot'
import { days, duration, line } from './fields.ts'

const plan = v.pipe(
  v.picklist(
    ORDERED_PLANS.map(({ name }) => name),
    'Expected the name of a plan',
  ),
  v.transform((name): OrderedTier => ORDERED_PLANS.find((ordered) => ordered.name === name)?.tier ?? 1),
)

/** `orders.yaml`: rates, unpaid orders, and orders of accepted quotes. */
export const Orders = v.strictObject({
  /** The oldest first. */
  rates: v.array(v.strictObject({ currency: LocalCurrency, rate: v.number(), daysAgo: days })),
  waiting: v.array(
    v.strictObject({
      business: line,
      reference: line,
      plan,
      addOns: v.optional(v.array(v.picklist(ADD_ONS.map(({ name }) => name))), []),
      placedAgo: duration,
      /** A file of `pictures/proofs`. */
      proof: v.optional(v.strictObject({ picture: line, sentAgo: duration, note: line })),
      /** Part of the price, in the local currency. */
      payment: v.optional(
        v.strictObject({ local: v.number(), method: v.picklist(PAYMENT_METHOD_CODES), paidAgo: duration }),
      ),
    }),
  ),
  websites: v.array(
    v.strictObject({
      /** The reference of the request. */
      quote: line,
      reference: line,
      business: line,
      paidAfter: duration,
      method: v.picklist(PAYMENT_METHOD_CODES),
    }),
  ),
})
export type DemoOrders = v.InferOutput<typeof Orders>
