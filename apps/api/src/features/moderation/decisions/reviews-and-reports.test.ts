import type { OwnReview, Review } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { readMails } from '#test/mails.ts'
import { addWaiting, newModeration } from '#test/moderation.ts'
import { NOW, type TestApp } from '#test/new-app.ts'

async function newReview() {
  const moderation = await newModeration()
  const waiting = await addWaiting(moderation.portal)
  await moderation.portal.store.write.deleteFrom('outbox').execute()
  const review = { kind: 'reviews', id: waiting.reviews } as const
  const report = { kind: 'reports', id: waiting.reports } as const
  return { ...moderation, waiting, review, report }
}

const readPublic = async ({ get }: TestApp, id: number) =>
  (await get(`/api/businesses/${id}/reviews`)).json<Review[]>().map(({ rating }) => rating)
const recipients = async (portal: TestApp) =>
  (await readMails(portal)).map(({ to_address, subject }) => [to_address, subject])

test('an approved review is public; its writer and the owner get an email', async () => {
  const { portal, decide, review, waiting } = await newReview()
  expect(await readPublic(portal, waiting.reviewed)).toEqual([])
  const response = await decide(review, { status: 'approved' })
  expect(response.json()).toMatchObject({ ...review, slug: null, status: 'approved' })
  expect(await readPublic(portal, waiting.reviewed)).toEqual([4])
  expect(await recipients(portal)).toEqual([
    ['other@portal.test', 'Your review of Auki Hardware is published'],
    ['owner@portal.test', 'A new review of Auki Hardware: 4 stars'],
  ])
})

test('a rejected review stays hidden; its writer gets the reason by email and with the review', async () => {
  const { portal, decide, review, waiting } = await newReview()
  const why = { reason: 'off-topic', note: 'This is about the bank next door.' }
  await decide(review, { status: 'rejected', ...why })
  expect(await readPublic(portal, waiting.reviewed)).toEqual([])
  const [mail, ...more] = await readMails(portal)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Reason: It is not about this business')
  expect(mail?.text).toContain('> This is about the bank next door.')
  const own = await portal.get('/api/reviews', await portal.signIn('other'))
  expect(own.json<OwnReview[]>()[0]).toMatchObject({ status: 'rejected', rejection: why })
})

test('a rejected change leaves the published review, and notifies only its writer', async () => {
  const { portal, decide, review, waiting } = await newReview()
  await decide(review, { status: 'approved' })
  await portal.inject({
    method: 'PATCH',
    url: '/api/reviews/1',
    payload: { rating: 1, comment: 'On second thoughts the timber was wet.' },
    cookies: await portal.signIn('other'),
  })
  const before = await readMails(portal)
  await decide(review, { status: 'rejected', reason: 'misleading' })
  expect(await readPublic(portal, waiting.reviewed)).toEqual([4])
  expect((await recipients(portal)).slice(before.length)).toEqual([
    ['other@portal.test', 'We cannot publish the change to your review of Auki Hardware'],
  ])
})

test('rejects a reason of another kind', async () => {
  const { decide, review } = await newReview()
  const response = await decide(review, { status: 'rejected', reason: 'wrong-dates' })
  expect(response.json()).toMatchObject({ fields: { reason: 'Please choose one of the reasons' } })
})

test.each([
  ['resolved', 'You were right, and we have acted on it.'],
  ['dismissed', 'We have checked it and found nothing to change.'],
])('a report is %s, and a reporter with an account is notified', async (status, text) => {
  const { portal, decide, report } = await newReview()
  const response = await decide(report, { status, note: 'Thank you.' })
  expect(response.json()).toMatchObject({ ...report, status })
  const [mail] = await readMails(portal)
  expect(mail?.to_address).toBe('other@portal.test')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(text)
  const trail = await portal.store.read.selectFrom('audit').selectAll().executeTakeFirst()
  expect(trail).toMatchObject({ action: status, subject_kind: 'report', note: 'Thank you.' })
})

test('notifies nobody about a report without an account', async () => {
  const { portal, decide, waiting } = await newReview()
  await portal.inject({
    method: 'POST',
    url: `/api/businesses/${waiting.reviewed}/reports`,
    payload: { reason: 'offensive' },
  })
  await decide({ kind: 'reports', id: 2 }, { status: 'dismissed' })
  expect(await readMails(portal)).toEqual([])
})

test('reports are resolved or dismissed, other items approved or rejected', async () => {
  const { decide, review, report } = await newReview()
  const wrong = await decide(report, { status: 'approved' })
  expect(wrong.json()).toMatchObject({ fields: { status: 'Expected resolved or dismissed' } })
  expect((await decide(review, { status: 'resolved' })).statusCode).toBe(400)
})

test('the second of two administrators gets the first one’s decision', async () => {
  const { portal, decide, report } = await newReview()
  await portal.store.write
    .updateTable('users')
    .set({ is_admin: 1 })
    .where('id', '=', portal.ids.owner)
    .execute()
  const responses = await Promise.all([
    decide(report, { status: 'resolved' }),
    decide(report, { status: 'dismissed' }, { cookies: await portal.signIn('owner') }),
  ])
  const refused = responses.find(({ statusCode }) => statusCode === 409)
  const made = responses.find(({ statusCode }) => statusCode === 200)
  const { status } = made?.json<{ status: string }>() ?? { status: '' }
  expect(refused?.json()).toMatchObject({
    message: `This report is no longer pending: it is ${status === 'resolved' ? 'Resolved' : 'Dismissed'}`,
    current: { status, at: new Date(NOW).toISOString() },
  })
})

test('takes a published review down, notifies its writer, and restores it by undo', async () => {
  const { portal, clock, send, decide, undo, review, waiting } = await newReview()
  await decide(review, { status: 'approved' })
  clock.now += 60_000
  const url = `/api/admin/reviews/${review.id}/take-down`
  const taken = await send(url, { reason: 'personal-data' })
  expect(taken.json()).toMatchObject({ ...review, status: 'rejected' })
  expect(await readPublic(portal, waiting.reviewed)).toEqual([])
  expect((await recipients(portal)).at(-1)).toEqual([
    'other@portal.test',
    'Your review of Auki Hardware is taken down',
  ])
  const again = await send(url, {})
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ current: { status: 'rejected', by: 'Ruth Kalsakau' } })
  expect((await undo(taken)).statusCode).toBe(200)
  expect(await readPublic(portal, waiting.reviewed)).toEqual([4])
})
