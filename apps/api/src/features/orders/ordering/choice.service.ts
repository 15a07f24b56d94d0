import { listOrderItems, sumItems, type OrderItem } from '@portal/domain/order'
import type { AddOnName, OrderedTier } from '@portal/domain/plan'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { readOrderedBusiness, type OrderedBusiness } from '#features/businesses/ordered-business.service.ts'
import { readPlanPeriods } from '#features/businesses/plan.service.ts'
import { createBusinessNotFoundProblem } from '#features/businesses/profile/profile.service.ts'
import { Problem } from '#shared/problem.ts'
import { findCredit } from '../payments/credit.repository.ts'

/** A plan and add-ons chosen for one's own business. */
export interface Choice {
  readonly businessId: number
  readonly tier: OrderedTier
  readonly addOns: readonly AddOnName[]
  /** Whether the plan starts once it is paid, even during a trial. */
  readonly startsNow: boolean
  readonly userId: number
}

/** A choice with its price. */
interface PricedChoice {
  readonly business: OrderedBusiness
  readonly items: readonly OrderItem[]
  readonly totalCents: number
  /** Credit of the account used for it. */
  readonly creditCents: number
}

/** The user's own business if a plan can be ordered for it; throws otherwise. */
export async function requireOrderable(
  db: Kysely<Database>,
  { businessId, userId }: Pick<Choice, 'businessId' | 'userId'>,
  now: number,
): Promise<OrderedBusiness> {
  const business = await readOrderedBusiness(db, businessId, now)
  if (business?.ownerId !== userId) throw createBusinessNotFoundProblem()
  const reason = getRefusalReason(business)
  if (reason !== null) throw new Problem('conflict', reason)
  return business
}

function getRefusalReason({ isRemoved, isSuspended, status }: OrderedBusiness): string | null {
  if (isRemoved) return 'You have deleted this listing. Restore it on your dashboard, then choose a plan'
  if (status === 'pending') return 'This listing is in review. Choose a plan once we have approved it'
  if (status === 'rejected')
    return 'This listing was not approved. Correct and resubmit it, then choose a plan'
  if (isSuspended)
    return 'This listing is suspended. Write to us about the suspension first, then choose a plan'
  return null
}

/** Prices a choice now. `usedCents`: credit in an order that it would replace, which is then available again. */
export async function priceChoice(
  db: Kysely<Database>,
  business: OrderedBusiness,
  { tier, addOns, userId }: Choice,
  { now, usedCents = 0 }: { readonly now: number; readonly usedCents?: number },
): Promise<PricedChoice> {
  const periods = await readPlanPeriods(db, business.id)
  const items = listOrderItems({ tier, addOns, periods, now })
  const totalCents = sumItems(items)
  const credit = (await findCredit(db, userId)) + usedCents
  return { business, items, totalCents, creditCents: Math.min(Math.max(0, credit), totalCents) }
}
