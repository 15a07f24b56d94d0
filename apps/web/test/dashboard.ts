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
import { answering } from './server.ts'

interface DashboardAnswers {
  businesses?: readonly OwnBusiness[]
  messages?: readonly BusinessMessage[]
  reviews?: readonly ReceivedReview[]
  figures?: Engagement
  saves?: readonly BusinessSummary[]
  orders?: readonly OrderSummary[]
}

/** What the dashboard asks for, answered as the API would; nothing waits unless given. */
export const dashboardAnswers = ({
  businesses = [],
  messages = [],
  reviews = [],
  saves = [],
  orders = [],
  figures = anEngagement({ days: [], businesses: [] }),
}: DashboardAnswers = {}): RequestHandler[] => [
  answering(calls.listBusinesses, 200, [...businesses]),
  answering(calls.listBusinessMessages, 200, [...messages]),
  answering(calls.listReceivedReviews, 200, [...reviews]),
  answering(calls.listSaves, 200, [...saves], { headers: { 'X-Total-Count': String(saves.length) } }),
  answering(calls.getEngagement, 200, figures),
  answering(calls.listOrders, 200, [...orders]),
  answering(calls.getCredit, 200, { credit: 0 }),
  answering(calls.listDeletedBusinesses, 200, []),
]
