import { exampleBusinessScreen, ExampleBusinessPage } from '#features/profile/pages/ExampleBusinessPage.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'

const ExampleActions = lazyIsland(() =>
  import('./ExampleActionsWithReport.tsx').then((part) => ({ default: part.ExampleActionsWithReport })),
)
const actions = <ExampleActions />

export const screen: Screen = {
  ...exampleBusinessScreen,
  Component: () => <ExampleBusinessPage actions={actions} />,
}
