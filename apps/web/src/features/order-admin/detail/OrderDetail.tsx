import type { AdminOrder } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { formatDateTime } from '@portal/domain/shared'
import { Alert, Cluster, Heading, Stack, Text } from '@portal/ui'
import { TwoColumns } from '#shared/layout/TwoColumns.tsx'
import { CancelAction } from '../actions/CancelAction.tsx'
import { RefundAction } from '../actions/RefundAction.tsx'
import { formatOrderSubject } from '../order-labels.ts'
import { OrderMarks } from '../OrderMarks.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderPart } from './OrderPart.tsx'
import { OrderPrice } from './OrderPrice.tsx'
import { OrderProofs } from './OrderProofs.tsx'
import { PaymentEntry } from './PaymentEntry.tsx'
import { PaymentHistory } from './PaymentHistory.tsx'
import { useRefusal, type Report } from './useRefusal.ts'

type Props = { order: AdminOrder }

/** The given reasons for a requested refund and for a cancellation. */
function Reasons({ order }: Props) {
  const { status, refundRequestedAt, refundReason, cancelledAt, cancellationReason, billedTo } = order
  const { timeZone } = getCountry(billedTo.country)
  if (status === 'paid' && refundRequestedAt !== null)
    return (
      <Alert title={`Refund requested on ${formatDateTime(refundRequestedAt, timeZone)}.`}>
        {refundReason}
      </Alert>
    )
  if (cancelledAt !== null)
    return (
      <Alert tone="info" title={`Cancelled on ${formatDateTime(cancelledAt, timeZone)}.`}>
        {cancellationReason}
      </Alert>
    )
  return null
}

/** Card payments in a currency that the order has no rate for: an administrator decides on each. */
function ForeignPayments({ order: { foreignPayments, billedTo } }: Props) {
  const { timeZone } = getCountry(billedTo.country)
  return foreignPayments.map(({ id, currency, amount, returned, paidAt }) => (
    <Alert key={id} title={`Card payment of ${currency} ${amount} on ${formatDateTime(paidAt, timeZone)}.`}>
      The order has no rate for this currency, so it is not recorded. Give it back at the card provider, or
      record what it is worth in US dollars.
      {returned > 0 &&
        ` ${currency} ${returned} of it went back since: record the worth of all of it, and that part is booked with it.`}
    </Alert>
  ))
}

function Actions({ order, report }: Props & { report: Report }) {
  const isUnpaid = order.status === 'open' && order.paid === 0
  if (order.refundable === null && !isUnpaid) return null
  return (
    <Cluster gap={8}>
      {order.refundable && <RefundAction order={order} refundable={order.refundable} report={report} />}
      {isUnpaid && <CancelAction order={order} report={report} />}
    </Cluster>
  )
}

/** Whether a proof was sent since the last payment was recorded. */
const hasWaitingProof = ({ proofs, payments }: AdminOrder): boolean =>
  proofs.some(({ at }) => payments.every(({ recordedAt }) => recordedAt < at))

/** An order for administrators: what it waits for, its items, proofs and payments, and the possible actions. */
export function OrderDetail({ order }: Props) {
  const { billedTo, reference, plan, quoteReference, proofs } = order
  const { refusal, report } = useRefusal(order)
  return (
    <>
      <Stack gap={12}>
        <Heading translate="no" level={2} id="order">
          {billedTo.businessName}
        </Heading>
        <Cluster gap={8}>
          <OrderMarks order={{ ...order, hasProof: hasWaitingProof(order) }} />
          <Text>
            <span translate="no">{reference}</span> ·{' '}
            {formatOrderSubject({ plan, isWebsite: quoteReference !== null })}
          </Text>
        </Cluster>
        {refusal !== null && (
          <Alert tone="danger" role="alert">
            {refusal}
          </Alert>
        )}
        <Reasons order={order} />
        <ForeignPayments order={order} />
        <Actions order={order} report={report} />
      </Stack>
      <TwoColumns>
        <Stack gap={24}>
          <OrderPart title="What was ordered">
            <OrderPrice order={order} />
          </OrderPart>
          {proofs.length > 0 && (
            <OrderPart title="Proof of payment">
              <OrderProofs order={order} />
            </OrderPart>
          )}
          <OrderPart title="Payments and refunds">
            <PaymentHistory order={order} />
          </OrderPart>
        </Stack>
        <Stack gap={24}>
          <PaymentEntry order={order} report={report} />
          <OrderPart title="Who and when">
            <OrderFacts order={order} />
          </OrderPart>
        </Stack>
      </TwoColumns>
    </>
  )
}
