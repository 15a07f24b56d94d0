import type { Screen } from '#shared/page/screen.ts'
import { DashboardPage } from '../components/DashboardPage.tsx'
import { Figures } from '../figures/Figures.tsx'

const FiguresPage = () => (
  <DashboardPage
    page="Figures"
    title="Figures"
    description="What visitors do with your listings, counted without cookies."
  >
    {() => <Figures />}
  </DashboardPage>
)

export const screen: Screen = { Component: FiguresPage, query: ['days', 'business', 'kind'] }
