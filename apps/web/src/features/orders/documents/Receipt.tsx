import type { Order } from '@portal/domain/contract'
import { formatLocalAmount, getPaymentMethodLabel } from '@portal/domain/order'
import { formatDate, formatMoney } from '@portal/domain/shared'
import { Text, token } from '@portal/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { getTimeZone } from '../order-labels.ts'
import { DocumentSheet } from './DocumentSheet.tsx'
import { OrderSubject } from './OrderSubject.tsx'

const Amount = styled.p`
  font: 700 ${token.size[44]} / 1.1 ${token.font.display};
  font-variant-numeric: tabular-nums;
`

type Payment = Order['payments'][number]

const toCents = (amount: number): number => Math.round(amount * 100)

/** The sums as of this payment: later payments and refunds must not change a receipt. */
function describeSums({ payments, total, creditUsed, currency, ...order }: Order, payment: Payment): string {
  const whole = `${formatMoney(total)} (${currency})`
  const endedAt =
    order.cancelledAt ?? (order.status === 'refunded' ? (order.refunds.at(-1)?.at ?? null) : null)
  if (endedAt !== null && endedAt < payment.recordedAt)
    return `The order of ${whole} was ${order.status} before this payment was recorded.`
  const until = payments.slice(0, payments.findIndex(({ number }) => number === payment.number) + 1)
  const received = until.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const remaining = toCents(total) - toCents(creditUsed) - received
  if (remaining > 0) {
    const credit = creditUsed > 0 ? ` and ${formatMoney(creditUsed)} of credit` : ''
    return `With this payment, ${formatMoney(received / 100)}${credit} of ${whole} was paid, and ${formatMoney(remaining / 100)} was left to pay.`
  }
  return remaining + toCents(payment.amount) > 0
    ? `With this payment, the order of ${whole} was paid in full.`
    : `The order of ${whole} was paid in full before this payment.`
}

/** The receipt of one payment. */
export function Receipt({ order, payment }: { order: Order; payment: Payment }) {
  const zone = getTimeZone(order)
  const { number, amount, method, paidAt, recordedAt, local } = payment
  return (
    <DocumentSheet
      kind="Receipt"
      number={number}
      order={order}
      facts={[
        { term: 'Paid on', details: formatDate(paidAt, zone) },
        { term: 'Recorded on', details: formatDate(recordedAt, zone) },
        { term: 'Paid by', details: getPaymentMethodLabel(method) },
        { term: 'For', details: <OrderSubject order={order} /> },
        { term: 'Invoice', details: <span translate="no">{order.invoiceNumber}</span> },
        { term: 'Reference', details: <span translate="no">{order.reference}</span> },
      ]}
    >
      <div>
        <Text size="small" tone="soft">
          Received with thanks ({order.currency})
        </Text>
        <Amount>{formatMoney(amount)}</Amount>
        {local && <Text>{`Received as ${formatLocalAmount(local.amount, local.currency)}`}</Text>}
      </div>
      <Text>{describeSums(order, payment)}</Text>
      {order.refunds.length > 0 && (
        <Text>
          {order.refunds.map(({ number: note, amount: back }) => (
            <Fragment key={note}>
              {formatMoney(back)} was refunded: credit note <span translate="no">{note}</span>.{' '}
            </Fragment>
          ))}
        </Text>
      )}
    </DocumentSheet>
  )
}
