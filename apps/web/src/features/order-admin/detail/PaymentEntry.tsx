import type { AdminOrder } from '@portal/domain/contract'
import { Accordion, AccordionItem } from '@portal/ui'
import { RecordPayment } from '../actions/RecordPayment.tsx'
import { OrderPart } from './OrderPart.tsx'
import type { Report } from './useRefusal.ts'

/** The form to record a payment: open while one is due, folded once all is paid. */
export function PaymentEntry({ order, report }: { order: AdminOrder; report: Report }) {
  if (order.status === 'open')
    return (
      <OrderPart title="Record a payment">
        <RecordPayment order={order} report={report} />
      </OrderPart>
    )
  if (order.status !== 'paid') return null
  return (
    <Accordion>
      <AccordionItem title="Record another payment">
        <RecordPayment order={order} report={report} />
      </AccordionItem>
    </Accordion>
  )
}
