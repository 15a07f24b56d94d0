import type { AuditEntry, UserDetail, UserSummary } from '@portal/domain/contract'
import { aSession } from './account-factories.ts'

/** An account in the administrators' list. */
export const aListedUser = (own: Partial<UserSummary> = {}): UserSummary => ({
  id: 7,
  firstName: 'Moses',
  lastName: 'Tara',
  email: 'moses@portal.test',
  profileImageUrl: null,
  isAdmin: false,
  isEmailConfirmed: true,
  openedAt: '2026-03-02T02:00:00.000Z',
  suspendedAt: null,
  listings: 3,
  ...own,
})

/** An account as administrators see it on its page. */
export const aUserDetail = (own: Partial<UserDetail> = {}): UserDetail => ({
  ...aListedUser(),
  suspension: null,
  hasPassword: true,
  twoStepSignInSince: null,
  listingsToHide: 2,
  reviews: 4,
  submissions: 1,
  latest: [
    {
      kind: 'businesses',
      id: 11,
      title: 'Kokonut Oil Cooperative',
      status: 'approved',
      submittedAt: '2026-11-02T02:00:00.000Z',
      path: null,
    },
    {
      kind: 'jobs',
      id: 12,
      title: 'Bookkeeper',
      status: 'pending',
      submittedAt: '2026-11-01T02:00:00.000Z',
      path: null,
    },
  ],
  reports: { total: 2, resolved: 1 },
  sessions: [aSession(), aSession({ id: 'e'.repeat(32), device: null })],
  isOwn: false,
  isOnlyAdministrator: false,
  ...own,
})

/** An entry of the audit trail about an account. */
export const aUserEntry = (own: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-19T02:00:00.000Z',
  actor: { id: 1, name: 'Ruth Kalsakau' },
  action: 'sessions ended',
  subject: { kind: 'account', id: 7, label: 'Moses Tara', path: null },
  reason: null,
  note: null,
  changes: [{ field: 'endedSessions', before: 0, after: 2 }],
  ...own,
})
