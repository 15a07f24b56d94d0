import type { OwnBusiness } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { ADD_ONS, PAID_PLANS, type AddOnName, type PaidPlan } from '@portal/domain/plan'
import { WEBSITE_LISTING_PLAN } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'
import { CheckboxCard, RadioGroup, Text, token, type RadioOption } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { findPaidPlan } from '#shared/plans/paid-plans.ts'
import { describePlanState } from '#shared/plans/plan-state.ts'
import { getRefusal, type UpgradeChoice } from './upgrade-choice.ts'
import type { OrderProblems } from './usePlaceOrder.ts'

const describePlan = (business: OwnBusiness, now: number): string =>
  getRefusal(business) ?? `${getPlaceLabel(business)}. ${describePlanState(business, now)}`

const toOption = (business: OwnBusiness, now: number): RadioOption => ({
  value: String(business.id),
  label: <span translate="no">{business.name}</span>,
  hint: describePlan(business, now),
  disabled: getRefusal(business) !== null,
})

interface ChoiceProps {
  choice: UpgradeChoice
  problems: OrderProblems
  onChange: (part: Partial<UpgradeChoice>) => void
}

/** The business that the plan is for. */
export function BusinessField({
  businesses,
  choice,
  problems,
  onChange,
}: ChoiceProps & { businesses: readonly OwnBusiness[] }) {
  const now = useNow()
  return (
    <RadioGroup
      legend="Which business is it for?"
      name="business"
      variant="card"
      options={businesses
        .map((business) => toOption(business, now))
        .toSorted((a, b) => Number(a.disabled ?? false) - Number(b.disabled ?? false))}
      value={choice.business === null ? '' : String(choice.business)}
      error={problems.business}
      onChange={({ target }) => onChange({ business: Number(target.value) })}
      required
    />
  )
}

function describeOffer({ photos, words, price, showsGallery }: PaidPlan): string {
  if (price === null) return `A website of your own, with ${WEBSITE_LISTING_PLAN.name} for a year`
  return showsGallery
    ? `A gallery of up to ${photos} photos, video and reviews`
    : `Live for a year: ${photos} photos and up to ${words} words`
}

const PLAN_OPTIONS = PAID_PLANS.map((plan): RadioOption => ({
  value: plan.code,
  label: plan.name,
  hint: describeOffer(plan),
  end: plan.price === null ? 'By quote' : `${formatMoney(plan.price)} a year`,
}))

/** The plan. */
export const PlanField = ({ choice, problems, onChange }: ChoiceProps) => (
  <RadioGroup
    legend="Which plan?"
    name="plan"
    variant="card"
    options={PLAN_OPTIONS}
    value={choice.plan ?? ''}
    error={problems.plan}
    onChange={({ target }) => onChange({ plan: findPaidPlan(target.value)?.code ?? null })}
    required
  />
)

const AddOns = styled.fieldset`
  min-width: 0;
  legend {
    font-size: ${token.size[14]};
    font-weight: 600;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${token.space[12]};
    padding-block: ${token.space[8]};
  }
`

/** Services beside the plan. */
export function AddOnsField({ choice, problems, onChange }: ChoiceProps) {
  const error = useId()
  const toggle = (name: AddOnName, isOn: boolean) =>
    onChange({ addOns: isOn ? [...choice.addOns, name] : choice.addOns.filter((other) => other !== name) })
  return (
    <AddOns aria-describedby={problems.addOns === undefined ? undefined : error}>
      <legend>Anything else? Paid once, with the plan.</legend>
      <div>
        {ADD_ONS.map(({ name, price }) => (
          <CheckboxCard
            key={name}
            name="addOns"
            value={name}
            label={name}
            end={formatMoney(price)}
            checked={choice.addOns.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
        ))}
      </div>
      {problems.addOns !== undefined && (
        <Text size="small" tone="bad" role="alert" id={error}>
          {problems.addOns}
        </Text>
      )}
    </AddOns>
  )
}
