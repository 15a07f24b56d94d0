import type { Screen } from '#shared/page/screen.ts'
import { DashboardPage } from '../components/DashboardPage.tsx'
import { ReceivedReviews } from '../reviews/ReceivedReviews.tsx'

const ReviewsPage = () => (
  <DashboardPage
    page="Reviews"
    title="Reviews"
    description="Customer reviews of your businesses. Your replies are public."
    paged
  >
    {(user) => <ReceivedReviews ownerEmail={user.email} />}
  </DashboardPage>
)

export const screen: Screen = { Component: ReviewsPage, query: ['status', 'business', 'page', 'id'] }
