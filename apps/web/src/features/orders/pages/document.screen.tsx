import { EmptyState, Heading, Stack } from '@portal/ui'
import { useParams } from 'react-router-dom'
import type { Screen } from '#shared/page/screen.ts'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { DocumentPage } from '../documents/DocumentPage.tsx'
import { Invoice } from '../documents/Invoice.tsx'
import { Receipt } from '../documents/Receipt.tsx'
import { guardOrder, loadOrder, useOrderIdentity } from '../order-identity.ts'

function InvoicePage() {
  const identity = useOrderIdentity()
  return (
    <DocumentPage kind="Invoice" path={orderPaths.orderInvoice(identity.reference)} identity={identity}>
      {(order) => <Invoice order={order} />}
    </DocumentPage>
  )
}

function ReceiptPage({ number }: { number: string }) {
  const identity = useOrderIdentity()
  return (
    <DocumentPage
      kind="Receipt"
      path={orderPaths.orderReceipt(identity.reference, number)}
      identity={identity}
    >
      {(order) => {
        const payment = order.payments.find((one) => one.number === number)
        if (payment) return <Receipt order={order} payment={payment} />
        return (
          <Stack gap={24}>
            <Heading level={1}>
              Receipt <span translate="no">{number}</span>
            </Heading>
            <EmptyState title="No such receipt">
              This order has no receipt with this number. You’ll find its receipts on the order page.
            </EmptyState>
          </Stack>
        )
      }}
    </DocumentPage>
  )
}

/** The invoice of an order, or the receipt whose number the address has. */
function OrderDocument() {
  const { number } = useParams()
  return number === undefined ? <InvoicePage /> : <ReceiptPage number={number.toUpperCase()} />
}

export const screen: Screen = {
  Component: OrderDocument,
  query: ['email'],
  guard: guardOrder,
  load: loadOrder,
}
