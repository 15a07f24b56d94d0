import type { AdminBusiness, AdminBusinessSummary, AuditEntry } from '@portal/domain/contract'
import { anOwnBusiness } from './factories.ts'

/** A business in the list of administrators. */
export const anAdminSummary = (own: Partial<AdminBusinessSummary> = {}): AdminBusinessSummary => ({
  id: 7,
  name: 'Auki Hardware',
  slug: 'auki-hardware',
  category: 'Construction & Materials',
  country: 'sb',
  province: 'malaita',
  state: 'live',
  subscriptionTier: 1,
  isVerified: false,
  isFeatured: false,
  featuredUntil: null,
  completeness: 64,
  views: 128,
  isSample: false,
  owner: { id: 2, name: 'Moses Tara', email: 'owner@portal.test' },
  createdAt: '2026-11-01T00:00:00.000Z',
  publicUntil: '2027-11-01T00:00:00.000Z',
  ...own,
})

/** A business as the administrators' page shows it. */
export const anAdminBusiness = ({
  business,
  ...own
}: Partial<Omit<AdminBusiness, 'business'>> & {
  business?: Partial<AdminBusiness['business']>
} = {}): AdminBusiness => ({
  revision: 'first',
  state: 'live',
  business: anOwnBusiness({
    id: 7,
    name: 'Auki Hardware',
    slug: 'auki-hardware',
    isOwner: false,
    isVerified: false,
    isFeatured: false,
    ...business,
  }),
  featuredBy: null,
  featuredUntil: null,
  completeness: 64,
  owner: { id: 2, name: 'Moses Tara', email: 'owner@portal.test', isEmailConfirmed: true },
  restorableUntil: null,
  verification: null,
  hasWaitingEdit: false,
  counts: { reviews: 3, messages: 5, openMessages: 2, saves: 9, views: 1204 },
  ...own,
})

/** A line of a business's history. */
export const anAuditEntry = (own: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-18T02:00:00.000Z',
  actor: { id: 1, name: 'Ruth Kalsakau' },
  action: 'approved',
  subject: { kind: 'business', id: 7, label: 'Auki Hardware', path: '/sb/construction/auki-hardware' },
  reason: null,
  note: null,
  changes: null,
  ...own,
})
