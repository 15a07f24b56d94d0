import { ReportIssuePage } from '#features/inquiries/pages/ReportIssuePage.tsx'
import { TextPageView } from '#features/texts/components/TextPageView.tsx'
import { textsApi, textSlug } from '#features/texts/texts.api.ts'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'

export const screen: Screen = {
  Component: () => <ReportIssuePage TextPage={TextPageView} />,
  query: ['page'],
  load: async ({ run }) => {
    await run(textsApi.endpoints.getTextPage.initiate(textSlug(paths.reportIssue())))
  },
}
