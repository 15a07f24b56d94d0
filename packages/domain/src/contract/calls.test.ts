import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Problem, calls, type Call } from './index.ts'

const all = Object.entries<Call>(calls)
const findCalls = (isCulprit: (call: Call) => boolean) =>
  all.filter(([, call]) => isCulprit(call)).map(([name]) => name)
const statuses = (call: Call) => Object.keys(call.responses).map(Number)
const listEntries = (schema: Call['params']) =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : []

describe('calls', () => {
  test('are all calls of the portal', () => {
    expect(all.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual([
      'DELETE /api/admin/search-words/:id',
      'DELETE /api/alerts/:id',
      'DELETE /api/businesses/:id/edit',
      'DELETE /api/businesses/:id/handover',
      'DELETE /api/businesses/:idOrSlug',
      'DELETE /api/reviews/:id',
      'DELETE /api/reviews/:id/helpful',
      'DELETE /api/reviews/:id/reply',
      'DELETE /api/saves/:businessId',
      'GET /api/account',
      'GET /api/account/credit',
      'GET /api/account/second-step',
      'GET /api/account/sessions',
      'GET /api/admin/analytics/answer-times',
      'GET /api/admin/analytics/figures',
      'GET /api/admin/analytics/listings',
      'GET /api/admin/analytics/revenue',
      'GET /api/admin/analytics/searches',
      'GET /api/admin/analytics/trials',
      'GET /api/admin/analytics/visits',
      'GET /api/admin/audit',
      'GET /api/admin/audit/choices',
      'GET /api/admin/businesses',
      'GET /api/admin/businesses/:id',
      'GET /api/admin/businesses/pending',
      'GET /api/admin/content',
      'GET /api/admin/content/:id',
      'GET /api/admin/exchange-rates',
      'GET /api/admin/inquiries',
      'GET /api/admin/orders',
      'GET /api/admin/orders/:id',
      'GET /api/admin/queue',
      'GET /api/admin/queue/counts',
      'GET /api/admin/queue/items/:kind/:id',
      'GET /api/admin/quote-requests',
      'GET /api/admin/search-words',
      'GET /api/admin/search-words/preview',
      'GET /api/admin/users',
      'GET /api/admin/users/:id',
      'GET /api/alerts',
      'GET /api/auth/methods',
      'GET /api/auth/user',
      'GET /api/businesses',
      'GET /api/businesses/:id/edit',
      'GET /api/businesses/:id/edit/preview',
      'GET /api/businesses/:idOrSlug',
      'GET /api/businesses/:idOrSlug/reviews',
      'GET /api/businesses/:idOrSlug/reviews/own',
      'GET /api/businesses/:idOrSlug/reviews/summary',
      'GET /api/businesses/facets',
      'GET /api/businesses/map',
      'GET /api/courses',
      'GET /api/courses/:idOrSlug',
      'GET /api/deleted-businesses',
      'GET /api/engagement',
      'GET /api/events',
      'GET /api/events/:idOrSlug',
      'GET /api/guides/:country',
      'GET /api/health/live',
      'GET /api/health/ready',
      'GET /api/health/serving',
      'GET /api/industries',
      'GET /api/industries/:slug',
      'GET /api/jobs',
      'GET /api/jobs/:idOrSlug',
      'GET /api/likely-duplicates',
      'GET /api/messages',
      'GET /api/messages/:id',
      'GET /api/news',
      'GET /api/news/:idOrSlug',
      'GET /api/order-preview',
      'GET /api/orders',
      'GET /api/orders/:reference',
      'GET /api/pages/:slug',
      'GET /api/quote-requests/:reference',
      'GET /api/received-reviews/:id',
      'GET /api/resources',
      'GET /api/resources/:idOrSlug',
      'GET /api/reviews',
      'GET /api/reviews/received',
      'GET /api/saves',
      'GET /api/saves/ids',
      'GET /api/search',
      'GET /api/search/suggestions',
      'GET /api/sitemap',
      'GET /api/stats/dashboard',
      'GET /api/stats/provinces',
      'GET /api/stats/resources',
      'GET /api/stats/types',
      'GET /api/tenders',
      'GET /api/tenders/:idOrSlug',
      'PATCH /api/account',
      'PATCH /api/admin/:kind/:id/status',
      'PATCH /api/admin/businesses/:id/status',
      'PATCH /api/admin/inquiries/:id/status',
      'PATCH /api/admin/quote-requests/:id/status',
      'PATCH /api/businesses/:idOrSlug',
      'PATCH /api/messages/:id/status',
      'PATCH /api/reviews/:id',
      'POST /api/account/deletion',
      'POST /api/account/email-changes',
      'POST /api/account/email-changes/cancel',
      'POST /api/account/email-changes/mails',
      'POST /api/account/identities/unlink',
      'POST /api/account/password',
      'POST /api/account/second-step/recovery-codes',
      'POST /api/account/second-step/set-up',
      'POST /api/account/second-step/turn-off',
      'POST /api/account/second-step/turn-on',
      'POST /api/account/sessions/end',
      'POST /api/admin/businesses/:id/suspension/end',
      'POST /api/admin/businesses/:id/verification/withdraw',
      'POST /api/admin/content',
      'POST /api/admin/content/:id/discard',
      'POST /api/admin/content/:id/publication',
      'POST /api/admin/content/:id/restore',
      'POST /api/admin/content/:id/take-down',
      'POST /api/admin/content/:id/unschedule',
      'POST /api/admin/content/pictures',
      'POST /api/admin/content/preview',
      'POST /api/admin/decisions/:id/undo',
      'POST /api/admin/orders/:id/cancellation',
      'POST /api/admin/orders/:id/payments',
      'POST /api/admin/orders/:id/refunds',
      'POST /api/admin/queue/approvals',
      'POST /api/admin/quote-requests/:id/notes',
      'POST /api/admin/reviews/:id/take-down',
      'POST /api/admin/search-words',
      'POST /api/admin/users/:id/credit-corrections',
      'POST /api/admin/users/:id/password-resets',
      'POST /api/admin/users/:id/restore',
      'POST /api/admin/users/:id/sessions/end',
      'POST /api/admin/users/:id/suspend',
      'POST /api/alerts',
      'POST /api/alerts/confirmations',
      'POST /api/alerts/leave',
      'POST /api/alerts/lookup',
      'POST /api/auth/claims',
      'POST /api/auth/claims/review',
      'POST /api/auth/claims/take-over',
      'POST /api/auth/confirmation-mails',
      'POST /api/auth/confirmations',
      'POST /api/auth/email-changes/confirm',
      'POST /api/auth/email-changes/stop',
      'POST /api/auth/password-resets',
      'POST /api/auth/password-resets/password',
      'POST /api/auth/register',
      'POST /api/auth/second-step',
      'POST /api/auth/sign-in',
      'POST /api/businesses',
      'POST /api/businesses/:id/handover',
      'POST /api/businesses/:id/photos',
      'POST /api/businesses/:id/restore',
      'POST /api/businesses/:idOrSlug/messages',
      'POST /api/businesses/:idOrSlug/reports',
      'POST /api/businesses/:idOrSlug/reviews',
      'POST /api/businesses/:idOrSlug/taps',
      'POST /api/contact',
      'POST /api/event-registrations/cancel',
      'POST /api/event-registrations/confirm',
      'POST /api/events',
      'POST /api/events/:idOrSlug/registrations',
      'POST /api/handovers/accept',
      'POST /api/handovers/review',
      'POST /api/issues',
      'POST /api/jobs',
      'POST /api/messages/:id/replies',
      'POST /api/newsletter',
      'POST /api/newsletter/confirmations',
      'POST /api/newsletter/leave',
      'POST /api/orders',
      'POST /api/orders/:reference/cancellation',
      'POST /api/orders/:reference/card-payment',
      'POST /api/orders/:reference/proofs',
      'POST /api/orders/:reference/refund-request',
      'POST /api/quote-requests',
      'POST /api/quote-requests/:reference/answer',
      'POST /api/reminders/resume',
      'POST /api/reminders/stop',
      'POST /api/reviews/:id/reports',
      'POST /api/saves',
      'POST /api/searches',
      'POST /api/tenders',
      'PUT /api/account/picture',
      'PUT /api/admin/businesses/:id/featured',
      'PUT /api/admin/businesses/:id/owner',
      'PUT /api/admin/businesses/:id/plan',
      'PUT /api/admin/businesses/:id/suspension',
      'PUT /api/admin/businesses/:id/verification',
      'PUT /api/admin/content/:id',
      'PUT /api/admin/exchange-rates/:currency',
      'PUT /api/admin/quote-requests/:id/business',
      'PUT /api/admin/search-words/:id',
      'PUT /api/admin/users/:id/role',
      'PUT /api/businesses/:id/paused',
      'PUT /api/businesses/:id/registration',
      'PUT /api/reviews/:id/helpful',
      'PUT /api/reviews/:id/reply',
      'PUT /api/saves/:businessId',
    ])
  })

  test('have unique methods and paths', () => {
    const endpoints = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
    expect(endpoints.filter((endpoint, index) => endpoints.indexOf(endpoint) !== index)).toEqual([])
  })

  test('have a schema for exactly the parameters of their path', () => {
    const culprits = findCalls(({ path, params }) => {
      const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1])
      return listEntries(params).join() !== inPath.join()
    })
    expect(culprits).toEqual([])
  })

  test('have one success status each, and every error is a Problem', () => {
    expect(findCalls((call) => statuses(call).filter((status) => status < 300).length !== 1)).toEqual([])
    const problem = { message: 'Business not found', fields: { name: 'Required' } }
    const others = findCalls((call) =>
      Object.entries(call.responses).some(
        ([status, schema]) =>
          Number(status) >= 400 && (!v.is(schema, problem) || v.is(schema, { error: 'Business not found' })),
      ),
    )
    expect(others).toEqual([])
  })

  test('with a body have 400 and 415; PATCH has a body, GET has none', () => {
    expect(
      findCalls(
        (call) => call.body !== undefined && ![400, 415].every((status) => statuses(call).includes(status)),
      ),
    ).toEqual([])
    expect(findCalls(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([])
    expect(findCalls(({ method, body }) => method === 'PATCH' && body === undefined)).toEqual([])
  })

  test('of administrators have 401 and 403', () => {
    const unguarded = findCalls(
      (call) =>
        call.path.startsWith('/api/admin/') && ![401, 403].every((status) => statuses(call).includes(status)),
    )
    expect(unguarded).toEqual([])
  })

  test('have a summary of one line', () => {
    expect(findCalls(({ summary }) => !/^[A-Z].{10,110}[^.]$/.test(summary))).toEqual([])
  })
})

describe('Problem', () => {
  test.each([{ message: 'Not found' }, { message: 'No', fields: { email: 'Required' } }])(
    'accepts %j',
    (answer) => {
      expect(v.is(Problem, answer)).toBe(true)
    },
  )

  test.each([{}, { message: 404 }, { message: 'No', fields: 'email' }, 'Not found'])(
    'refuses %j',
    (answer) => {
      expect(v.is(Problem, answer)).toBe(false)
    },
  )
})
