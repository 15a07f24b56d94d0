import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Problem, calls, type Call } from './index.ts'

const all = Object.entries<Call>(calls)
const findCalls = (isCulprit: (call: Call) => boolean) =>
  all.filter(([, call]) => isCulprit(call)).map(([name]) => name)
const statuses = (call: Call) => Object.keys(call.answers).map(Number)
const entriesOf = (schema: Call['params']) =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : []

describe('calls', () => {
  test('are all calls of the portal', () => {
    expect(all.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/admin/businesses/pending',
      'GET /api/admin/inquiries',
      'GET /api/admin/queue',
      'GET /api/admin/queue/counts',
      'GET /api/admin/quote-requests',
      'GET /api/auth/user',
      'GET /api/businesses',
      'GET /api/businesses/:idOrSlug',
      'GET /api/businesses/:idOrSlug/reviews',
      'GET /api/courses',
      'GET /api/courses/:idOrSlug',
      'GET /api/events',
      'GET /api/events/:idOrSlug',
      'GET /api/guides/:country',
      'GET /api/health/live',
      'GET /api/health/ready',
      'GET /api/industries',
      'GET /api/industries/:slug',
      'GET /api/jobs',
      'GET /api/jobs/:idOrSlug',
      'GET /api/likely-duplicates',
      'GET /api/news',
      'GET /api/news/:idOrSlug',
      'GET /api/pages/:slug',
      'GET /api/quote-requests/:reference',
      'GET /api/resources',
      'GET /api/resources/:idOrSlug',
      'GET /api/search',
      'GET /api/search/suggestions',
      'GET /api/sitemap',
      'GET /api/stats/dashboard',
      'GET /api/stats/provinces',
      'GET /api/stats/types',
      'GET /api/tenders',
      'GET /api/tenders/:idOrSlug',
      'PATCH /api/admin/:kind/:id/status',
      'PATCH /api/admin/businesses/:id/status',
      'PATCH /api/admin/inquiries/:id/status',
      'PATCH /api/admin/quote-requests/:id/status',
      'POST /api/admin/quote-requests/:id/notes',
      'POST /api/auth/claims',
      'POST /api/auth/claims/review',
      'POST /api/auth/claims/take-over',
      'POST /api/auth/confirmation-mails',
      'POST /api/auth/confirmations',
      'POST /api/auth/register',
      'POST /api/auth/sign-in',
      'POST /api/businesses',
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
      'POST /api/quote-requests',
      'POST /api/tenders',
      'PUT /api/businesses/:id/registration',
    ])
  })

  test('have unique methods and paths', () => {
    const endpoints = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
    expect(endpoints.filter((endpoint, index) => endpoints.indexOf(endpoint) !== index)).toEqual([])
  })

  test('have a schema for exactly the parameters of their path', () => {
    const culprits = findCalls(({ path, params }) => {
      const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1])
      return entriesOf(params).join() !== inPath.join()
    })
    expect(culprits).toEqual([])
  })

  test('have one success status each, and every error is a Problem', () => {
    expect(findCalls((call) => statuses(call).filter((status) => status < 300).length !== 1)).toEqual([])
    const problem = { message: 'Business not found', fields: { name: 'Required' } }
    const others = findCalls((call) =>
      Object.entries(call.answers).some(
        ([status, schema]) =>
          Number(status) >= 400 && (!v.is(schema, problem) || v.is(schema, { error: 'Business not found' })),
      ),
    )
    expect(others).toEqual([])
  })

  test('with a body answer 400 and 415, and all but GET have one', () => {
    expect(
      findCalls(
        (call) => call.body !== undefined && ![400, 415].every((status) => statuses(call).includes(status)),
      ),
    ).toEqual([])
    expect(findCalls(({ method, body }) => (method === 'GET') === (body !== undefined))).toEqual([])
  })

  test('of administrators answer 401 and 403', () => {
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
