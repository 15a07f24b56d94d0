import { MONEY_BACK_DAYS, planOf } from '@portal/domain/plan'
import { CURRENCY } from '@portal/domain/shared'
import { PRICING_CARDS } from '@portal/reference-data'
import { from, SectionHeader, Skeleton, Text, TextLink, token } from '@portal/ui'
import { lazy, Suspense, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { PlanCard } from './PlanCard.tsx'
import { OR_STANDARD, planPrice } from '../plan-includes.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { useHydrated } from '#shared/page/useHydrated.ts'

/* On request only: the home page’s HTML is small enough for the slowest line without it. */
const PlanTable = lazy(() => import('./PlanTable.tsx').then((part) => ({ default: part.PlanTable })))

const Plans = styled.div`
  display: grid;
  gap: ${token.space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** Opens the comparison below the cards; without script it is a link to the one on the pricing page. */
function useComparison() {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    setIsOpen(!isOpen)
  }
  const button = {
    role: 'button',
    'aria-expanded': isOpen,
    onClick: toggle,
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && toggle(event),
  } as const
  return { isOpen, opener: useHydrated() ? button : undefined }
}

/** The home page's pricing: a card per offer, and the plans compared on request. */
export function PricingSection() {
  const { isOpen, opener } = useComparison()
  return (
    <Section aria-labelledby="pricing">
      <SectionHeader
        title="Pricing"
        id="pricing"
        action={
          <TextLink href={paths.planComparison()} arrow={!isOpen} {...opener}>
            Compare all plans
          </TextLink>
        }
      >
        Paid plans carry a {MONEY_BACK_DAYS}-day money-back guarantee.
      </SectionHeader>
      <Plans>
        {PRICING_CARDS.map(({ tier, title }) => (
          <PlanCard
            key={tier}
            tier={tier}
            title={title}
            price={planPrice(planOf(tier))}
            beside={planOf(tier).name}
            also={tier === 2 ? OR_STANDARD : undefined}
          />
        ))}
      </Plans>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PlanTable />
        </Suspense>
      )}
      <Text size="small" tone="soft">
        Prices are in {CURRENCY.code}; no automatic renewal.
      </Text>
    </Section>
  )
}
