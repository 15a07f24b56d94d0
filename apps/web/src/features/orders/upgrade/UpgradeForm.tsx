import type { OwnBusiness } from '@portal/domain/contract'
import { WEBSITE_PLAN } from '@portal/domain/plan'
import {
  Alert,
  Button,
  Card,
  Cluster,
  from,
  LinkButton,
  SectionHeader,
  Stack,
  Text,
  TextLink,
  token,
} from '@portal/ui'
import { useRef, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { findPaidPlan } from '#shared/plans/paid-plans.ts'
import { paths } from '#shared/urls/paths.ts'
import { Changes } from './Changes.tsx'
import { AddOnsField, BusinessField, PlanField } from './ChoiceFields.tsx'
import { ChoiceFold } from './ChoiceFold.tsx'
import { useChoice } from './useChoice.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

/** A website is priced by quote: the website builder continues with the business. */
const ByQuote = ({ business }: { business: OwnBusiness | undefined }) => (
  <Card>
    <Stack gap={12} align="start">
      <Text>
        The {WEBSITE_PLAN.name} is priced by quote. Four short steps, no payment now; your quote comes by
        email.
      </Text>
      <LinkButton href={paths.quoteBuilder(business && { business: business.name })}>
        Request a quote
      </LinkButton>
    </Stack>
  </Card>
)

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  ${from.tablet} {
    gap: ${token.space[48]};
  }
`

/** Chooses business, plan and add-ons, shows what changes and what it costs, and places the order. */
export function UpgradeForm({ businesses }: { businesses: readonly OwnBusiness[] }) {
  const { choice, change } = useChoice(businesses)
  const { place, problems, isSending, forget } = usePlaceOrder()
  const form = useRef<HTMLFormElement>(null)
  const { plan } = choice
  const business = businesses.find(({ id }) => id === choice.business)
  const onChange: typeof change = (part) => {
    forget()
    change(part)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = await place(choice)
    const fields = missing && form.current?.elements.namedItem(missing)
    const first = fields instanceof RadioNodeList ? fields[0] : fields
    if (first instanceof HTMLElement) first.focus()
  }
  const fields = { choice, problems, onChange }
  return (
    <form ref={form} method="post" noValidate aria-label="Upgrade" onSubmit={(event) => void submit(event)}>
      <Steps>
        <RequiredNote />
        <Section gap={16} aria-labelledby="choose-business">
          <SectionHeader title="1. Choose the business" id="choose-business" />
          <ChoiceFold
            chosen={business ? <span translate="no">{business.name}</span> : null}
            unchosen="Your businesses"
          >
            <BusinessField businesses={businesses} {...fields} />
          </ChoiceFold>
        </Section>
        <Section gap={16} aria-labelledby="choose-plan">
          <SectionHeader
            title="2. Choose the plan"
            id="choose-plan"
            action={
              <TextLink href={paths.pricing()} arrow>
                Compare plans
              </TextLink>
            }
          />
          <ChoiceFold chosen={plan && (findPaidPlan(plan)?.name ?? null)} unchosen="The plans">
            <PlanField {...fields} />
          </ChoiceFold>
          {plan !== WEBSITE_PLAN.code && (
            <ChoiceFold
              chosen={choice.addOns.length > 0 ? choice.addOns.join(', ') : null}
              unchosen="Add a logo, photos or a shop"
              opensFirst={false}
            >
              <AddOnsField {...fields} />
            </ChoiceFold>
          )}
        </Section>
        <Section gap={16} aria-labelledby="what-changes">
          <SectionHeader title="3. See what changes" id="what-changes" />
          {plan === WEBSITE_PLAN.code && <ByQuote business={business} />}
          {plan !== WEBSITE_PLAN.code && business && plan && (
            <Changes key={`${business.id} ${plan}`} business={business} plan={plan} {...fields} />
          )}
          {plan !== WEBSITE_PLAN.code && !(business && plan) && (
            <Text tone="soft">
              {business ? 'Choose a plan' : 'Choose a business and a plan'} to compare your listing today and
              with the plan, and to see the price.
            </Text>
          )}
        </Section>
        {plan !== WEBSITE_PLAN.code && (
          <Stack gap={12}>
            {problems.text !== undefined && (
              <Alert tone="danger" role="alert">
                {problems.text}
              </Alert>
            )}
            <Cluster gap={16}>
              <Button type="submit" size="large" busy={isSending}>
                {isSending ? 'Placing the order…' : 'Place the order'}
              </Button>
              <Text size="small" tone="soft">
                You pay afterwards: the next page says how.
              </Text>
            </Cluster>
          </Stack>
        )}
      </Steps>
    </form>
  )
}
