import {
  ENGAGEMENT_KINDS,
  type BusinessMessage,
  type Engagement,
  type EngagementCounts,
  type ReceivedReview,
} from '@portal/domain/contract'
import { aReview } from './factories.ts'

const OF_BUSINESS = { id: 1, name: 'Kokonut Oil Cooperative', slug: 'kokonut-oil-cooperative' }

export const aMessage = (own: Partial<BusinessMessage> = {}): BusinessMessage => ({
  id: 1,
  kind: 'message',
  reference: 'PB-4M2K-7T',
  business: OF_BUSINESS,
  name: 'Mele Talo',
  email: 'mele@example.com',
  phone: '+67774123',
  message: 'Do you ship to Gizo?\n\nWe need 40 drums by Friday.',
  status: 'open',
  createdAt: '2026-11-18T02:00:00.000Z',
  answeredAt: null,
  replies: [],
  ...own,
})

export const aReceivedReview = (own: Partial<ReceivedReview> = {}): ReceivedReview => ({
  ...aReview(),
  business: OF_BUSINESS,
  ...own,
})

export const someCounts = (own: Partial<EngagementCounts> = {}): EngagementCounts => ({
  ...(Object.fromEntries(ENGAGEMENT_KINDS.map((kind) => [kind, 0])) as EngagementCounts),
  ...own,
})

export const anEngagement = (own: Partial<Engagement> = {}): Engagement => ({
  from: '2026-10-24',
  to: '2026-11-20',
  days: [
    { day: '2026-11-18', ...someCounts({ view: 9, call: 2 }) },
    { day: '2026-11-20', ...someCounts({ view: 4, message: 1 }) },
  ],
  businesses: [
    {
      ...OF_BUSINESS,
      totals: someCounts({ view: 13, call: 2, message: 1 }),
      previous: someCounts({ view: 10, call: 2, save: 1 }),
    },
  ],
  ...own,
})
