export { HiddenReviewsPanel, ReviewsPanel } from './ReviewsPanel.tsx'
export type { ReportReview } from './ReviewActions.tsx'
