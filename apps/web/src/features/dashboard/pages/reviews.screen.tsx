import type { Screen } from '#shared/page/screen.ts'
import { DashboardPage } from '../components/DashboardPage.tsx'
import { ReceivedReviews } from '../reviews/ReceivedReviews.tsx'

const ReviewsPage = () => (
  <DashboardPage
    page="Reviews"
    title="Reviews"
    description="What customers write about your businesses. Your replies are public."
  >
    {(user) => <ReceivedReviews ownerEmail={user.email} />}
  </DashboardPage>
)

export const screen: Screen = { Component: ReviewsPage, query: ['status', 'business', 'page', 'id'] }
