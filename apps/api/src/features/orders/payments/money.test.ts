import type { Order, Revenue } from '@portal/domain/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newShop, type Shop } from '#test/orders.ts'
import { asRun } from '#test/run-end.ts'

/** The next action; numbers choose among the possible ones. */
type Step =
  | { readonly is: 'order'; readonly plan: 1 | 2; readonly addOns: readonly string[] }
  /** `share` of the amount due, or of 50 dollars if nothing is due. */
  | { readonly is: 'pay'; readonly which: number; readonly share: number; readonly local: boolean }
  | { readonly is: 'cancel'; readonly which: number }
  | { readonly is: 'refund'; readonly which: number; readonly withAddOns: boolean }

const steps = fc.array(
  fc.oneof(
    fc.record({
      is: fc.constant('order' as const),
      plan: fc.constantFrom(1 as const, 2 as const),
      addOns: fc.subarray(['Logo design', 'Online booking system']),
    }),
    fc.record({
      is: fc.constant('pay' as const),
      which: fc.nat(2),
      share: fc.constantFrom(0.37, 1, 1, 1.3),
      local: fc.boolean(),
    }),
    fc.record({ is: fc.constant('cancel' as const), which: fc.nat(2) }),
    fc.record({ is: fc.constant('refund' as const), which: fc.nat(2), withAddOns: fc.boolean() }),
  ),
  { minLength: 10, maxLength: 18 },
)

async function take(shop: Shop, references: string[], step: Step): Promise<number> {
  if (step.is === 'order') {
    const response = await shop.tryOrder({ plan: step.plan, addOns: step.addOns })
    if (response.statusCode === 201) references.push(response.json<Order>().reference)
    return response.statusCode
  }
  // Counted from the last one.
  const reference = references.at(-1 - step.which)
  if (reference === undefined) return 404
  if (step.is === 'cancel') return (await shop.cancel(reference)).statusCode
  const { id, due, local } = await shop.adminOrder(reference)
  if (step.is === 'refund') return (await shop.refund(id, { withAddOns: step.withAddOns })).statusCode
  const currency = step.local ? 'SBD' : 'USD'
  const whole = (step.local ? local?.due : due) || 50
  return (await shop.tryPay(id, { amount: Math.round(whole * step.share * 100) / 100, currency })).statusCode
}

async function readMoney({ store }: Shop) {
  const orders = await store.read.selectFrom('orders').selectAll().execute()
  const payments = await store.read.selectFrom('payments').selectAll().execute()
  const refunds = await store.read.selectFrom('refunds').selectAll().execute()
  const credit = await store.read.selectFrom('credit_entries').select('cents').execute()
  const items = await store.read.selectFrom('order_items').selectAll().execute()
  return { orders, payments, refunds, credit, items }
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0)

test('recorded money equals received money, whatever is ordered, paid, cancelled and refunded', async () => {
  const counts = { paid: 0, refunded: 0, cancelled: 0, open: 0 }
  await fc.assert(
    fc.asyncProperty(
      steps,
      asRun(async (all) => {
        const shop = await newShop({ config: { rateLimitScale: 1000 } })
        await shop.setRate('SBD', 8.4567)
        const references: string[] = []
        for (const step of all)
          expect([200, 201, 400, 404, 409]).toContain(await take(shop, references, step))

        const { orders, payments, refunds, credit, items } = await readMoney(shop)
        for (const order of orders) {
          counts[order.status] += 1
          const received = payments.filter(({ order_id }) => order_id === order.id)
          expect(order.received_cents).toBe(sum(received, ({ amount_cents }) => amount_cents))
          const own = items.filter(({ order_id }) => order_id === order.id)
          expect(order.total_cents).toBe(sum(own, ({ cents }) => cents))
        }
        const short = orders.filter(
          (order) => order.status === 'paid' && order.received_cents + order.credit_cents < order.total_cents,
        )
        expect(short).toEqual([])
        // What orders keep: the price of paid ones less refunds, and the money received for open ones.
        const kept = sum(orders, (order) => {
          const back = refunds.filter(({ order_id }) => order_id === order.id)
          const returned = sum(back, ({ amount_cents, credit_cents }) => amount_cents + credit_cents)
          // A refunded order may have been only partly paid.
          if (order.status === 'paid' || order.status === 'refunded')
            return Math.min(order.total_cents, order.received_cents + order.credit_cents) - returned
          return order.status === 'open' ? order.received_cents + order.credit_cents : 0
        })
        const balance = sum(credit, ({ cents }) => cents)
        const moneyIn =
          sum(payments, ({ amount_cents }) => amount_cents) - sum(refunds, ({ amount_cents }) => amount_cents)
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(moneyIn).toBe(kept + balance)
        expect(await shop.credit()).toBe(balance / 100)

        const url = '/api/admin/analytics/revenue?from=2026-11-01&to=2026-11-30'
        const { totals } = (await shop.get(url, shop.admin)).json<Revenue>()
        expect(Math.round(totals.total * 100)).toBe(moneyIn)
        const paidTime = await shop.store.read.selectFrom('plan_periods').select('id').execute()
        expect(paidTime).toHaveLength(orders.filter(({ status }) => status === 'paid').length)
      }),
    ),
    // A fixed seed, so that the required states occur.
    { numRuns: 12, seed: 2026 },
  )
  // Every final state of an order has occurred.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
}, 120_000)
