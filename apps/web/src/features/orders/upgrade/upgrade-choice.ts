import type { OwnBusiness } from '@portal/domain/contract'
import { ADD_ONS, WEBSITE_PLAN, type AddOnName } from '@portal/domain/plan'
import { getStatusLabel } from '@portal/domain/moderation'
import { findPaidPlan, type PaidPlanCode } from '#shared/plans/paid-plans.ts'
import { paths, withQuery } from '#shared/urls/paths.ts'

/** The choice on the upgrade page, as its address has it. */
export interface UpgradeChoice {
  business: number | null
  plan: PaidPlanCode | null
  addOns: readonly AddOnName[]
  /** Whether the plan starts at once, rather than at the end of a running trial. */
  startsNow: boolean
}

/** Why a listing can't take an order; null if it can. */
export function getRefusal({
  status,
  suspendedAt,
}: Pick<OwnBusiness, 'status' | 'suspendedAt'>): string | null {
  if (status === 'pending') return `${getStatusLabel('pending')}: you can choose a plan once it is approved.`
  if (status === 'rejected') return 'Not approved: correct it and send it again first.'
  return suspendedAt === null ? null : 'Suspended: write to us first.'
}

/** The preselected listing: the only one that can take an order. */
function findOnlyOption(businesses: readonly OwnBusiness[]): number | null {
  const open = businesses.filter((business) => getRefusal(business) === null)
  return open.length === 1 ? (open[0]?.id ?? null) : null
}

/**
 * Parses the choice in an address. Missing parts are preselected if there is only one option, or one was chosen
 * earlier.
 */
export function parseChoice(
  query: URLSearchParams,
  businesses: readonly OwnBusiness[],
  remembered: PaidPlanCode | undefined,
): UpgradeChoice {
  const id = Number(query.get('business'))
  const named = businesses.find((business) => business.id === id && getRefusal(business) === null)
  const plan = query.get('plan')?.toLowerCase()
  const chosen = query.getAll('addOns')
  return {
    business: named?.id ?? findOnlyOption(businesses),
    plan: findPaidPlan(plan)?.code ?? remembered ?? null,
    addOns: ADD_ONS.map(({ name }) => name).filter((name) => chosen.includes(name)),
    startsNow: query.get('start') === 'now',
  }
}

/** The address that holds a choice. */
export const getChoicePath = ({ business, plan, addOns, startsNow }: UpgradeChoice): string =>
  withQuery(paths.upgrade(), {
    business: business ?? undefined,
    plan: plan ?? undefined,
    addOns: plan === WEBSITE_PLAN.code ? [] : addOns,
    start: startsNow ? 'now' : undefined,
  })
