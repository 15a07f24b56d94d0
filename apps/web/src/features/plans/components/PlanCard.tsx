import type { Plan } from '@portal/domain/plan'
import { Badge, Card, Heading, LinkButton, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { getFirstStep } from '../first-step.ts'
import { listIncludes } from '../plan-includes.ts'

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

interface PlanCardProps {
  plan: Plan
  title: string
  price: string
  /** Text beside the price: the plan's name if the title differs, or its duration. */
  beside: string
  /** Additional lines of its contents. */
  also?: readonly string[]
}

/** A plan's name, price, contents and first step. */
export function PlanCard({ plan, title, price, beside, also = [] }: PlanCardProps) {
  const { label, ...step } = getFirstStep(plan)
  return (
    <Card as="article" gap={12}>
      <p>
        <Badge tone={plan.badge.color}>{plan.badge.label}</Badge>
      </p>
      <Heading level={3}>{title}</Heading>
      <Price>
        <strong>{price}</strong>
        <Text as="span" size="small" tone="soft">
          {beside}
        </Text>
      </Price>
      <Includes>
        {[...listIncludes(plan), ...also].map((line) => (
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
