import { ADD_ONS, GALLERY_PLAN, MONEY_BACK_DAYS, ORDERED_PLANS, TRIAL } from '@portal/domain/plan'
import { WEBSITE_PACKAGE, WEBSITE_PAGES } from '@portal/domain/quote'
import { CURRENCY, formatMoney } from '@portal/domain/shared'
import { Alert, LinkButton, SectionHeader, Text, TextLink } from '@portal/ui'
import { useEffect } from 'react'
import { AddOnPrices } from '#features/plans/components/AddOnPrices.tsx'
import { PlanTable } from '#features/plans/components/PlanTable.tsx'
import { TrialPath } from '#features/plans/components/TrialPath.tsx'
import { toPlansJsonLd } from '#features/plans/plans-json-ld.ts'
import { BandTitle } from '#shared/layout/BandTitle.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { PLAN_COUNT } from '#shared/plans/plan-count.ts'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { useOrigin } from '#shared/page/page-context.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'

const isInPage = (): boolean => document.getElementById('example') !== null

let stopWaiting: (value?: unknown) => void = () => {}

/** The examples are far down and readable without their scripts, which wait for the first scroll. */
const waitForFirstScroll = (): Promise<unknown> =>
  import.meta.env.SSR || !isInPage()
    ? Promise.resolve()
    : new Promise((resolve) => {
        stopWaiting = resolve
        addEventListener('scroll', resolve, { once: true, passive: true })
      })

/** A visitor who left before scrolling and returns has no server HTML to read: the scripts load at once. */
const useExamplesOnReturn = () =>
  useEffect(() => {
    if (!isInPage()) stopWaiting()
  }, [])

const PlanExamples = lazyIsland(() =>
  waitForFirstScroll()
    .then(() => import('./PlanExamples.tsx'))
    .then((part) => ({ default: part.PlanExamples })),
)
const EXAMPLES = <PlanExamples />

const FirstSteps = () => (
  <>
    <LinkButton href={paths.startTrial()}>Start your free trial</LinkButton>
    <LinkButton href={paths.quoteBuilder()} variant="secondary">
      Request a website quote
    </LinkButton>
  </>
)

const AllPlans = () => (
  <Section aria-labelledby="compare">
    <SectionHeader title={`${PLAN_COUNT} plans`} id="compare">
      Every listing begins with {TRIAL.days} free days. A paid year starts when they end, or when we record a
      later payment.
    </SectionHeader>
    <PlanTable hasSteps />
    <Text size="small" tone="soft">
      Prices are in {CURRENCY.code}; no automatic renewal. We recommend {GALLERY_PLAN.name}: it is the
      cheapest that shows all your photos, your video and your reviews.
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

function PricingPage() {
  useExamplesOnReturn()
  return (
    <>
      <Seo
        title="Plans and pricing"
        description={`List your business free for ${TRIAL.days} days, then choose ${ORDERED_PLANS.map(({ name }) => name).join(', ')} or a website of your own. Prices, add-ons (${ADD_ONS.length}) and what each plan includes.`}
        path={paths.pricing()}
        jsonLd={toPlansJsonLd(useOrigin() + paths.pricing())}
      />
      <PageBand>
        <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Pricing' }]} />
        <BandTitle
          title="Plans and pricing"
          lead={`Free for ${TRIAL.days} days, then one year at a time. See what each plan includes, and what it doesn’t.`}
        >
          <FirstSteps />
        </BandTitle>
      </PageBand>
      <PageBody>
        <AllPlans />
        <MoneyBack />
        {EXAMPLES}
        <TrialPath />
        <AddOns />
      </PageBody>
    </>
  )
}

export const screen: Screen = { Component: PricingPage }
