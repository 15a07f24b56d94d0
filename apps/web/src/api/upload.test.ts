import { calls } from '@portal/domain/contract'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { respondWith, server, unreachable } from '#test/server.ts'
import { upload } from './upload.ts'

const created = { id: 7, slug: 'kokonut', status: 'pending', reference: 'PB-7K3F-9Q' } as const
const request = {
  method: 'POST',
  path: '/api/businesses',
  body: { name: 'Kokonut' },
  headers: { 'Idempotency-Key': 'abc' },
} as const

test('sends body and headers, and returns the response', async () => {
  const seen: unknown[] = []
  server.use(
    http.post('*/api/businesses', async ({ request: sent }) => {
      seen.push(sent.headers.get('idempotency-key'), sent.headers.get('content-type'), await sent.json())
      return HttpResponse.json(created, { status: 201 })
    }),
  )
  expect(await upload(request)).toEqual({ data: created })
  expect(seen).toEqual(['abc', 'application/json', { name: 'Kokonut' }])
})

test('an error has its status, problem and Retry-After', async () => {
  const refusal = { message: 'Too many listings', fields: { name: 'Too short' } }
  server.use(respondWith(calls.createBusiness, 429, refusal, { headers: { 'Retry-After': '40' } }))
  const { error } = await upload(request)
  expect(error).toMatchObject({
    status: 429,
    problem: { message: 'Too many listings', fields: { name: 'Too short' } },
    retryAfter: 40,
  })
})

test('a lost connection and a response that is not JSON are errors without status', async () => {
  server.use(unreachable(calls.createBusiness))
  expect((await upload(request)).error?.status).toBe(0)
  server.use(http.post('*/api/businesses', () => HttpResponse.text('<html>', { status: 200 })))
  expect((await upload(request)).error?.status).toBe(0)
})
