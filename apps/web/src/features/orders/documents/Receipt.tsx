import type { Order } from '@portal/domain/contract'
import { formatLocalAmount, paymentMethodLabel } from '@portal/domain/order'
import { formatDate, formatMoney } from '@portal/domain/shared'
import { Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { orderSubject, timeZoneOf } from '../order-words.ts'
import { DocumentSheet } from './DocumentSheet.tsx'

const Amount = styled.p`
  font: 700 ${token.size[44]} / 1.1 ${token.font.display};
  font-variant-numeric: tabular-nums;
`

type Payment = Order['payments'][number]

const restOf = ({ status, due, total, currency }: Order): string => {
  if (status === 'open') return `${formatMoney(due)} is still to pay of ${formatMoney(total)} (${currency}).`
  return `The order of ${formatMoney(total)} (${currency}) is paid in full.`
}

/** The receipt of one payment. */
export function Receipt({ order, payment }: { order: Order; payment: Payment }) {
  const zone = timeZoneOf(order)
  const { number, amount, method, paidAt, recordedAt, local } = payment
  return (
    <DocumentSheet
      kind="Receipt"
      number={number}
      order={order}
      facts={[
        { term: 'Paid on', details: formatDate(paidAt, zone) },
        { term: 'Recorded on', details: formatDate(recordedAt, zone) },
        { term: 'Paid by', details: paymentMethodLabel(method) },
        { term: 'For', details: orderSubject(order) },
        { term: 'Invoice', details: order.invoiceNumber },
        { term: 'Reference', details: order.reference },
      ]}
    >
      <div>
        <Text size="small" tone="soft">
          Received with thanks ({order.currency})
        </Text>
        <Amount>{formatMoney(amount)}</Amount>
        {local && <Text>{`Received as ${formatLocalAmount(local.amount, local.currency)}`}</Text>}
      </div>
      {order.status !== 'refunded' && <Text>{restOf(order)}</Text>}
      {order.refunds.length > 0 && (
        <Text>
          {order.refunds
            .map(
              ({ number: note, amount: back }) => `${formatMoney(back)} was given back: credit note ${note}.`,
            )
            .join(' ')}
        </Text>
      )}
    </DocumentSheet>
  )
}
