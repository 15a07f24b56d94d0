import type { QueueCounts } from '@portal/domain/contract'
import { lazy, type ComponentType } from 'react'
import { useCountQueueQuery } from '#features/moderation/moderation.api.ts'
import { countPending } from '#features/moderation/queue-kinds.ts'
import { REFUND_REQUESTS, SENT_PROOFS } from '#features/order-admin/list/orders-query.ts'
import { useListAdminOrdersQuery } from '#features/order-admin/order-admin.api.ts'
import { NEW_QUOTES } from '#features/quotes/admin/quotes-query.ts'
import { useListQuoteRequestsQuery } from '#features/quotes/quotes.api.ts'

/** A tab of the administration. */
interface AdminTab {
  /** The value of `tab` in the address; null for the first tab. */
  readonly name: string | null
  readonly label: string
  /** Number of its open items; undefined while unknown. */
  readonly count?: (open: OpenCounts) => number | undefined
  readonly Content: ComponentType
}

/** Results that the counts are read from. */
interface OpenCounts {
  readonly queue: QueueCounts | undefined
  readonly quotes: number | undefined
  readonly orders: number | undefined
}

/** Fetches the tabs' counts. */
export function useOpenCounts(): OpenCounts {
  const { data: queue } = useCountQueueQuery()
  const { data: fresh } = useListQuoteRequestsQuery(NEW_QUOTES)
  const { data: proofs } = useListAdminOrdersQuery(SENT_PROOFS)
  const { data: refunds } = useListAdminOrdersQuery(REFUND_REQUESTS)
  return { queue, quotes: fresh?.total, orders: proofs && refunds && proofs.total + refunds.total }
}

/** The tabs of the administration in display order, each with a script and an address of its own. */
export const ADMIN_TABS: readonly AdminTab[] = [
  {
    name: null,
    label: 'Moderation Queue',
    count: ({ queue }) => queue && countPending(queue),
    Content: lazy(() => import('./tabs/QueueTab.tsx').then((part) => ({ default: part.QueueTab }))),
  },
  {
    name: 'businesses',
    label: 'All Businesses',
    Content: lazy(() =>
      import('#features/business-admin/list/AllBusinesses.tsx').then((part) => ({
        default: part.AllBusinesses,
      })),
    ),
  },
  {
    name: 'content',
    label: 'Content',
    Content: lazy(() => import('./tabs/ContentTab.tsx').then((part) => ({ default: part.ContentTab }))),
  },
  {
    name: 'quotes',
    label: 'Quote Requests',
    count: ({ quotes }) => quotes,
    Content: lazy(() =>
      import('#features/quotes/admin/QuoteRequests.tsx').then((part) => ({ default: part.QuoteRequests })),
    ),
  },
  {
    name: 'orders',
    label: 'Orders',
    count: ({ orders }) => orders,
    Content: lazy(() =>
      import('#features/order-admin/list/Orders.tsx').then((part) => ({ default: part.Orders })),
    ),
  },
  {
    name: 'messages',
    label: 'Messages',
    count: ({ queue }) => queue?.inquiries,
    Content: lazy(() =>
      import('#features/inquiries/admin/Inquiries.tsx').then((part) => ({ default: part.Inquiries })),
    ),
  },
  {
    name: 'users',
    label: 'Users',
    Content: lazy(() =>
      import('#features/users/list/UserList.tsx').then((part) => ({ default: part.UserList })),
    ),
  },
  {
    name: 'analytics',
    label: 'Analytics',
    Content: lazy(() =>
      import('#features/analytics/Analytics.tsx').then((part) => ({ default: part.Analytics })),
    ),
  },
  {
    name: 'audit',
    label: 'Audit',
    Content: lazy(() =>
      import('#features/audit/AuditTrail.tsx').then((part) => ({ default: part.AuditTrail })),
    ),
  },
]

const [FIRST] = ADMIN_TABS

/** The tab in an address; an unknown one is the first. */
export const parseTab = (query: URLSearchParams): AdminTab | undefined =>
  ADMIN_TABS.find(({ name }) => name !== null && name === query.get('tab')) ?? FIRST
