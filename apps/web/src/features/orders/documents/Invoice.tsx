import type { Order } from '@portal/domain/contract'
import { formatLocalAmount, getPaymentMethodLabel } from '@portal/domain/order'
import { formatDate, formatDay, formatMoney } from '@portal/domain/shared'
import { Badge, Heading, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { AmountTable } from '../components/AmountTable.tsx'
import { listOrderSums } from '../order-sums.ts'
import { describeOrder, getStage, getTimeZone } from '../order-labels.ts'
import { DocumentSheet } from './DocumentSheet.tsx'
import { OrderSubject } from './OrderSubject.tsx'

const Part = styled.section`
  display: grid;
  gap: ${token.space[12]};
  break-inside: avoid;
`

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

function Received({ order }: { order: Order }) {
  const zone = getTimeZone(order)
  return (
    <Part aria-labelledby="received">
      <Heading level={2} size="card" id="received">
        Received
      </Heading>
      <List role="list">
        {order.payments.map(({ id, number, amount, method, paidAt, local }) => (
          <li key={id}>
            <strong>{formatMoney(amount)}</strong> on {formatDate(paidAt, zone)},{' '}
            {getPaymentMethodLabel(method)}
            {local && ` (${formatLocalAmount(local.amount, local.currency)})`}, receipt{' '}
            <span translate="no">{number}</span>
          </li>
        ))}
      </List>
    </Part>
  )
}

/** The refunds: each is a credit note with its own number. */
function CreditNotes({ order }: { order: Order }) {
  const zone = getTimeZone(order)
  return (
    <Part aria-labelledby="credit-notes">
      <Heading level={2} size="card" id="credit-notes">
        Credit notes
      </Heading>
      <List role="list">
        {order.refunds.map(({ id, number, amount, credit, at, reason }) => (
          <li key={id}>
            <strong>
              Credit note <span translate="no">{number}</span>: {formatMoney(amount + credit)}
            </strong>
            <Text>
              Refunded on {formatDate(at, zone)} for invoice <span translate="no">{order.invoiceNumber}</span>
              {credit > 0 && `, ${formatMoney(credit)} of it as credit for the next order`}.
            </Text>
            {reason !== '' && <Text tone="soft">Reason: {reason}</Text>}
          </li>
        ))}
      </List>
    </Part>
  )
}

function HowToPay({ order }: { order: Order }) {
  const { waysToPay, reference } = order
  return (
    <Part aria-labelledby="how-to-pay">
      <Heading level={2} size="card" id="how-to-pay">
        How to pay
      </Heading>
      <Text>
        Please pay by {formatDay(order.payBy, getTimeZone(order))} and quote{' '}
        <strong translate="no">{reference}</strong> with your payment.
      </Text>
      <List role="list">
        {waysToPay.map(({ method, name, details, text, url }) => (
          <li key={`${method} ${name}`}>
            <strong>{name}</strong>
            {details.map(({ label, value }) => (
              <Text key={label}>
                {label}: <span translate="no">{value}</span>
              </Text>
            ))}
            {url !== null && <Text translate="no">{url}</Text>}
            {text !== null && <Text tone="soft">{text}</Text>}
          </li>
        ))}
      </List>
    </Part>
  )
}

const MARKS = {
  open: { tone: 'sun', label: 'To pay' },
  paid: { tone: 'leaf', label: 'Paid' },
  refunded: { tone: 'neutral', label: 'Refunded' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
} as const

/** The invoice of an order: lines, sums, payments, credit notes, and how to pay what is due. */
export function Invoice({ order }: { order: Order }) {
  const zone = getTimeZone(order)
  const { tone, label } = MARKS[order.status]
  const isOpen = order.status === 'open'
  const now = useNow()
  const isExpired = getStage(order, now) === 'expired'
  return (
    <DocumentSheet
      kind="Invoice"
      number={order.invoiceNumber}
      order={order}
      mark={<Badge tone={tone}>{label}</Badge>}
      facts={[
        { term: 'Date', details: formatDate(order.createdAt, zone) },
        { term: 'Reference', details: <span translate="no">{order.reference}</span> },
        { term: 'For', details: <OrderSubject order={order} /> },
        ...(order.period
          ? [
              {
                term: 'Period',
                details: `${formatDate(order.period.startsAt, zone)} to ${formatDate(order.period.endsAt, zone)}`,
              },
            ]
          : []),
        ...(isOpen && !isExpired ? [{ term: 'Pay by', details: formatDay(order.payBy, zone) }] : []),
      ]}
    >
      <Stack gap={8}>
        <AmountTable
          caption="Lines of the invoice"
          items={order.items}
          sums={listOrderSums(order)}
          local={order.local}
          {...(order.local && !isOpen && { localLine: { name: 'Total', amount: order.local.total } })}
        />
      </Stack>
      {order.payments.length > 0 && <Received order={order} />}
      {order.refunds.length > 0 && <CreditNotes order={order} />}
      {isExpired && <Text>{describeOrder(order, now).title}.</Text>}
      {isOpen && !isExpired && order.waysToPay.length > 0 && <HowToPay order={order} />}
    </DocumentSheet>
  )
}
