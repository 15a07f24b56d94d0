import { EmptyState, Heading, Stack } from '@portal/ui'
import { useParams } from 'react-router-dom'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'
import { DocumentPage } from '../documents/DocumentPage.tsx'
import { Receipt } from '../documents/Receipt.tsx'
import { guardOrder, loadOrder, useOrderIdentity } from '../order-identity.ts'

function ReceiptPage() {
  const identity = useOrderIdentity()
  const number = (useParams().number ?? '').toUpperCase()
  return (
    <DocumentPage kind="Receipt" path={paths.orderReceipt(identity.reference, number)} identity={identity}>
      {(order) => {
        const payment = order.payments.find((one) => one.number === number)
        if (payment) return <Receipt order={order} payment={payment} />
        return (
          <Stack gap={24}>
            <Heading level={1}>Receipt {number}</Heading>
            <EmptyState title="No such receipt">
              This order has no receipt of this number. Those that it has are on the page of the order.
            </EmptyState>
          </Stack>
        )
      }}
    </DocumentPage>
  )
}

export const screen: Screen = { Component: ReceiptPage, query: ['email'], guard: guardOrder, load: loadOrder }
