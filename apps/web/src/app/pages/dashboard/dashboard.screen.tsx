import { DashboardOverview } from '#features/dashboard/pages/DashboardOverview.tsx'
import { ComparePlans } from '#features/plans/components/ComparePlans.tsx'
import type { Screen } from '#shared/page/screen.ts'

const comparison = <ComparePlans />

export const screen: Screen = { Component: () => <DashboardOverview planComparison={comparison} /> }
