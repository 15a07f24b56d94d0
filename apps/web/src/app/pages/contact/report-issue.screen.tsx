import { ReportIssuePage } from '#features/inquiries/pages/ReportIssuePage.tsx'
import { textsApi, textSlug } from '#features/texts/texts.api.ts'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'
import { renderText } from './render-text.tsx'

export const screen: Screen = {
  Component: () => <ReportIssuePage renderText={renderText} />,
  query: ['page'],
  load: async ({ run }) => {
    await run(textsApi.endpoints.getTextPage.initiate(textSlug(paths.reportIssue())))
  },
}
