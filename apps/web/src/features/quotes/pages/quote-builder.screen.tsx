import { WEBSITE_LISTING_PLAN, WEBSITE_PACKAGE } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'
import { RESPONSE_TIMES } from '@portal/reference-data'
import { Stack, Text, ToastPlace } from '@portal/ui'
import { usePerson } from '#features/account/person.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { Confirmation } from '../builder/Confirmation.tsx'
import { FormPageHeading } from '#shared/forms/FormPageHeading.tsx'
import { useSubmissionRecord } from '#shared/forms/submission-record.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const QuoteBuilder = lazyIsland(() =>
  import('../builder/QuoteBuilder.tsx').then((part) => ({ default: part.QuoteBuilder })),
)

const builder = <QuoteBuilder />

const LEAD = `Websites from ${formatMoney(WEBSITE_PACKAGE.basePrice)}, with the ${WEBSITE_LISTING_PLAN.name} listing, worth ${formatMoney(WEBSITE_LISTING_PLAN.price)}, free for a year. Four steps, no account; your quote comes within ${RESPONSE_TIMES.quoteHours} hours.`

function QuoteBuilderPage() {
  const person = usePerson()
  const submitted = useSubmissionRecord(person)
  return (
    <>
      <Seo
        title="Request a website quote"
        description="Ask for a website of 3 to 5 pages for your business: choose pages and services, see the estimate at once, and get a detailed quote within 24 hours."
        path={paths.quoteBuilder()}
      />
      <PageBand>
        <Breadcrumbs
          items={[
            { label: 'Home', href: paths.home() },
            { label: 'Pricing', href: paths.pricing() },
            { label: 'Website quote' },
          ]}
        />
        <FormPageHeading isSubmitted={submitted !== null}>
          {submitted ? 'Quote Request Submitted!' : 'Request a website quote'}
        </FormPageHeading>
        <Text size="lead" tone="soft">
          {submitted
            ? `Thank you. Your quote comes to ${submitted.email} within ${RESPONSE_TIMES.quoteHours} hours.`
            : LEAD}
        </Text>
      </PageBand>
      <WithoutScript
        byMail={{
          subject: 'Website quote',
          ask: 'Email us your business, the pages and services you would like, and how to reach you:',
        }}
      >
        The quote builder needs JavaScript, which is off or didn’t load.
      </WithoutScript>
      <PageBody>
        {submitted ? (
          <Stack gap={24}>
            <ToastPlace />
            <Confirmation submitted={submitted} />
          </Stack>
        ) : (
          builder
        )}
      </PageBody>
    </>
  )
}

export const screen: Screen = { Component: QuoteBuilderPage, query: ['business'] }
