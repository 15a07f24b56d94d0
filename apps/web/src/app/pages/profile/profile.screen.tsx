import { profileScreen, ProfilePage } from '#features/profile/pages/ProfilePage.tsx'
import { LazyReportDialog } from '#features/reports/LazyReportDialog.tsx'
import { ReportReview } from '#features/reports/ReportReview.tsx'
import type { Screen } from '#shared/page/screen.ts'

export const screen: Screen = {
  ...profileScreen,
  Component: () => <ProfilePage ReportDialog={LazyReportDialog} ReportReview={ReportReview} />,
}
