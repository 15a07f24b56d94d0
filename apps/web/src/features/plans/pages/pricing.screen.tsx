import { ADD_ONS, MONEY_BACK_DAYS, PLANS, TRIAL } from '@portal/domain/plan'
import { WEBSITE_PACKAGE, WEBSITE_PAGES } from '@portal/domain/quote'
import { CURRENCY, formatMoney } from '@portal/domain/shared'
import { Alert, Cluster, from, Heading, LinkButton, SectionHeader, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { useOrigin } from '#shared/page/page-context.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { AddOnPrices } from '../components/AddOnPrices.tsx'
import { PlanCard } from '../components/PlanCard.tsx'
import { PlanTable } from '../components/PlanTable.tsx'
import { TrialPath } from '../components/TrialPath.tsx'
import { planAmount } from '../plan-includes.ts'
import { toPlansJsonLd } from '../plans-json-ld.ts'

const Plans = styled.div`
  display: grid;
  gap: ${token.space[24]};
  ${from.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[16]};
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const FirstSteps = () => (
  <Cluster>
    <LinkButton href={paths.startTrial()}>Start your free trial</LinkButton>
    <LinkButton href={paths.quoteBuilder()} variant="secondary">
      Request a website quote
    </LinkButton>
  </Cluster>
)

const AllPlans = () => (
  <Section aria-labelledby="plans">
    <SectionHeader title="Four plans" id="plans">
      Every listing begins with {TRIAL.days} free days. A paid year starts when we record your payment.
    </SectionHeader>
    <Plans>
      {PLANS.map((plan) => (
        <PlanCard
          key={plan.tier}
          tier={plan.tier}
          title={plan.name}
          price={planAmount(plan)}
          beside={plan.duration}
        />
      ))}
    </Plans>
    <Text size="small" tone="soft">
      Prices are in {CURRENCY.code}; no automatic renewal.
    </Text>
  </Section>
)

const AddOns = () => (
  <Section aria-labelledby="add-ons">
    <SectionHeader
      title="Add-on services"
      id="add-ons"
      action={
        <TextLink href={paths.quoteBuilder()} arrow>
          Add them to a website quote
        </TextLink>
      }
    >
      Each is paid once, on top of a plan or a website. A website itself starts at{' '}
      {formatMoney(WEBSITE_PACKAGE.basePrice)} for {WEBSITE_PAGES[0]} pages.
    </SectionHeader>
    <AddOnPrices />
  </Section>
)

const MoneyBack = () => (
  <Alert tone="success" title={`${MONEY_BACK_DAYS} days to change your mind.`}>
    Every paid plan carries a {MONEY_BACK_DAYS}-day money-back guarantee: ask within {MONEY_BACK_DAYS} days of
    the payment, and you get your money back.
  </Alert>
)

const PricingPage = () => (
  <>
    <Seo
      title="Plans and pricing"
      description={`List your business free for ${TRIAL.days} days, then choose Standard, Enhanced or a website of your own. Prices, add-ons (${ADD_ONS.length}) and what each plan includes.`}
      path={paths.pricing()}
      jsonLd={toPlansJsonLd(useOrigin() + paths.pricing())}
    />
    <PageBand>
      <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Pricing' }]} />
      <Heading level={1}>Plans and pricing</Heading>
      <Text size="lead" tone="soft">
        Free for {TRIAL.days} days, then one year at a time. See what each plan includes, and what it doesn’t.
      </Text>
      <FirstSteps />
    </PageBand>
    <PageBody>
      <AllPlans />
      <MoneyBack />
      <Section aria-labelledby="compare">
        <SectionHeader title="Compare the plans" id="compare" />
        <PlanTable />
      </Section>
      <TrialPath />
      <AddOns />
    </PageBody>
  </>
)

export const screen: Screen = { Component: PricingPage }
