import { QUEUE_KINDS, type QueueDetail, type QueueKind } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { addWaiting, newModeration } from '#test/moderation.ts'
import { NOW } from '#test/new-app.ts'
import { addSubmission } from '#test/submissions.ts'

async function newQueue() {
  const moderation = await newModeration()
  const waiting = await addWaiting(moderation.portal)
  const read = async (kind: QueueKind, id: number = waiting[kind]) =>
    (
      await moderation.portal.get(`/api/admin/queue/items/${kind}/${id}`, moderation.admin)
    ).json<QueueDetail>()
  return { ...moderation, waiting, read }
}

test.each(QUEUE_KINDS)('%s: shows the sender and when the review is due', async (kind) => {
  const { read, waiting } = await newQueue()
  const item = await read(kind)
  expect(item).toMatchObject({ kind, id: waiting[kind], state: { status: 'pending', by: null, at: null } })
  expect(Date.parse(item.dueAt)).toBeGreaterThan(NOW)
  expect(item.sender?.email).toBe(
    {
      businesses: 'owner@portal.test',
      edits: 'owner@portal.test',
      reviews: 'other@portal.test',
      reports: 'other@portal.test',
    }[kind as string] ?? 'mele@kokonut.test',
  )
})

test('a decided item shows its status, by whom and when', async () => {
  const { read, decide, waiting } = await newQueue()
  await decide({ kind: 'events', id: waiting.events }, { status: 'approved' })
  expect((await read('events')).state).toEqual({
    status: 'approved',
    by: 'Ruth Kalsakau',
    at: new Date(NOW).toISOString(),
  })
})

test('the sender’s history shows the status of earlier submissions, and reports about them', async () => {
  const { portal, read, decide, waiting, clock } = await newQueue()
  await decide({ kind: 'reports', id: waiting.reports }, { status: 'resolved' })
  await addListings(portal.store, {
    name: 'Gone',
    ownerId: portal.ids.owner,
    removedAt: NOW,
    createdAt: NOW - DAY,
  })
  const { sender } = await read('businesses')
  expect(sender).toMatchObject({
    account: { createdAt: new Date(NOW).toISOString(), isEmailConfirmed: true },
    reports: { total: 1, resolved: 1 },
  })
  expect(sender?.earlier.map(({ title, status }) => [title, status])).toEqual([
    ['Auki Hardware', 'approved'],
    ['Gone', 'withdrawn'],
  ])
  clock.now += HOUR
  await addSubmission(portal, 'jobs', { submitterEmail: 'OWNER@portal.test' })
  const submitted = await read('businesses')
  expect(submitted.sender?.earlier[0]).toMatchObject({ kind: 'jobs', status: 'pending' })
})

test('identifies a sender without an account by address', async () => {
  const { read } = await newQueue()
  const { sender } = await read('jobs')
  expect(sender).toMatchObject({ name: 'Mele Talo', email: 'mele@kokonut.test', account: null })
  expect(sender?.earlier.map(({ kind }) => kind).toSorted()).toEqual(['events', 'tenders'])
})

test('the same title marks a likely duplicate', async () => {
  const { portal, read, decide, waiting } = await newQueue()
  await decide({ kind: 'events', id: waiting.events }, { status: 'approved' })
  const again = await addSubmission(portal, 'events')
  const { duplicates } = await read('events', again.id)
  expect(duplicates).toEqual([
    {
      title: 'Cocoa quality workshop',
      about: 'approved',
      path: '/events/cocoa-quality-workshop',
    },
  ])
})

test('the same phone marks a likely duplicate', async () => {
  const { portal, read } = await newQueue()
  const [, id = 0] = await addListings(
    portal.store,
    { name: 'Dala Bakery', phone: '+67774999' },
    { name: 'Bread and more', phone: '+67774999', status: 'pending' },
  )
  const { duplicates } = await read('businesses', id)
  expect(duplicates).toMatchObject([{ title: 'Dala Bakery', path: expect.stringContaining('dala-bakery') }])
})

test('shows a change to a review beside the public text', async () => {
  const { portal, read, decide, waiting } = await newQueue()
  await decide({ kind: 'reviews', id: waiting.reviews }, { status: 'approved' })
  await portal.inject({
    method: 'PATCH',
    url: `/api/reviews/${waiting.reviews}`,
    payload: { rating: 1, comment: 'On second thoughts the timber was wet.' },
    cookies: await portal.signIn('other'),
  })
  const change = await read('reviews')
  expect(change.differences).toEqual([
    { field: 'Stars', before: '4', after: '1' },
    {
      field: 'Review',
      before: 'Good timber, and they load the truck for you.',
      after: 'On second thoughts the timber was wet.',
    },
  ])
  expect(change).toMatchObject({ item: { rating: 1 }, state: { status: 'pending' } })
})

test('a report shows its subject and other reports on it', async () => {
  const { portal, read, decide, waiting } = await newQueue()
  await decide({ kind: 'reviews', id: waiting.reviews }, { status: 'approved' })
  const report = (url: string, payload: object) => portal.inject({ method: 'POST', url, payload })
  await report(`/api/businesses/${waiting.reviewed}/reports`, { reason: 'offensive' })
  await report(`/api/reviews/${waiting.reviews}/reports`, { reason: 'advertising' })
  await report(`/api/businesses/${waiting.reviewed}/reports`, { reason: 'closed' })
  expect(await read('reports')).toMatchObject({
    item: { label: 'It has closed or moved away', note: 'The shop burnt down in May.' },
    business: { name: 'Auki Hardware' },
    review: null,
    earlier: [
      { reason: 'closed', isFromSameSender: false },
      { reason: 'offensive', status: 'pending', isFromSameSender: false },
    ],
  })
  expect(await read('reports', 3)).toMatchObject({
    sender: null,
    item: { label: 'It is advertising' },
    review: { rating: 4, isPublished: true },
    earlier: [],
  })
  expect(await read('reports', 4)).toMatchObject({
    earlier: [
      { reason: 'offensive', isFromSameSender: true },
      { reason: 'closed', isFromSameSender: false },
    ],
  })
})

test.each(QUEUE_KINDS)('%s: responds with 404 to an unknown item', async (kind) => {
  const { portal, admin } = await newQueue()
  expect((await portal.get(`/api/admin/queue/items/${kind}/999`, admin)).statusCode).toBe(404)
})
