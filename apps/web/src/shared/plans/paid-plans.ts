import { PAID_PLANS, type OrderedPlan, type PaidPlan } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'

/** The code of a paid plan, as addresses name it. */
export type PaidPlanCode = PaidPlan['code']

/** The paid plan of a code; undefined for any other text. */
export const findPaidPlan = (code: string | null | undefined): PaidPlan | undefined =>
  PAID_PLANS.find((plan) => plan.code === code)

/** A plan with its price: `Standard, US$89/year`. */
export const describeOrderedPlan = ({ name, price }: OrderedPlan): string =>
  `${name}, ${formatMoney(price)}/year`
