import { Breadcrumb, Heading, LinkButton, PageLoader, Stack, TabLinks, Text } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAccount } from '#features/account/account.api.ts'
import { useLiveFiguresQuery } from '#features/businesses/businesses.api.ts'
import { ModerationQueue } from '#features/moderation/components/ModerationQueue.tsx'
import { useListPendingQuery } from '#features/moderation/moderation.api.ts'
import { FIRST_PENDING } from '#features/moderation/pending-query.ts'
import { NEW_ONES } from '#features/quotes/admin/quotes-query.ts'
import { useListQuoteRequestsQuery } from '#features/quotes/quotes.api.ts'
import { AccountGate } from '#shared/AccountGate.tsx'
import { FigureCards } from '#shared/FigureCards.tsx'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'
import { Seo } from '#shared/Seo.tsx'
import type { Screen } from '#shared/screen.ts'
import { KeepsTyped } from '#shared/typed.tsx'
import { WithoutScript } from '#shared/WithoutScript.tsx'

const QuoteRequests = lazy(() =>
  import('#features/quotes/admin/QuoteRequests.tsx').then((part) => ({ default: part.QuoteRequests })),
)

function Figures() {
  const { data: live } = useLiveFiguresQuery()
  const { data: pending } = useListPendingQuery(FIRST_PENDING)
  return (
    <FigureCards
      figures={[
        { label: 'Businesses', value: live?.businesses },
        { label: 'Reviews', value: live?.reviews },
        { label: 'Upcoming events', value: live?.upcomingEvents },
        { label: 'Waiting for review', value: pending?.total },
      ]}
    />
  )
}

/** What an administrator looks after, as tabs that have an address each; what waits is counted. */
function WorkTabs({ isQuotes }: { isQuotes: boolean }) {
  const { data: pending } = useListPendingQuery(FIRST_PENDING)
  const { data: fresh } = useListQuoteRequestsQuery(NEW_ONES)
  return (
    <TabLinks
      label="Administration"
      items={[
        {
          href: paths.admin(),
          label: 'Moderation Queue',
          current: !isQuotes,
          ...(pending && { count: pending.total }),
        },
        {
          href: paths.admin({ tab: 'quotes' }),
          label: 'Quote Requests',
          current: isQuotes,
          ...(fresh && { count: fresh.total }),
        },
      ]}
    />
  )
}

function Administration() {
  const [query] = useSearchParams()
  const isQuotes = query.get('tab') === 'quotes'
  return (
    <>
      <PageBand>
        <Breadcrumb items={[{ label: 'Home', href: paths.home() }, { label: 'Admin' }]} />
        <Heading level={1}>Administration</Heading>
      </PageBand>
      <PageBody>
        <Section aria-label="Figures">
          <Figures />
        </Section>
        <WorkTabs isQuotes={isQuotes} />
        <KeepsTyped>
          {isQuotes ? (
            <Suspense fallback={<PageLoader label="Loading..." />}>
              <QuoteRequests />
            </Suspense>
          ) : (
            <ModerationQueue />
          )}
        </KeepsTyped>
      </PageBody>
    </>
  )
}

const AccessDenied = ({ signIn = false }: { signIn?: boolean }) => (
  <PageBody>
    <Stack align="center">
      <Heading level={1}>Access Denied</Heading>
      <Text>You don't have permission to access this page.</Text>
      {signIn ? (
        <LinkButton href={paths.signIn(paths.admin())}>Sign In</LinkButton>
      ) : (
        <LinkButton href={paths.home()}>Back to Home</LinkButton>
      )}
    </Stack>
  </PageBody>
)

const AdminPage = () => (
  <>
    <Seo
      title="Administration"
      description="The moderation queue of the Pacific Business Portal."
      path={paths.admin()}
      noindex
    />
    <WithoutScript>Moderation needs JavaScript, which is off or did not load.</WithoutScript>
    <AccountGate title="Administration" account={useAccount()} signedOut={<AccessDenied signIn />}>
      {(user) => (user.isAdmin ? <Administration /> : <AccessDenied />)}
    </AccountGate>
  </>
)

export const screen: Screen = { Component: AdminPage }
