import { ADD_ONS, type AddOnName } from '../plan/add-ons.ts'
import { getUnusedCents, type PlanPeriod } from '../plan/periods.ts'
import { getOrderedPlan } from '../plan/plan-lookups.ts'
import type { OrderedTier } from '../plan/tier.ts'

/** The kinds of items of an order. */
export const ORDER_ITEM_KINDS = ['plan', 'add-on', 'website', 'unused time'] as const
export type OrderItemKind = (typeof ORDER_ITEM_KINDS)[number]

/** A line of an order. */
export interface OrderItem {
  readonly kind: OrderItemKind
  readonly name: string
  /** In cents; below 0 for a deduction. */
  readonly cents: number
}

interface Choice {
  readonly tier: OrderedTier
  readonly addOns: readonly AddOnName[]
  /** The business's paid time so far. */
  readonly periods: readonly PlanPeriod[]
  readonly now: number
}

/**
 * The lines of an order: the plan's year, the add-ons in the catalogue's order, and the value of unused days of a lower
 * plan as a deduction, at most the new plan's price.
 */
export function listOrderItems({ tier, addOns, periods, now }: Choice): OrderItem[] {
  const { name, price } = getOrderedPlan(tier)
  const planCents = price * 100
  const unused = Math.min(getUnusedCents(periods, tier, now), planCents)
  return [
    { kind: 'plan', name: `${name}, one year`, cents: planCents },
    ...ADD_ONS.filter((addOn) => addOns.includes(addOn.name)).map((addOn) => ({
      kind: 'add-on' as const,
      name: addOn.name,
      cents: addOn.price * 100,
    })),
    ...(unused > 0
      ? [{ kind: 'unused time' as const, name: 'Unused days of the plan until now', cents: -unused }]
      : []),
  ]
}

/** The total of items, in cents. */
export const sumItems = (items: readonly Pick<OrderItem, 'cents'>[]): number =>
  items.reduce((sum, { cents }) => sum + cents, 0)
