import { ReportIssuePage } from '#features/inquiries/pages/ReportIssuePage.tsx'
import { TextPageView } from '#features/text-pages/components/TextPageView.tsx'
import { textPagesApi, getTextSlug } from '#features/text-pages/text-pages.api.ts'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'

export const screen: Screen = {
  Component: () => <ReportIssuePage TextPage={TextPageView} />,
  query: ['page'],
  load: async ({ run }) => {
    await run(textPagesApi.endpoints.getTextPage.initiate(getTextSlug(paths.reportIssue())))
  },
}
