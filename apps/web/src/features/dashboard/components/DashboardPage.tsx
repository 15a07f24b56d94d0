import { TabLinks, TextLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAccount, type CurrentUser } from '#features/account/account.api.ts'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { WorkHeader } from '#shared/layout/WorkHeader.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { AccountGate } from '#shared/session/AccountGate.tsx'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { paths } from '#shared/urls/paths.ts'
import { changeQuery, parsePage } from '#shared/urls/url-state.ts'
import { LONGEST_WAITING, useListMessagesQuery } from '../messages/inbox.api.ts'
import { UNANSWERED_REVIEWS, useListReceivedReviewsQuery } from '../reviews/received-reviews.api.ts'

const PAGES = [
  { name: 'Overview', href: paths.dashboard() },
  { name: 'Messages', href: paths.dashboardMessages() },
  { name: 'Reviews', href: paths.dashboardReviews() },
  { name: 'Figures', href: paths.dashboardFigures() },
  { name: 'Orders', href: orderPaths.dashboardOrders() },
] as const

type PageName = (typeof PAGES)[number]['name']

/** The pages of the dashboard, with the number of waiting items on each. */
function DashboardNavigation({ current }: { current: PageName }) {
  const { data: messages } = useListMessagesQuery(LONGEST_WAITING)
  const { data: reviews } = useListReceivedReviewsQuery(UNANSWERED_REVIEWS)
  const waiting: Partial<Record<PageName, number | undefined>> = {
    Messages: messages?.total,
    Reviews: reviews?.total,
  }
  return (
    <TabLinks
      label="My Dashboard"
      items={PAGES.map(({ name, href }) => {
        const count = waiting[name]
        return { label: name, href, current: name === current, ...(count !== undefined && { count }) }
      })}
    />
  )
}

interface DashboardPageProps {
  page: PageName
  /** The heading; the overview greets the owner instead. */
  title: string
  heading?: (user: CurrentUser) => string
  /** What the page is for, in a sentence, for the document's head. */
  description: string
  /** Whether its list has several pages: the document's title names the current one. */
  paged?: boolean
  children: (user: CurrentUser) => ReactNode
}

/** A page of the owner's dashboard; signed out, it leads to sign-in and back to the same address. */
export function DashboardPage({ page, title, heading, description, paged, children }: DashboardPageProps) {
  const { pathname, search } = useLocation()
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={paged ? pathname + changeQuery('', { page: parsePage(new URLSearchParams(search)) }) : pathname}
        noindex
      />
      <WithoutScript>The dashboard needs JavaScript, which is off or didn’t load.</WithoutScript>
      <AccountGate
        title={title}
        account={useAccount()}
        signedOut={<Navigate to={paths.signIn(pathname + search)} replace />}
      >
        {(user) => (
          <>
            <WorkHeader
              title={heading ? heading(user) : title}
              links={
                <>
                  <TextLink href={paths.account()}>Account settings</TextLink>
                  <TextLink href={paths.saved()}>Saved businesses</TextLink>
                </>
              }
            >
              <DashboardNavigation current={page} />
            </WorkHeader>
            <PageBody>{children(user)}</PageBody>
          </>
        )}
      </AccountGate>
    </>
  )
}
