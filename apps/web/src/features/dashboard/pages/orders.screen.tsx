import type { Screen } from '#shared/page/screen.ts'
import { DashboardPage } from '../components/DashboardPage.tsx'
import { OwnOrders } from '../orders/OwnOrders.tsx'

const OrdersPage = () => (
  <DashboardPage
    page="Orders"
    title="Orders"
    description="What you ordered, what is still to pay, and your invoices and receipts."
  >
    {() => <OwnOrders />}
  </DashboardPage>
)

export const screen: Screen = { Component: OrdersPage }
