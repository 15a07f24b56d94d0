import type { Account, AccountSession, ClaimedAccount, SecondStepState } from '@portal/domain/contract'
import { EARLIER, aUser } from './factories.ts'

/** The account of the signed-in user, as the account page shows it. */
export const anAccount = (own: Partial<Account> = {}): Account => ({
  ...aUser(),
  openedAt: '2026-03-02T02:00:00.000Z',
  hasPassword: true,
  emailChange: null,
  identities: [],
  ...own,
})

/** A session of the signed-in user. */
export const aSession = (own: Partial<AccountSession> = {}): AccountSession => ({
  id: '0123456789abcdef0123456789abcdef',
  device: 'Chrome on Android',
  startedAt: '2026-11-18T02:00:00.000Z',
  usedAt: '2026-11-20T01:00:00.000Z',
  isCurrent: false,
  ...own,
})

/** An account created by a stranger, as the owner of its email address reviews it. */
export const aClaimedAccount = (own: Partial<ClaimedAccount> = {}): ClaimedAccount => ({
  email: 'm***@example.com',
  openedAt: EARLIER,
  activity: [
    { kind: 'business', id: 7, title: 'Ana’s Shop', isPublic: true, at: EARLIER },
    { kind: 'job', id: 4, title: 'Bookkeeper', isPublic: false, at: EARLIER },
  ],
  total: 2,
  ...own,
})

/** Two-step sign-in of an account that has none. */
export const aSecondStep = (own: Partial<SecondStepState> = {}): SecondStepState => ({
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  hasPassword: true,
  ...own,
})
