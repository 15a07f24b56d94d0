import type { Order } from '@portal/domain/contract'
import { formatMoney } from '@portal/domain/shared'
import type { AmountLine } from '#shared/layout/AmountLines.tsx'

type Sums = Pick<Order, 'total' | 'creditUsed' | 'due' | 'currency'> &
  Partial<Pick<Order, 'paid' | 'status' | 'payments' | 'refunds'>>

const getLine = (name: string, amount: number): AmountLine[] =>
  amount === 0 ? [] : [{ name, amount: formatMoney(amount) }]

/** The sums below the lines of an order: total, used credit, paid, refunded and due amounts. */
export function listOrderSums({
  total,
  creditUsed,
  paid = 0,
  due,
  currency,
  status = 'open',
  payments = [],
  refunds = [],
}: Sums): AmountLine[] {
  const sum = { name: `Total (${currency})`, amount: formatMoney(total), isSum: true }
  const used = getLine('Credit used', -creditUsed)
  if (status === 'open') {
    const deductions = [...used, ...getLine('Paid so far', -paid)]
    return deductions.length === 0
      ? [sum]
      : [sum, ...deductions, { name: 'To pay', amount: formatMoney(due), isSum: true }]
  }
  const overpaid = Math.max(0, Math.round((paid + creditUsed - total) * 100) / 100)
  const received = payments.reduce((all, { amount }) => all + amount, 0)
  const refunded = refunds.reduce(
    (all, { amount, credit, hereAgain }) => all + amount + credit - hereAgain,
    0,
  )
  return [
    sum,
    ...used,
    ...getLine('Paid', Math.round(received * 100) / 100),
    ...getLine('Paid beyond the price', status === 'paid' ? overpaid : 0),
    ...getLine('Refunded', Math.round(refunded * 100) / 100),
  ]
}
