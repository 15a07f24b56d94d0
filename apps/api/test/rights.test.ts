import type { RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { Access } from '#http/routes/guards.ts'
import type { CastMember } from './cast.ts'
import { newApp, type TestApp } from './new-app.ts'

type Actor = 'anonymous' | CastMember
const ACTORS: readonly Actor[] = ['anonymous', 'owner', 'other', 'admin']

/** The response of a route's guard to each actor; none if it admits them. */
const REFUSED: Readonly<Record<Access, Partial<Record<Actor, number>>>> = {
  public: {},
  visitor: {},
  user: { anonymous: 401 },
  admin: { anonymous: 401, owner: 403, other: 403 },
}

/** Reads of one's own data with the visitor's guard, which themselves refuse unknown people. */
const REFUSES_BY_ITSELF = ['GET /api/auth/user']

const getName = ({ method, url }: RouteOptions) => `${String(method)} ${url}`

/** The reference is public and outside the contract; all other routes are ours. */
const ourRoutes = ({ app }: TestApp) =>
  app.routeList.filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/docs'))

async function answersTo(actor: Actor) {
  const testApp = await newApp({ config: { rateLimitScale: 1000 } })
  const answers = []
  for (const route of ourRoutes(testApp)) {
    // Signs in for each route, since one of them ends the session.
    const cookies = actor === 'anonymous' ? {} : await testApp.signIn(actor)
    const method = route.method as 'GET'
    const url = route.url.replaceAll(/:\w+/g, '999999')
    const response = await testApp.inject({ method, url, cookies, ...(method !== 'GET' && { payload: {} }) })
    answers.push({ route, status: response.statusCode })
  }
  return answers
}

test('every route declares who may call it', async () => {
  const unguarded = ourRoutes(await newApp()).filter(({ config }) => !config?.access)
  expect(unguarded.map(getName)).toEqual([])
})

test('writes are not public, except for signing in', async () => {
  const open = ourRoutes(await newApp()).filter(
    ({ method, config }) => method !== 'GET' && !['user', 'admin'].includes(config?.access ?? ''),
  )
  expect(open.map(getName).toSorted()).toEqual([
    'POST /api/alerts',
    'POST /api/alerts/confirmations',
    'POST /api/alerts/leave',
    'POST /api/alerts/lookup',
    'POST /api/alerts/one-click',
    'POST /api/auth/claims',
    'POST /api/auth/claims/review',
    'POST /api/auth/claims/take-over',
    'POST /api/auth/confirmations',
    'POST /api/auth/email-changes/confirm',
    'POST /api/auth/email-changes/stop',
    'POST /api/auth/password-resets',
    'POST /api/auth/password-resets/password',
    'POST /api/auth/register',
    'POST /api/auth/second-step',
    'POST /api/auth/sign-in',
    'POST /api/businesses/:idOrSlug/messages',
    'POST /api/businesses/:idOrSlug/reports',
    'POST /api/businesses/:idOrSlug/taps',
    'POST /api/contact',
    'POST /api/event-registrations/cancel',
    'POST /api/event-registrations/confirm',
    'POST /api/events',
    'POST /api/events/:idOrSlug/registrations',
    'POST /api/issues',
    'POST /api/jobs',
    'POST /api/newsletter',
    'POST /api/newsletter/confirmations',
    'POST /api/newsletter/leave',
    'POST /api/newsletter/one-click',
    'POST /api/orders/:reference/cancellation',
    'POST /api/orders/:reference/card-payment',
    'POST /api/orders/:reference/proofs',
    'POST /api/orders/:reference/refund-request',
    'POST /api/quote-requests',
    'POST /api/quote-requests/:reference/answer',
    'POST /api/reminders/one-click',
    'POST /api/reminders/resume',
    'POST /api/reminders/stop',
    'POST /api/reviews/:id/reports',
    'POST /api/searches',
    'POST /api/tenders',
  ])
})

test('routes under /api/admin are for administrators', async () => {
  const admin = ourRoutes(await newApp()).filter(({ url }) => url.startsWith('/api/admin'))
  expect(admin.length).toBeGreaterThan(0)
  expect(admin.filter(({ config }) => config?.access !== 'admin').map(getName)).toEqual([])
})

test.each(ACTORS)('every route admits %s, or explains why not', async (actor) => {
  const wrong = (await answersTo(actor)).filter(({ route, status }) => {
    const expected = REFUSED[route.config?.access ?? 'public'][actor]
    if (expected) return status !== expected
    const isRefused = status === 401 || status === 403
    return isRefused && !(actor === 'anonymous' && REFUSES_BY_ITSELF.includes(getName(route)))
  })
  expect(wrong.map(({ route, status }) => `${getName(route)} answered ${status}`)).toEqual([])
})
