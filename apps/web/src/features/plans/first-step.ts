import { WEBSITE_PLAN, type PaidPlan, type Plan } from '@portal/domain/plan'
import type { ButtonVariant } from '@portal/ui'
import { findPaidPlan } from '#shared/plans/paid-plans.ts'
import { paths } from '#shared/urls/paths.ts'
import { storeChosenPlan } from './plan-choice.api.ts'

interface FirstStep {
  href: string
  label: string
  variant: ButtonVariant
  onClick?: () => void
}

/** Its button stores the choice for this visit, and opens the steps to the plan. */
const choosePlan = ({ code, name }: PaidPlan): FirstStep => ({
  href: paths.upgrade({ plan: code }),
  label: `Choose ${name}`,
  variant: 'secondary',
  onClick: () => storeChosenPlan(code),
})

const START_TRIAL: FirstStep = {
  href: paths.startTrial(),
  label: 'Start your free trial',
  variant: 'primary',
}
const REQUEST_QUOTE: FirstStep = {
  href: paths.quoteBuilder(),
  label: 'Request a quote',
  variant: 'secondary',
}

/** The first step to a plan. */
export function getFirstStep({ code }: Plan): FirstStep {
  if (code === WEBSITE_PLAN.code) return REQUEST_QUOTE
  const paid = findPaidPlan(code)
  return paid ? choosePlan(paid) : START_TRIAL
}
