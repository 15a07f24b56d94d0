import { useSyncExternalStore } from 'react'
import { findPaidPlan, type PaidPlanCode } from '#shared/plans/paid-plans.ts'

const KEY = 'chosen-plan'

/** Records the plan that was chosen on a price card, on this device and for this visit. */
export function storeChosenPlan(plan: PaidPlanCode): void {
  try {
    sessionStorage.setItem(KEY, plan)
  } catch {
    // A browser may refuse to keep anything; the address of the next step names the plan too.
  }
}

function readPlan(): PaidPlanCode | undefined {
  try {
    return findPaidPlan(sessionStorage.getItem(KEY))?.code
  } catch {
    return undefined
  }
}

/* Nothing changes it while a page that reads it is shown. */
const subscribe = () => () => {}

/** The plan that was chosen on a price card in this visit; none on the server and until hydration. */
export const useChosenPlan = (): PaidPlanCode | undefined =>
  useSyncExternalStore(subscribe, readPlan, () => undefined)
