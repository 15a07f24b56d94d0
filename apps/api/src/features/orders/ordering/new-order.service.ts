import type { NewOrder, Order } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { readTrialWait } from '#features/businesses/plan.service.ts'
import { findAccountFacts } from '#features/users/users.service.ts'
import { Problem } from '#shared/problem.ts'
import { findItems, findOpenOrders } from '../orders.repository.ts'
import { describeOrder, type OrdersContext } from '../orders.service.ts'
import type { OrderRow } from '../orders.table.ts'
import { cancel } from './cancellation.service.ts'
import { priceChoice, requireOrderable, type Choice } from './choice.service.ts'
import { findPaidAtOnce } from './new-order.repository.ts'
import { placeOrder } from './place-order.service.ts'

type Trx = Transaction<Database>

interface OrderRequest {
  readonly userId: number
  /** The Idempotency-Key; null without one. */
  readonly key: string | null
}

interface NewChoice extends Choice {
  /** Whether a trial runs for whose end the plan may wait. */
  readonly isOnTrial: boolean
}

const REPLACED = 'Another order for this listing took its place'
/** Within this time the same choice returns the order that was paid at once, since people press twice. */
const REPEAT_WINDOW = HOUR

/**
 * Orders a plan. The same choice again returns the open order, or for an hour the one that credit or unused days paid
 * at once. Another choice replaces an open order, unless a part of that is paid.
 */
export function createOrder(
  context: OrdersContext,
  { userId, key }: OrderRequest,
  { businessId, plan: tier, addOns, startsNow }: NewOrder,
): Promise<Order> {
  const now = context.now()
  const chosen = { businessId, tier, addOns: addOns ?? [], startsNow: startsNow ?? false, userId }
  const request = { userId, key, call: 'POST /api/orders', body: { ...chosen, userId: undefined }, now }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, request, async () => {
      const business = await requireOrderable(trx, chosen, now)
      const choice = { ...chosen, isOnTrial: (await readTrialWait(trx, business.id, now)) !== null }
      const ordered =
        (await findJustPaid(trx, choice, now)) ?? (await reuseOrReplaceOpenOrder(trx, context, choice))
      const row = ordered ?? (await place(trx, context, choice, business))
      return describeOrder(context, trx, row)
    }),
  )
}

async function place(
  trx: Trx,
  context: OrdersContext,
  choice: NewChoice,
  business: Awaited<ReturnType<typeof requireOrderable>>,
): Promise<OrderRow> {
  const { items, totalCents, creditCents } = await priceChoice(trx, business, choice, { now: context.now() })
  const account = await findAccountFacts(trx, { userId: choice.userId, email: null })
  if (!account) throw new Problem('signed-out', 'You are not signed in')
  return placeOrder(trx, context, {
    businessId: business.id,
    userId: choice.userId,
    quote: null,
    tier: choice.tier,
    startsNow: choice.startsNow || !choice.isOnTrial,
    billedTo: {
      name: account.name,
      businessName: business.name,
      email: account.email,
      country: business.country,
    },
    items,
    totalCents,
    creditCents,
  })
}

/** A recent order of the same choice that was paid at once. */
async function findJustPaid(trx: Trx, choice: NewChoice, now: number): Promise<OrderRow | undefined> {
  for (const order of await findPaidAtOnce(trx, choice, now - REPEAT_WINDOW))
    if (await isSameChoice(trx, order, choice)) return order
  return undefined
}

/** Returns the open order of the same choice. Cancels those of another choice; throws if part of one is paid. */
async function reuseOrReplaceOpenOrder(
  trx: Trx,
  context: OrdersContext,
  choice: NewChoice,
): Promise<OrderRow | undefined> {
  const now = context.now()
  for (const order of await findOpenOrders(trx, choice.businessId)) {
    const isOwn = order.user_id === choice.userId
    const isPartPaid = order.received_cents > 0
    const isSame = isOwn && (await isSameChoice(trx, order, choice))
    if (isSame && (isPartPaid || order.price_held_until > now)) return order
    if (isOwn && isPartPaid)
      throw new Problem(
        'conflict',
        `Part of your order ${order.reference} for this listing is paid. Pay the rest first, or write to us`,
      )
    // A former owner's partly paid order is between them and us.
    if (!isPartPaid) await cancel(trx, context, order, { reason: REPLACED, isReplaced: true })
  }
  return undefined
}

async function isSameChoice(
  trx: Trx,
  order: OrderRow,
  { tier, addOns, startsNow, isOnTrial }: NewChoice,
): Promise<boolean> {
  if (order.tier !== tier || (isOnTrial && (order.starts_now === 1) !== startsNow)) return false
  const items = await findItems(trx, order.id)
  const ordered = items.filter(({ kind }) => kind === 'add-on').map(({ name }) => name)
  return (
    ordered.length === new Set(addOns).size && ordered.every((name) => addOns.some((one) => one === name))
  )
}
