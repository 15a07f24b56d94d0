import {
  calls,
  type BusinessMessage,
  type BusinessSummary,
  type Engagement,
  type OrderSummary,
  type OwnBusiness,
  type ReceivedReview,
} from '@portal/domain/contract'
import type { RequestHandler } from 'msw'
import { anEngagement } from './dashboard-factories.ts'
import { respondWith } from './server.ts'

interface DashboardData {
  businesses?: readonly OwnBusiness[]
  messages?: readonly BusinessMessage[]
  reviews?: readonly ReceivedReview[]
  figures?: Engagement
  saves?: readonly BusinessSummary[]
  orders?: readonly OrderSummary[]
}

/** Handlers for the dashboard's calls; nothing waits by default. */
export const dashboardHandlers = ({
  businesses = [],
  messages = [],
  reviews = [],
  saves = [],
  orders = [],
  figures = anEngagement({ days: [], businesses: [] }),
}: DashboardData = {}): RequestHandler[] => [
  respondWith(calls.listBusinesses, 200, [...businesses]),
  respondWith(calls.listBusinessMessages, 200, [...messages]),
  respondWith(calls.listReceivedReviews, 200, [...reviews]),
  respondWith(calls.listSaves, 200, [...saves], { headers: { 'X-Total-Count': String(saves.length) } }),
  respondWith(calls.getEngagement, 200, figures),
  respondWith(calls.listOrders, 200, [...orders]),
  respondWith(calls.getCredit, 200, { credit: 0 }),
  respondWith(calls.listDeletedBusinesses, 200, []),
]
