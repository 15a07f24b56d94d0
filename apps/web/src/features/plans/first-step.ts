import { getPlan, type Tier } from '@portal/domain/plan'
import type { ButtonVariant } from '@portal/ui'
import { paths, type PaidPlan } from '#shared/urls/paths.ts'
import { storeChosenPlan } from './plan-choice.api.ts'

interface FirstStep {
  href: string
  label: string
  variant: ButtonVariant
  onClick?: () => void
}

/** Its button records the choice, for what comes next in this visit, and opens the steps to the plan. */
const choosing = (plan: PaidPlan, tier: Tier): FirstStep => ({
  href: paths.upgrade({ plan }),
  label: `Choose ${getPlan(tier).name}`,
  variant: 'secondary',
  onClick: () => storeChosenPlan(plan),
})

/** The first step to each plan. */
export const FIRST_STEP: Readonly<Record<Tier, FirstStep>> = {
  0: { href: paths.startTrial(), label: 'Start your free trial', variant: 'primary' },
  1: choosing('standard', 1),
  2: choosing('enhanced', 2),
  3: { href: paths.quoteBuilder(), label: 'Request a quote', variant: 'secondary' },
}
