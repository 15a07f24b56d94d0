import { withQuery, type Query } from './paths.ts'

/** The addresses around orders, apart from the others: the pages of most visitors do without them. */
export const orderPaths = {
  /** An order by its reference; one without an account names its email address too. */
  order: (reference: string, query: { email?: string } = {}) => withQuery(`/orders/${reference}`, query),
  orderInvoice: (reference: string, query: { email?: string } = {}) =>
    withQuery(`/orders/${reference}/invoice`, query),
  orderReceipt: (reference: string, number: string, query: { email?: string } = {}) =>
    withQuery(`/orders/${reference}/receipts/${number}`, query),
  /** Opened from reminders about a trial or a paid plan, with a token. */
  stopReminders: (query: { token?: string } = {}) => withQuery('/reminders/stop', query),
  /** One's own orders. */
  dashboardOrders: (query: Query = {}) => withQuery('/dashboard/orders', query),
  /** An order with its payments, for administrators. */
  adminOrder: (id: number) => `/admin/orders/${id}`,
} as const
