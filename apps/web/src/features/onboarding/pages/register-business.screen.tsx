import { TRIAL } from '@portal/domain/plan'
import { RESPONSE_TIMES } from '@portal/reference-data'
import { from, Text, ToastPlace, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { GoodToKnow } from '../components/GoodToKnow.tsx'
import { Success } from '../components/Success.tsx'
import { FormPageHeading } from '#shared/forms/FormPageHeading.tsx'
import { useSubmissionRecord } from '#shared/forms/submission-record.ts'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const Wizard = lazyIsland(() => import('../components/Wizard.tsx').then((part) => ({ default: part.Wizard })))
const Resubmission = lazyIsland(() =>
  import('../components/Resubmission.tsx').then((part) => ({ default: part.Resubmission })),
)

const wizard = <Wizard />

const REVIEW_TIME = `within ${RESPONSE_TIMES.reviewWorkingDays} working days`
const REGISTERED = {
  title: 'Registration Successful!',
  lead: `We’ve received your listing, and an email confirms it. We review it ${REVIEW_TIME} and email you the outcome.`,
}
const RESUBMITTED = {
  title: 'Changes received',
  lead: `We’ve received your changes. We review your listing again ${REVIEW_TIME} and email you the outcome.`,
}

const LEAD = `Five short steps, and ${TRIAL.days} days free. We review every listing before it goes live.`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`

interface WithAsideProps {
  isResubmission?: boolean
  children: ReactNode
}

const WithAside = ({ isResubmission = false, children }: WithAsideProps) => (
  <Columns>
    <div>{children}</div>
    <GoodToKnow isResubmission={isResubmission} />
  </Columns>
)

const parseId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

function RegisterBusinessPage() {
  const [query] = useSearchParams()
  const submitted = useSubmissionRecord(null)
  const resubmittedId = parseId(query.get('resubmit'))
  const title = resubmittedId === null ? 'List your business' : 'Fix and resubmit'
  const lead = resubmittedId === null ? LEAD : 'Fix the points below, then send your listing again.'
  const received = submitted?.isResubmission ? RESUBMITTED : REGISTERED
  return (
    <>
      <Seo
        title="List your business"
        description="List your shop or business in the Pacific Business Portal: five short steps, reviewed by people, 90 days free, no card needed."
        path={paths.registerBusiness()}
      />
      <PageBand>
        <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'List your business' }]} />
        <FormPageHeading isSubmitted={submitted !== null}>
          {submitted ? received.title : title}
        </FormPageHeading>
        <Text size="lead" tone="soft">
          {submitted ? received.lead : lead}
        </Text>
      </PageBand>
      <WithoutScript
        byMail={{
          subject: 'List my business',
          ask: 'Email us the name of your business, what it offers, where it is and how to reach you, and we’ll list it for you:',
        }}
      >
        This form needs JavaScript, which is off or didn’t load.
      </WithoutScript>
      <PageBody>
        {submitted && <ToastPlace />}
        {submitted && <Success reference={submitted.reference} listing={submitted.listing} />}
        {!submitted && resubmittedId === null && <WithAside>{wizard}</WithAside>}
        {!submitted && resubmittedId !== null && (
          <WithAside isResubmission>
            <Resubmission key={resubmittedId} id={resubmittedId} />
          </WithAside>
        )}
      </PageBody>
    </>
  )
}

export const screen: Screen = { Component: RegisterBusinessPage, query: ['country', 'resubmit', 'resume'] }
