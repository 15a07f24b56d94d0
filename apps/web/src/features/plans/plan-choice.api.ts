import { useSyncExternalStore } from 'react'
import { PAID_PLANS, type PaidPlan } from '#shared/urls/paths.ts'

const KEY = 'chosen-plan'

/** Records the plan that was chosen on a price card, on this device and for this visit. */
export function storeChosenPlan(plan: PaidPlan): void {
  try {
    sessionStorage.setItem(KEY, plan)
  } catch {
    // A browser may refuse to keep anything; the address of the next step names the plan too.
  }
}

function readPlan(): PaidPlan | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    return PAID_PLANS.find((plan) => plan === stored)
  } catch {
    return undefined
  }
}

/* Nothing changes it while a page that reads it is shown. */
const subscribe = () => () => {}

/** The plan that was chosen on a price card in this visit; none on the server and until hydration. */
export const useChosenPlan = (): PaidPlan | undefined =>
  useSyncExternalStore(subscribe, readPlan, () => undefined)
