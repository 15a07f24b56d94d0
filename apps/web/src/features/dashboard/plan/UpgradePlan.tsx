import type { OwnBusiness } from '@portal/domain/contract'
import { findUpgrade, ORDERED_PLANS, type OrderedPlan } from '@portal/domain/plan'
import { Card, Heading, LinkButton, Stack, Text, token, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useChosenPlan } from '#features/plans/plan-choice.api.ts'
import { useNow } from '#shared/page/page-context.ts'
import { describeOrderedPlan } from '#shared/plans/paid-plans.ts'
import { describePlanState } from '#shared/plans/plan-state.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'
import { findPlanStep, type PlanStep } from './plan-step.ts'

/** A plan, its price and what it does for a listing, in a sentence. */
const describeOffer = (plan: OrderedPlan): string =>
  `${describeOrderedPlan(plan)}, ${
    plan.showsGallery
      ? `adds a gallery of up to ${plan.photos} photos, a video and reviews`
      : 'keeps a listing live'
  }.`

const List = styled.ul`
  display: grid;
  width: 100%;
  border-top: 1px solid ${token.role.line};
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[16]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${token.space[12]};
  border-bottom: 1px solid ${token.role.line};
  > div {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

interface PlanLineProps {
  business: OwnBusiness
  step: PlanStep
  state: string
}

const PlanLine = ({ business: { name }, step: { label, href }, state }: PlanLineProps) => (
  <Line>
    <div>
      <strong>{name}</strong>
      <Text size="small" tone="soft">
        {state}
      </Text>
    </div>
    <LinkButton href={href} size="small" variant="secondary">
      {label}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </LinkButton>
  </Line>
)

const hasLowerPlan = (businesses: readonly OwnBusiness[]): boolean =>
  businesses.some(({ subscriptionTier }) => findUpgrade(subscriptionTier) !== undefined)

/** Each listing that can be upgraded or renewed, and the plans; nothing for owners who need neither. */
export function UpgradePlan({ comparison }: { comparison: ReactNode }) {
  const { data } = useListOwnBusinessesQuery()
  const now = useNow()
  const chosen = useChosenPlan()
  const lines = (data ?? []).flatMap((business) => {
    const step = findPlanStep(business, now, chosen)
    return step ? [{ business, step, state: describePlanState(business, now) }] : []
  })
  if (!data || (lines.length === 0 && !hasLowerPlan(data))) return null
  return (
    <Card as="section" aria-labelledby="upgrade-plan">
      <Stack gap={12} align="start">
        <Heading level={2} size="part" id="upgrade-plan">
          Upgrade Plan
        </Heading>
        <Text>{ORDERED_PLANS.map(describeOffer).join(' ')} No automatic renewal.</Text>
        {lines.length > 0 && (
          <List role="list">
            {lines.map((line) => (
              <PlanLine key={line.business.id} {...line} />
            ))}
          </List>
        )}
        {comparison}
      </Stack>
    </Card>
  )
}
