import { FREE_PLAN_WORDS, MONEY_BACK_DAYS, planOf, tierBadge, type Plan } from '@portal/domain/plan'
import { CURRENCY, formatMoney } from '@portal/domain/shared'
import { PRICING_CARDS, type PricingCard } from '@portal/reference-data'
import { Badge, Card, from, Heading, SectionHeading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Section } from '#shared/Section.tsx'

const [standard, enhanced] = [planOf(1), planOf(2)]

const INCLUDES: Readonly<Record<PricingCard['tier'], readonly string[]>> = {
  0: [
    `${planOf(0).duration} on us`,
    `${planOf(0).photos} photos`,
    `A description of ${FREE_PLAN_WORDS.min}-${FREE_PLAN_WORDS.max} words`,
    'Phone, WhatsApp, email and opening hours',
  ],
  2: [
    `Up to ${enhanced.photos} photos in a gallery`,
    `A description of up to ${enhanced.words} words`,
    'Video and customer reviews',
    `Or ${standard.name}, ${formatMoney(standard.price ?? 0)}/year: ${standard.photos} photos, ${standard.words} words`,
  ],
  3: [
    'A website of 3 to 5 pages of your own',
    'Domain and hosting for the first year',
    `The ${enhanced.name} listing for a year`,
    '30 days of support after the launch',
  ],
}

const priceOf = ({ price }: Plan): string => {
  if (price === null) return 'Custom quote'
  return price === 0 ? formatMoney(0) : `${formatMoney(price)}/year`
}

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[8]};
  > strong {
    font: 700 ${token.size[32]} / 1.1 ${token.font.display};
  }
  > span {
    color: ${token.role.textSoft};
    font-size: ${token.size[14]};
  }
`

const Includes = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  padding-top: ${token.space[12]};
  padding-left: 1.1em;
  border-top: 1px solid ${token.role.line};
  font-size: ${token.size[14]};
  ::marker {
    color: ${token.role.action};
  }
`

const Offers = styled.div`
  display: grid;
  gap: ${token.space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

function Offer({ tier, title }: PricingCard) {
  const plan = planOf(tier)
  const badge = tierBadge(tier)
  return (
    <Card as="article" gap={12}>
      <p>
        <Badge tone={badge.color}>{badge.label}</Badge>
      </p>
      <Heading level={3}>{title}</Heading>
      <Price>
        <strong>{priceOf(plan)}</strong>
        <span>{plan.name}</span>
      </Price>
      <Includes>
        {INCLUDES[tier].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Includes>
    </Card>
  )
}

/** What a listing costs, plan by plan. */
export const Pricing = () => (
  <Section aria-labelledby="pricing">
    <SectionHeading title="Pricing" id="pricing">
      Paid plans carry a {MONEY_BACK_DAYS}-day money-back guarantee.
    </SectionHeading>
    <Offers>
      {PRICING_CARDS.map((card) => (
        <Offer key={card.tier} {...card} />
      ))}
    </Offers>
    <Text size="small" tone="soft">
      Prices are in {CURRENCY.code}; nothing renews by itself.
    </Text>
  </Section>
)
