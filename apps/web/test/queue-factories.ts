import type { QueueDetail, QueueItem, QueueKind } from '@portal/domain/contract'
import { aJobDetail, anEventDetail, aTenderDetail } from './content-factories.ts'
import { anOwnBusiness, aReview, aSummary, NOW } from './factories.ts'

const HOUR = 3_600_000
const at = (time: number): string => new Date(time).toISOString()

/** A waiting listing that was sent five hours ago. */
export const aQueueItem = (own: Partial<QueueItem> = {}): QueueItem => ({
  kind: 'businesses',
  id: 11,
  title: 'Kokonut Oil Cooperative',
  reference: 'PB-7K3F-9Q',
  about: 'Food & Beverages · Auki, Malaita',
  sentBy: 'Moses Tara',
  submittedAt: at(NOW - 5 * HOUR),
  dueAt: at(NOW + 67 * HOUR),
  timeZone: 'Pacific/Guadalcanal',
  isChange: false,
  ...own,
})

/** The previews by kind. */
function getContent(kind: QueueKind) {
  switch (kind) {
    case 'businesses':
    case 'edits':
      return { kind, item: anOwnBusiness({ status: 'pending', isOwner: false }) } as const
    case 'reviews':
      return { kind, item: aReview(), business: aSummary() } as const
    case 'reports':
      return {
        kind,
        item: {
          reference: 'PB-2222-22',
          reason: 'advertising',
          label: 'It is advertising',
          note: 'It names another shop.',
          status: 'pending',
          submittedAt: at(NOW - HOUR),
        },
        business: aSummary(),
        review: { ...aReview({ id: 7 }), isPublished: true },
        earlier: [],
      } as const
    case 'events':
      return { kind, item: anEventDetail() } as const
    case 'tenders':
      return { kind, item: aTenderDetail() } as const
    case 'jobs':
      return { kind, item: aJobDetail() } as const
  }
}

/** A queue item with all its details. */
export const aQueueDetail = (item: QueueItem, own: Partial<QueueDetail> = {}): QueueDetail =>
  ({
    ...getContent(item.kind),
    id: item.id,
    title: item.title,
    reference: item.reference,
    submittedAt: item.submittedAt,
    dueAt: item.dueAt,
    timeZone: item.timeZone,
    state: { status: 'pending', by: null, at: null },
    path: '/sb/food-and-beverages/kokonut-oil-cooperative',
    differences: [],
    duplicates: [],
    sender: {
      name: 'Moses Tara',
      email: 'moses@example.com',
      account: { createdAt: at(NOW - 1000 * HOUR), isEmailConfirmed: true },
      earlier: [],
      reports: { total: 0, resolved: 0 },
    },
    ...own,
  }) as QueueDetail
