import { Breadcrumb, Heading } from '@portal/ui'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { paths } from '#shared/urls/paths.ts'
import { OrderFrame } from '../components/OrderFrame.tsx'
import { OrderView } from '../order/OrderView.tsx'
import { guardOrder, loadOrder, useOrderIdentity } from '../order-identity.ts'

function OrderPage() {
  const identity = useOrderIdentity()
  const { reference, email } = identity
  const home = { label: 'Home', href: paths.home() }
  return (
    <>
      <Seo
        title={`Order ${reference}`}
        description="The status of an order, how to pay it, and its invoice and receipts."
        path={orderPaths.order(reference)}
        noindex
      />
      <PageBand>
        <Breadcrumb
          items={
            email === undefined
              ? [
                  home,
                  { label: 'Orders', href: orderPaths.dashboardOrders() },
                  { label: reference, isName: true },
                ]
              : [home, { label: `Order ${reference}`, isName: true }]
          }
        />
        <Heading level={1}>
          Order <span translate="no">{reference}</span>
        </Heading>
      </PageBand>
      <PageBody>
        <OrderFrame identity={identity}>
          {(order) => <OrderView order={order} identity={identity} />}
        </OrderFrame>
      </PageBody>
    </>
  )
}

export const screen: Screen = { Component: OrderPage, query: ['email'], guard: guardOrder, load: loadOrder }
