import type { AdminOrder } from '@portal/domain/contract'
import { formatLocalAmount, getPaymentMethodLabel } from '@portal/domain/order'
import { getCountry } from '@portal/domain/place'
import { formatDate, formatDateTime, formatMoney } from '@portal/domain/shared'
import { Text, TextLink } from '@portal/ui'
import { HistoryList, HistoryText } from '#shared/lists/HistoryList.ts'
import { orderPaths } from '#shared/urls/order-paths.ts'

type Props = { order: AdminOrder }
type Payment = AdminOrder['payments'][number]

function PaymentLine({ order, payment }: Props & { payment: Payment }) {
  const { timeZone } = getCountry(order.billedTo.country)
  const { note, recordedBy } = order.paymentNotes.find(({ paymentId }) => paymentId === payment.id) ?? {
    note: null,
    recordedBy: null,
  }
  const by = recordedBy ?? (payment.method === 'card' ? 'the card provider' : 'a deleted account')
  const { amount, method, local, paidAt, recordedAt, number } = payment
  return (
    <li>
      <Text>
        <strong>{formatMoney(amount)}</strong> by {getPaymentMethodLabel(method).toLowerCase()}
        {local && `, received as ${formatLocalAmount(local.amount, local.currency)}`}
      </Text>
      <Text size="small" tone="soft">
        Paid on {formatDate(paidAt, timeZone)}, recorded on {formatDateTime(recordedAt, timeZone)} by{' '}
        <span translate={recordedBy === null ? undefined : 'no'}>{by}</span>
      </Text>
      {note !== null && <HistoryText>{note}</HistoryText>}
      <TextLink href={orderPaths.orderReceipt(order.reference, number, { email: order.billedTo.email })}>
        Receipt <span translate="no">{number}</span>
      </TextLink>
    </li>
  )
}

/** The payments with who recorded them, and the refunds. */
export function PaymentHistory({ order }: Props) {
  const { payments, refunds, billedTo } = order
  const { timeZone } = getCountry(billedTo.country)
  if (payments.length === 0 && refunds.length === 0) return <Text tone="soft">No payments yet.</Text>
  return (
    <HistoryList aria-label="Payments and refunds">
      {refunds.map(({ id, number, amount, credit, at, reason, hereAgain }) => (
        <li key={`refund ${id}`}>
          <Text>
            <strong>{formatMoney(amount)}</strong> refunded
            {credit > 0 && `, and ${formatMoney(credit)} as credit of the account`}
          </Text>
          <Text size="small" tone="soft">
            {formatDateTime(at, timeZone)} · Credit note {number}
          </Text>
          <HistoryText>{reason}</HistoryText>
          {hereAgain > 0 && (
            <Text>
              {formatMoney(hereAgain)} of this came back to us: the refund to the card failed, or the dispute
              was won.
            </Text>
          )}
        </li>
      ))}
      {payments.toReversed().map((payment) => (
        <PaymentLine key={payment.id} order={order} payment={payment} />
      ))}
    </HistoryList>
  )
}
