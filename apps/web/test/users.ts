import { calls, type AuditEntry, type UserDetail } from '@portal/domain/contract'
import { adminHandlers } from './administration.ts'
import { respondWith, server } from './server.ts'
import { aUserDetail, aUserEntry } from './user-factories.ts'

/** A mocked account that changes as the API would; records what is sent. */
export function mockUser(first: UserDetail = aUserDetail(), history: AuditEntry[] = [aUserEntry()]) {
  const seen = { sent: [] as { path: string; body: unknown }[], lists: [] as string[] }
  const account = { now: first }
  const change = (own: Partial<UserDetail>) => {
    account.now = { ...account.now, ...own }
    const { id, isAdmin, suspendedAt } = account.now
    return { id, role: isAdmin ? ('administrator' as const) : ('user' as const), suspendedAt }
  }
  const onRequest = ({ url, body }: { url: URL; body: unknown }) =>
    void seen.sent.push({ path: url.pathname, body })
  const at = '2026-11-20T05:00:00.000Z'
  server.use(
    ...adminHandlers(),
    respondWith(calls.listUsers, 200, () => [account.now], {
      onRequest: ({ url }) => seen.lists.push(url.search),
    }),
    respondWith(calls.getUser, 200, () => account.now),
    respondWith(calls.listAudit, 200, ({ url }) => (url.searchParams.has('actor') ? [] : history)),
    respondWith(
      calls.setUserRole,
      200,
      ({ body }) => change({ isAdmin: (body as { role: string }).role === 'administrator' }),
      { onRequest },
    ),
    respondWith(
      calls.suspendUser,
      200,
      ({ body }) => {
        const { reason, note, hideListings } = body as { reason: string; note: string; hideListings: boolean }
        const hiddenListings = hideListings ? account.now.listingsToHide : 0
        const suspension = { at, reason, note, hiddenListings }
        return { ...change({ suspendedAt: at, suspension, sessions: [] }), listings: hiddenListings }
      },
      { onRequest },
    ),
    respondWith(
      calls.restoreUser,
      200,
      () => ({ ...change({ suspendedAt: null, suspension: null }), listings: 0 }),
      { onRequest },
    ),
    respondWith(
      calls.endUserSessions,
      200,
      ({ body }) => {
        const { which } = body as { which: string }
        const { sessions } = account.now
        const left = which === 'all' ? [] : sessions.filter(({ id }) => id !== which)
        change({ sessions: left })
        return { ended: sessions.length - left.length }
      },
      { onRequest },
    ),
    respondWith(calls.sendUserPasswordReset, 202, () => ({ email: account.now.email }), { onRequest }),
  )
  return { ...seen, account }
}
