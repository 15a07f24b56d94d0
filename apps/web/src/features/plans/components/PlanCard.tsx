import { planOf, tierBadge, type Tier } from '@portal/domain/plan'
import { Badge, Card, Heading, LinkButton, Text, token, type ButtonVariant } from '@portal/ui'
import { styled } from 'styled-components'
import { paths, type PaidPlan } from '#shared/urls/paths.ts'
import { rememberPlan } from '../plan-choice.api.ts'
import { PLAN_INCLUDES } from '../plan-includes.ts'

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[8]};
  > strong {
    font: 700 ${token.size[32]} / 1.1 ${token.font.display};
  }
`

const Includes = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  align-content: start;
  padding-top: ${token.space[12]};
  padding-left: 1.1em;
  border-top: 1px solid ${token.role.line};
  font-size: ${token.size[14]};
  ::marker {
    color: ${token.role.action};
  }
`

/** The first step at the bottom of each card, aligned with the others. */
const Foot = styled.div`
  margin-top: auto;
  padding-top: ${token.space[8]};
`

interface FirstStep {
  href: string
  label: string
  variant: ButtonVariant
  onClick?: () => void
}

/** Its button records the choice, for what comes next in this visit, and opens the steps to the plan. */
const choosing = (plan: PaidPlan, tier: Tier): FirstStep => ({
  href: paths.upgrade({ plan }),
  label: `Choose ${planOf(tier).name}`,
  variant: 'secondary',
  onClick: () => rememberPlan(plan),
})

const FIRST_STEP: Readonly<Record<Tier, FirstStep>> = {
  0: { href: paths.startTrial(), label: 'Start your free trial', variant: 'primary' },
  1: choosing('standard', 1),
  2: choosing('enhanced', 2),
  3: { href: paths.quoteBuilder(), label: 'Request a quote', variant: 'secondary' },
}

interface PlanCardProps {
  tier: Tier
  title: string
  price: string
  /** Text beside the price: the plan's name if the title differs, or its duration. */
  beside: string
  /** An additional line of what it includes. */
  also?: string | undefined
}

/** A plan's name, price, contents and first step. */
export function PlanCard({ tier, title, price, beside, also }: PlanCardProps) {
  const badge = tierBadge(tier)
  const { label, ...step } = FIRST_STEP[tier]
  return (
    <Card as="article" gap={12}>
      <p>
        <Badge tone={badge.color}>{badge.label}</Badge>
      </p>
      <Heading level={3}>{title}</Heading>
      <Price>
        <strong>{price}</strong>
        <Text as="span" size="small" tone="soft">
          {beside}
        </Text>
      </Price>
      <Includes>
        {[...PLAN_INCLUDES[tier], ...(also === undefined ? [] : [also])].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Includes>
      <Foot>
        <LinkButton {...step} wide aria-label={`${label}: ${title}`}>
          {label}
        </LinkButton>
      </Foot>
    </Card>
  )
}
