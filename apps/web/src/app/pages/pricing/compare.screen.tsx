import { PlanTable } from '#features/plans/components/PlanTable.tsx'
import { TextPageView } from '#features/text-pages/components/TextPageView.tsx'
import { getTextSlug, textPagesApi } from '#features/text-pages/text-pages.api.ts'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'

const PATH = paths.pricingPage('compare')

/** The table of the plans, and how to choose. */
const ComparePlansPage = () => <TextPageView path={PATH} above={<PlanTable hasSteps />} />

export const screen: Screen = {
  Component: ComparePlansPage,
  load: async ({ run }) => {
    await run(textPagesApi.endpoints.getTextPage.initiate(getTextSlug(PATH)))
  },
}
