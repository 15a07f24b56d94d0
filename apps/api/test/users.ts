import type { UserDetail, UserSummary } from '@portal/domain/contract'
import { post } from './accounts.ts'
import { CAST, PASSWORD, type CastMember } from './cast.ts'
import type { TestStore } from './new-store.ts'
import { newApp, NOW, type TestApp } from './new-app.ts'

type Cookies = Record<string, string>

/** Creates a portal with a signed-in administrator and an adjustable clock. */
export async function newAdministration(store?: TestStore) {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now, ...(store && { store }) })
  const admin = await portal.signIn('admin')
  const act = (userId: number, action: string, payload: object, cookies: Cookies = admin) =>
    post(portal, `/api/admin/users/${userId}/${action}`, payload, cookies)
  const setRole = (
    userId: number,
    role: 'administrator' | 'user',
    cookies: Cookies = admin,
    confirmed?: boolean,
  ) =>
    portal.inject({
      method: 'PUT',
      url: `/api/admin/users/${userId}/role`,
      payload: { role, ...(confirmed !== undefined && { confirmed }) },
      cookies,
    })
  return {
    ...portal,
    clock,
    admin,
    act,
    setRole,
    suspend: (userId: number, change: object = {}, cookies: Cookies = admin) =>
      act(userId, 'suspend', { reason: 'spam', hideListings: false, ...change }, cookies),
    restore: (userId: number, payload: object = {}) => act(userId, 'restore', payload),
    list: async (query = '') => (await portal.get(`/api/admin/users${query}`, admin)).json<UserSummary[]>(),
    detail: async (userId: number, cookies: Cookies = admin) =>
      (await portal.get(`/api/admin/users/${userId}`, cookies)).json<UserDetail>(),
    typePassword: (member: CastMember) =>
      post(portal, '/api/auth/sign-in', { email: CAST[member].email, password: PASSWORD }),
    isSignedIn: async (cookies: Cookies) => (await portal.get('/api/auth/user', cookies)).statusCode === 200,
  }
}

/** Reads the audit trail of accounts and businesses, the oldest first. */
export const readAudit = ({ store }: Pick<TestApp, 'store'>) =>
  store.read
    .selectFrom('audit')
    .select(['action', 'actor_id', 'subject_kind', 'subject_id', 'reason', 'note', 'changes'])
    .orderBy('id')
    .execute()
