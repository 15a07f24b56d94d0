import { TRIAL } from '@portal/domain/plan'
import { PROMISES } from '@portal/reference-data'
import { from, Heading, Text, token } from '@portal/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { GoodToKnow } from '../components/GoodToKnow.tsx'
import { Success } from '../components/Success.tsx'
import { registeredIn } from '../registered.ts'

/** Its libraries are a tenth of the page's script; the form waits for them anyway before it can be sent. */
const Wizard = lazyIsland(() => import('../components/Wizard.tsx').then((part) => ({ default: part.Wizard })))
const Resubmission = lazyIsland(() =>
  import('../components/Resubmission.tsx').then((part) => ({ default: part.Resubmission })),
)

const wizard = <Wizard />

const LEAD = `Five short steps, and ${TRIAL.days} days free. We look at every listing before it goes live.`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`

const Title = styled(Heading)`
  &:focus {
    outline: none;
  }
`

interface BandProps {
  title: string
  lead: string
  /** The page has become another one under the same address: its heading takes the focus. */
  takesFocus: boolean
}

function Band({ title, lead, takesFocus }: BandProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [takesFocus])
  return (
    <PageBand>
      <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'List your business' }]} />
      <Title level={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text size="lead" tone="soft">
        {lead}
      </Text>
    </PageBand>
  )
}

const WithAside = ({ children }: { children: ReactNode }) => (
  <Columns>
    <div>{children}</div>
    <GoodToKnow />
  </Columns>
)

const listingNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

function RegisterBusinessPage() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const hydrated = useHydrated()
  // The server does not know the history.
  const registered = hydrated ? registeredIn(state) : null
  const resubmits = listingNumber(query.get('resubmit'))
  return (
    <>
      <Seo
        title="List your business"
        description="List your shop or business in the Pacific Business Portal: five short steps, reviewed by people, 90 days free, no card needed."
        path={paths.registerBusiness()}
      />
      {registered ? (
        <Band
          title="Registration Successful!"
          lead={`Your shop has been sent in. Review takes up to ${PROMISES.reviewWorkingDays} working days.`}
          takesFocus
        />
      ) : (
        <Band
          title={resubmits === null ? 'List your business' : 'Fix and resubmit'}
          lead={resubmits === null ? LEAD : 'Mend what is named below, then send your listing again.'}
          takesFocus={false}
        />
      )}
      <WithoutScript
        byMail={{
          subject: 'List my business',
          ask: 'Write us the name of your business, what it offers, where it is and how to reach you, and we list it for you:',
        }}
      >
        This form needs JavaScript, which is off or did not load.
      </WithoutScript>
      <PageBody>
        {registered && <Success reference={registered.reference} />}
        {!registered && resubmits === null && <WithAside>{wizard}</WithAside>}
        {!registered && resubmits !== null && (
          <WithAside>
            <Resubmission key={resubmits} id={resubmits} />
          </WithAside>
        )}
      </PageBody>
    </>
  )
}

export const screen: Screen = { Component: RegisterBusinessPage, query: ['country', 'resubmit', 'resume'] }
