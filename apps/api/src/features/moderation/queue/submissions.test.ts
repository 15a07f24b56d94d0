import {
  SUBMISSION_KINDS,
  type QueueCounts,
  type QueueItem,
  type SubmissionKind,
} from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import type * as v from 'valibot'
import { runInOrder } from '#test/held-lock.ts'
import { addListings } from '#test/listings.ts'
import { readMails } from '#test/mails.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { addSubmission } from '#test/submissions.ts'
import { refuseWrites } from '#test/refused-writes.ts'

type Cookies = Record<string, string>

const decide = (
  { inject }: TestApp,
  cookies: Cookies,
  { kind, id }: { kind: SubmissionKind; id: number },
  payload: object,
) => inject({ method: 'PATCH', url: `/api/admin/${kind}/${id}/status`, payload, cookies })

const queue = async ({ get, signIn }: TestApp, query = ''): Promise<QueueItem[]> =>
  (await get(`/api/admin/queue${query}`, await signIn('admin'))).json()
const counts = async ({ get, signIn }: TestApp): Promise<v.InferOutput<typeof QueueCounts>> =>
  (await get('/api/admin/queue/counts', await signIn('admin'))).json()

async function newQueue() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  return { portal, clock, admin: await portal.signIn('admin') }
}

test('finds submissions by title, reference, submitter and issuer, ignoring case and accents', async () => {
  const { portal } = await newQueue()
  await addSubmission(portal, 'events', { submitterName: 'Élodie Naïs' })
  const { reference } = await addSubmission(portal, 'tenders')
  const found = async (words: string) =>
    (await queue(portal, `?search=${encodeURIComponent(words)}`)).map(({ kind }) => kind)
  expect(await found('elodie')).toEqual(['events'])
  expect(await found('COCOA workshop')).toEqual(['events'])
  expect(await found('sample schools')).toEqual(['tenders'])
  expect(await found(reference.toLowerCase())).toEqual(['tenders'])
  expect(await found(reference.replaceAll('-', ''))).toEqual(['tenders'])
  expect(await found('mele@kokonut.test')).toEqual(['events', 'tenders'])
  expect(await found('nothing')).toEqual([])
})

test('rejects an unknown kind', async () => {
  const { portal, admin } = await newQueue()
  expect((await portal.get('/api/admin/queue?kind=poems', admin)).statusCode).toBe(400)
})

test('counts submissions by kind, pending businesses and open messages', async () => {
  const { portal, admin } = await newQueue()
  await addSubmission(portal, 'events')
  await addSubmission(portal, 'jobs')
  await addSubmission(portal, 'jobs')
  await addListings(portal.store, { status: 'pending' })
  const payload = { topic: 'other', message: 'Something is wrong' }
  await portal.inject({ method: 'POST', url: '/api/issues', payload })
  expect(await counts(portal)).toEqual({
    businesses: 1,
    edits: 0,
    reviews: 0,
    reports: 0,
    events: 1,
    tenders: 0,
    jobs: 2,
    inquiries: 1,
  })
  await decide(portal, admin, { kind: 'jobs', id: 2 }, { status: 'rejected' })
  const url = '/api/admin/inquiries/1/status'
  await portal.inject({ method: 'PATCH', url, payload: { status: 'handled' }, cookies: admin })
  expect(await counts(portal)).toMatchObject({ jobs: 1, inquiries: 0 })
})

test.each(SUBMISSION_KINDS)(
  '%s: an approval publishes it at once, and the submitter gets its address',
  async (kind) => {
    const { portal, clock, admin } = await newQueue()
    const { id, slug, reference } = await addSubmission(portal, kind)
    const list = () => portal.get(`/api/${kind}`)
    const before = await list()
    clock.now += HOUR
    const response = await decide(portal, admin, { kind, id }, { status: 'approved' })
    const undoUntil = new Date(NOW + HOUR + 10_000).toISOString()
    expect(response.json()).toEqual({
      kind,
      id,
      slug,
      status: 'approved',
      decision: { id: 1, undoUntil },
    })
    const after = await list()
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect(after.json<{ slug: string }[]>().map((one) => one.slug)).toEqual([slug])
    expect((await portal.get(`/api/${kind}/${slug}`)).statusCode).toBe(200)
    expect(await queue(portal)).toEqual([])
    const row = await portal.store.read
      .selectFrom('content')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row?.published_at).toBe(NOW + HOUR)
    const [, mail, ...more] = await readMails(portal)
    expect(more).toEqual([])
    expect(mail?.to_address).toBe('mele@kokonut.test')
    expect(mail?.text).toContain(`http://localhost:3000/${kind}/${slug}`)
    expect(mail?.text).toContain(reference)
  },
)

test('a rejected submission stays hidden, and its submitter gets the reason and the form', async () => {
  const { portal, admin } = await newQueue()
  const { id, slug } = await addSubmission(portal, 'tenders')
  const decision = { status: 'rejected', reason: 'wrong-dates', note: 'It closes on a Sunday.' }
  const response = await decide(portal, admin, { kind: 'tenders', id }, decision)
  expect(response.json()).toMatchObject({ kind: 'tenders', id, slug, status: 'rejected' })
  expect((await portal.get(`/api/tenders/${slug}`)).statusCode).toBe(404)
  const [, mail] = await readMails(portal)
  expect(mail?.text).toContain('Reason: The dates or times are not right')
  expect(mail?.text).toContain('> It closes on a Sunday.')
  expect(mail?.text).toContain('http://localhost:3000/tenders/post')
})

test('the audit trail has each decision, with who, when and why', async () => {
  const { portal, admin } = await newQueue()
  await addSubmission(portal, 'events')
  await addSubmission(portal, 'jobs')
  await decide(portal, admin, { kind: 'events', id: 1 }, { status: 'approved' })
  await decide(
    portal,
    admin,
    { kind: 'jobs', id: 2 },
    { status: 'rejected', reason: 'duplicate', note: 'See 12' },
  )
  const trail = await portal.store.read.selectFrom('audit').selectAll().orderBy('id').execute()
  const by = { at: NOW, actor_id: portal.ids.admin }
  expect(trail).toMatchObject([
    { ...by, action: 'approved', subject_kind: 'event', subject_id: 1, reason: null, note: null },
    { ...by, action: 'rejected', subject_kind: 'job', subject_id: 2, reason: 'duplicate', note: 'See 12' },
  ])
})

test('rejects a second decision with the status, even a concurrent one', async () => {
  const { portal, admin } = await newQueue()
  const { id } = await addSubmission(portal, 'events')
  const [decided, refused] = await runInOrder(
    portal.store,
    () => decide(portal, admin, { kind: 'events', id }, { status: 'approved' }),
    () => decide(portal, admin, { kind: 'events', id }, { status: 'rejected' }),
  )
  expect([decided?.statusCode, refused?.statusCode]).toEqual([200, 409])
  expect(refused?.json()).toEqual({
    message: 'This event is no longer pending: it is Approved',
    current: { status: 'approved', by: 'Ruth Kalsakau', at: new Date(NOW).toISOString() },
  })
  expect(await readMails(portal)).toHaveLength(2)
})

test('rejects a decision on an earlier version', async () => {
  const { portal, admin } = await newQueue()
  const { id } = await addSubmission(portal, 'jobs')
  const [entry] = await queue(portal)
  const earlier = { status: 'approved', submittedAt: new Date(NOW - 1).toISOString() }
  expect((await decide(portal, admin, { kind: 'jobs', id }, earlier)).statusCode).toBe(409)
  const read = { status: 'approved', submittedAt: entry?.submittedAt }
  expect((await decide(portal, admin, { kind: 'jobs', id }, read)).statusCode).toBe(200)
})

test('rejects an unknown reason, and responds with 404 to an unknown submission', async () => {
  const { portal, admin } = await newQueue()
  const { id } = await addSubmission(portal, 'jobs')
  const because = await decide(portal, admin, { kind: 'jobs', id }, { status: 'rejected', reason: 'because' })
  expect(because.json()).toEqual({
    message: 'Please choose one of the reasons',
    fields: { reason: 'Please choose one of the reasons' },
  })
  expect((await decide(portal, admin, { kind: 'events', id }, { status: 'approved' })).statusCode).toBe(404)
  expect((await decide(portal, admin, { kind: 'jobs', id: 99 }, { status: 'approved' })).statusCode).toBe(404)
})

test('makes no decision if its email can’t be stored', async () => {
  const { portal, admin } = await newQueue()
  const { id } = await addSubmission(portal, 'jobs')
  await refuseWrites(portal.store, { to: 'outbox' })
  expect((await decide(portal, admin, { kind: 'jobs', id }, { status: 'approved' })).statusCode).toBe(500)
  expect(await queue(portal)).toHaveLength(1)
})

test('only administrators see and decide', async () => {
  const { portal } = await newQueue()
  const { id } = await addSubmission(portal, 'jobs')
  const owner = await portal.signIn('owner')
  for (const [cookies, status] of [
    [{}, 401],
    [owner, 403],
  ] as const) {
    for (const url of ['/api/admin/queue', '/api/admin/queue/counts'])
      expect((await portal.get(url, cookies)).statusCode).toBe(status)
    expect((await decide(portal, cookies, { kind: 'jobs', id }, { status: 'approved' })).statusCode).toBe(
      status,
    )
  }
  expect(await queue(portal)).toHaveLength(1)
})
