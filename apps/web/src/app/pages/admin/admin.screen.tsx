import { Breadcrumb, Heading, LinkButton, PageLoader, Stack, TabLinks, Text } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAccount } from '#features/account/account.api.ts'
import { useLiveFiguresQuery } from '#features/businesses/businesses.api.ts'
import { ModerationQueue } from '#features/moderation/components/ModerationQueue.tsx'
import { QueueKinds } from '#features/moderation/components/QueueKinds.tsx'
import { useCountQueueQuery } from '#features/moderation/moderation.api.ts'
import { parseQueue, countPending } from '#features/moderation/queues.ts'
import { NEW_QUOTES } from '#features/quotes/admin/quotes-query.ts'
import { useListQuoteRequestsQuery } from '#features/quotes/quotes.api.ts'
import { AccountGate } from '#shared/session/AccountGate.tsx'
import { FigureCards } from '#shared/layout/FigureCards.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { UnsentTextProvider } from '#shared/forms/unsent-text.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'

const QuoteRequests = lazy(() =>
  import('#features/quotes/admin/QuoteRequests.tsx').then((part) => ({ default: part.QuoteRequests })),
)
const Inquiries = lazy(() =>
  import('#features/inquiries/admin/Inquiries.tsx').then((part) => ({ default: part.Inquiries })),
)
const SubmissionQueues = lazy(() =>
  import('./SubmissionQueues.tsx').then((part) => ({ default: part.SubmissionQueues })),
)

function Figures() {
  const { data: live } = useLiveFiguresQuery()
  const { data: counts } = useCountQueueQuery()
  return (
    <FigureCards
      figures={[
        { label: 'Businesses', value: live?.businesses },
        { label: 'Reviews', value: live?.reviews },
        { label: 'Upcoming events', value: live?.upcomingEvents },
        { label: 'Waiting for review', value: counts && countPending(counts) },
      ]}
    />
  )
}

const TABS = ['quotes', 'messages'] as const

type Tab = (typeof TABS)[number] | null

/** The selected tab; null for the moderation queue. */
const parseTab = (query: URLSearchParams): Tab => TABS.find((tab) => tab === query.get('tab')) ?? null

const countBadge = (count: number | undefined) => (count === undefined ? {} : { count })

/** The tabs of the administration, each with its own address and a count of open items. */
function AdminTabs({ current }: { current: Tab }) {
  const { data: counts } = useCountQueueQuery()
  const { data: fresh } = useListQuoteRequestsQuery(NEW_QUOTES)
  return (
    <TabLinks
      label="Administration"
      items={[
        {
          href: paths.admin(),
          label: 'Moderation Queue',
          current: current === null,
          ...countBadge(counts && countPending(counts)),
        },
        {
          href: paths.admin({ tab: 'quotes' }),
          label: 'Quote Requests',
          current: current === 'quotes',
          ...countBadge(fresh?.total),
        },
        {
          href: paths.admin({ tab: 'messages' }),
          label: 'Messages',
          current: current === 'messages',
          ...countBadge(counts?.inquiries),
        },
      ]}
    />
  )
}

/** The moderation queue of businesses, or of another kind of submission. */
function Moderation({ query }: { query: URLSearchParams }) {
  const queue = parseQueue(query)
  return (
    <Stack gap={24}>
      <QueueKinds current={queue} />
      {queue === null ? <ModerationQueue /> : <SubmissionQueues kind={queue} />}
    </Stack>
  )
}

function TabContent({ tab, query }: { tab: Tab; query: URLSearchParams }) {
  switch (tab) {
    case 'quotes':
      return <QuoteRequests />
    case 'messages':
      return <Inquiries />
    case null:
      return <Moderation query={query} />
  }
}

function Administration() {
  const [query] = useSearchParams()
  const tab = parseTab(query)
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
        <AdminTabs current={tab} />
        <UnsentTextProvider>
          <Suspense fallback={<PageLoader label="Loading..." />}>
            <TabContent tab={tab} query={query} />
          </Suspense>
        </UnsentTextProvider>
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
