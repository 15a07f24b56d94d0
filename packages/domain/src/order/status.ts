/** The statuses of an order. A part-paid one is open. */
export const ORDER_STATUSES = ['open', 'paid', 'cancelled', 'refunded'] as const
/** A status of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const LABELS: Readonly<Record<OrderStatus, string>> = {
  open: 'Waiting for payment',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** The label of a status. */
export const getOrderStatusLabel = (status: OrderStatus): string => LABELS[status]
