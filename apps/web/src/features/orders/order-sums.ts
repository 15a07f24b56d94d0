import type { Order } from '@portal/domain/contract'

interface Sum {
  name: string
  amount: number
  isSum?: boolean
}

type Sums = Pick<Order, 'total' | 'creditUsed' | 'due' | 'currency'> & Partial<Pick<Order, 'paid'>>

/** The sums below the lines of an order: the total, what was taken off and paid so far, and what is due. */
export function orderSums({ total, creditUsed, paid = 0, due, currency }: Sums): Sum[] {
  const less = [
    ...(creditUsed > 0 ? [{ name: 'Credit used', amount: -creditUsed }] : []),
    ...(paid > 0 ? [{ name: 'Paid so far', amount: -paid }] : []),
  ]
  const sum = { name: `Total (${currency})`, amount: total, isSum: true }
  return less.length === 0 && due === total
    ? [sum]
    : [sum, ...less, { name: 'To pay', amount: due, isSum: true }]
}
