import type { listAdminOrders, OrderFilter } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'
import { FILTER_LABELS } from '../order-labels.ts'

type OrdersQuery = Query<typeof listAdminOrders>

export const ORDERS_PAGE = 25

const FILTERS = Object.keys(FILTER_LABELS) as OrderFilter[]

const parseStatus = (query: URLSearchParams): OrderFilter | undefined =>
  FILTERS.find((filter) => filter === query.get('status'))

/** Query of the list at an address. */
export const toOrdersQuery = (query: URLSearchParams): OrdersQuery => ({
  status: parseStatus(query),
  search: parseText(query, 'search'),
  limit: String(ORDERS_PAGE),
  page: parsePage(query),
})

/** Whether the address chooses some of the orders. */
export const isFiltered = (query: URLSearchParams): boolean =>
  parseStatus(query) !== undefined || parseText(query, 'search') !== undefined

/** Queries that count orders with a proof to check, and those with a refund request. */
export const SENT_PROOFS: OrdersQuery = { status: 'proof', limit: '1' }
export const REFUND_REQUESTS: OrdersQuery = { status: 'refund', limit: '1' }
