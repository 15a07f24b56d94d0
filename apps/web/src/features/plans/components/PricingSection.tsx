import { GALLERY_PLAN, MONEY_BACK_DAYS, ORDERED_PLANS, PLANS } from '@portal/domain/plan'
import { CURRENCY } from '@portal/domain/shared'
import { Carousel, SectionHeader, Skeleton, Text, TextLink } from '@portal/ui'
import { lazy, Suspense, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { PlanCard } from './PlanCard.tsx'
import { describeAlternative, formatPlanPrice } from '../plan-includes.ts'
import { paths } from '#shared/urls/paths.ts'
import { Bleed } from '#shared/layout/Bleed.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { useHydrated } from '#shared/page/useHydrated.ts'

/* On request only: the home page’s HTML is small enough for the slowest line without it. */
const PlanTable = lazy(() => import('./PlanTable.tsx').then((part) => ({ default: part.PlanTable })))

/** All cards are as high as the highest. */
const Slide = styled.div`
  display: grid;
  height: 100%;
`

/** The plans with a card of their own; the others are lines in the card of the gallery plan. */
const CARDS = PLANS.filter(({ cardTitle }) => cardTitle !== null)
const ALTERNATIVES = ORDERED_PLANS.filter(({ cardTitle }) => cardTitle === null).map(describeAlternative)

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
      />
      <Bleed>
        <Carousel label="Plans" slidesPerView={3}>
          {CARDS.map((plan) => (
            <Slide key={plan.tier}>
              <PlanCard
                plan={plan}
                title={plan.cardTitle ?? plan.name}
                price={formatPlanPrice(plan)}
                beside={plan.name}
                also={plan.tier === GALLERY_PLAN.tier ? ALTERNATIVES : []}
              />
            </Slide>
          ))}
        </Carousel>
      </Bleed>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PlanTable />
        </Suspense>
      )}
      <Text size="small" tone="soft">
        Prices are in {CURRENCY.code}. {MONEY_BACK_DAYS}-day money-back guarantee, no automatic renewal.
      </Text>
    </Section>
  )
}
