import { MONEY_BACK_DAYS, planOf } from '@portal/domain/plan'
import { CURRENCY } from '@portal/domain/shared'
import { PRICING_CARDS } from '@portal/reference-data'
import { from, SectionHeader, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { ComparePlans } from './ComparePlans.tsx'
import { PlanCard } from './PlanCard.tsx'
import type { PlanRow } from './PlanTable.tsx'
import { OR_STANDARD, planPrice } from '../plan-includes.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'

const Plans = styled.div`
  display: grid;
  gap: ${token.space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** What tells the plans apart; the pricing page compares the rest. */
const ROWS: readonly PlanRow[] = [
  'price',
  'length',
  'words',
  'photos',
  'gallery',
  'video',
  'reviews',
  'website',
]

/** The home page's pricing: a card per offer, and the plans compared. */
export const PricingSection = () => (
  <Section aria-labelledby="pricing">
    <SectionHeader
      title="Pricing"
      id="pricing"
      action={
        <TextLink href={paths.pricing()} arrow>
          All about the plans
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
    <Text size="small" tone="soft">
      Prices are in {CURRENCY.code}; no automatic renewal.
    </Text>
    <ComparePlans rows={ROWS} />
  </Section>
)
