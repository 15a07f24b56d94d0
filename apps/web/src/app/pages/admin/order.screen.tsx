import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'
import { AdminFrame } from './AdminFrame.tsx'

const OrderPage = lazy(() =>
  import('#features/order-admin/detail/OrderPage.tsx').then((part) => ({ default: part.OrderPage })),
)

function AdminOrderPage() {
  const id = Number(useParams().id)
  return (
    <AdminFrame
      title="Order"
      description="An order of the Pacific Business Portal."
      path={paths.adminOrder(id)}
      current="orders"
    >
      <OrderPage key={id} id={id} />
    </AdminFrame>
  )
}

export const screen: Screen = {
  Component: AdminOrderPage,
  guard: ({ params }) => (/^[1-9]\d{0,14}$/.test(params.id ?? '') ? undefined : 'not-found'),
}
