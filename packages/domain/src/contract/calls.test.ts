import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Problem, calls, type Call } from './index.ts'

const all = Object.entries<Call>(calls)
const named = (wrong: (call: Call) => boolean) => all.filter(([, call]) => wrong(call)).map(([name]) => name)
const statuses = (call: Call) => Object.keys(call.answers).map(Number)
const entriesOf = (schema: Call['params']) =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : []

describe('the catalogue of calls', () => {
  test('holds every call that the portal answers', () => {
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

  test('names each method and path once', () => {
    const places = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })

  test('has a schema for each parameter in a path, and no other', () => {
    const culprits = named(({ path, params }) => {
      const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1])
      return entriesOf(params).join() !== inPath.join()
    })
    expect(culprits).toEqual([])
  })

  test('answers one success each, and every refusal as a Problem', () => {
    expect(named((call) => statuses(call).filter((status) => status < 300).length !== 1)).toEqual([])
    const problem = { message: 'Business not found', fields: { name: 'Required' } }
    const unlike = named((call) =>
      Object.entries(call.answers).some(
        ([status, schema]) =>
          Number(status) >= 400 && (!v.is(schema, problem) || v.is(schema, { error: 'Business not found' })),
      ),
    )
    expect(unlike).toEqual([])
  })

  test('refuses a body that it does not like, of any call that takes one', () => {
    expect(
      named(
        (call) => call.body !== undefined && ![400, 415].every((status) => statuses(call).includes(status)),
      ),
    ).toEqual([])
    expect(named(({ method, body }) => (method === 'GET') === (body !== undefined))).toEqual([])
  })

  test('lets nobody but administrators into what is theirs', () => {
    const open = named(
      (call) =>
        call.path.startsWith('/api/admin/') && ![401, 403].every((status) => statuses(call).includes(status)),
    )
    expect(open).toEqual([])
  })

  test('says in a line what each call does', () => {
    expect(named(({ summary }) => !/^[A-Z].{10,110}[^.]$/.test(summary))).toEqual([])
  })
})

describe('Problem', () => {
  test.each([{ message: 'Not found' }, { message: 'No', fields: { email: 'Required' } }])(
    'takes %j',
    (answer) => {
      expect(v.is(Problem, answer)).toBe(true)
    },
  )

  test.each([{}, { message: 404 }, { message: 'No', fields: 'email' }, 'Not found'])(
    'is not %j',
    (answer) => {
      expect(v.is(Problem, answer)).toBe(false)
    },
  )
})
