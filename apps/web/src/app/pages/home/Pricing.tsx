import { FREE_PLAN_WORDS, MONEY_BACK_DAYS, planOf, type Plan } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'
import { Badge, Card, Grid, Heading, SectionHeading, Text, token, type BadgeTone } from '@portal/ui'
import { styled } from 'styled-components'
import { Section } from '#shared/Section.tsx'

interface Offer {
  name: string
  plan: Plan
  tone: BadgeTone
  includes: readonly string[]
}

const [free, standard, enhanced, website] = [planOf(0), planOf(1), planOf(2), planOf(3)]

const OFFERS: readonly Offer[] = [
  {
    name: 'Free Basic',
    plan: free,
    tone: 'neutral',
    includes: [
      `${free.duration} on us`,
      `${free.photos} photos`,
      `A description of ${FREE_PLAN_WORDS.min}-${FREE_PLAN_WORDS.max} words`,
      'Phone, WhatsApp, email and opening hours',
    ],
  },
  {
    name: 'Premium / Enhanced',
    plan: enhanced,
    tone: 'orange',
    includes: [
      `Up to ${enhanced.photos} photos in a gallery`,
      `A description of up to ${enhanced.words} words`,
      'Video and customer reviews',
      `Or ${standard.name}, ${formatMoney(standard.price ?? 0)}/year: ${standard.photos} photos, ${standard.words} words`,
    ],
  },
  {
    name: 'Website Package',
    plan: website,
    tone: 'blue',
    includes: [
      'A website of 3 to 5 pages of your own',
      'Domain and hosting for the first year',
      `The ${enhanced.name} listing for a year`,
      '30 days of support after the launch',
    ],
  },
]

const priceOf = ({ price }: Plan): string => {
  if (price === null) return 'Custom quote'
  return price === 0 ? formatMoney(0) : `${formatMoney(price)}/year`
}

const Price = styled.p`
  font: 700 ${token.size[32]} / 1.1 ${token.font.display};
`

const Includes = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  padding-left: 1.1em;
  font-size: ${token.size[14]};
  ::marker {
    color: ${token.role.action};
  }
`

/** What a listing costs, plan by plan. */
export const Pricing = () => (
  <Section aria-labelledby="pricing">
    <SectionHeading title="Pricing" id="pricing">
      Paid plans carry a {MONEY_BACK_DAYS}-day money-back guarantee.
    </SectionHeading>
    <Grid cell="wide">
      {OFFERS.map(({ name, plan, tone, includes }) => (
        <Card key={name} as="article" gap={12}>
          <p>
            <Badge tone={tone}>{plan.badge}</Badge>
          </p>
          <Heading level={3}>{name}</Heading>
          <Price>{priceOf(plan)}</Price>
          <Includes>
            {includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Includes>
        </Card>
      ))}
    </Grid>
    <Text size="small" tone="soft">
      Prices are in dollars a year; nothing renews by itself.
    </Text>
  </Section>
)
