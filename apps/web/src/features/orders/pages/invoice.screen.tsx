import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'
import { DocumentPage } from '../documents/DocumentPage.tsx'
import { Invoice } from '../documents/Invoice.tsx'
import { guardOrder, loadOrder, useOrderIdentity } from '../order-identity.ts'

function InvoicePage() {
  const identity = useOrderIdentity()
  return (
    <DocumentPage kind="Invoice" path={paths.orderInvoice(identity.reference)} identity={identity}>
      {(order) => <Invoice order={order} />}
    </DocumentPage>
  )
}

export const screen: Screen = { Component: InvoicePage, query: ['email'], guard: guardOrder, load: loadOrder }
