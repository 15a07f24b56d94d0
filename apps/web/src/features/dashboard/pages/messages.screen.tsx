import type { Screen } from '#shared/page/screen.ts'
import { DashboardPage } from '../components/DashboardPage.tsx'
import { Inbox } from '../messages/Inbox.tsx'

const MessagesPage = () => (
  <DashboardPage
    page="Messages"
    title="Messages"
    description="Messages from visitors to your businesses. Answer here or from your own email."
    paged
  >
    {(user) => <Inbox ownerEmail={user.email} />}
  </DashboardPage>
)

export const screen: Screen = { Component: MessagesPage, query: ['status', 'business', 'page', 'id'] }
