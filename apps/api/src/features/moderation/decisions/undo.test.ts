import { QUEUE_KINDS, type DecidedItem } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings, addReviews, getNames } from '#test/listings.ts'
import { createIdempotencyHeaders, readMails } from '#test/mails.ts'
import { addWaiting, newModeration } from '#test/moderation.ts'
import { NOW, type TestApp } from '#test/new-app.ts'
import { readAllRows } from '#test/all-rows.ts'
import { leaseNextMail } from '#mail/outbox/lease.service.ts'
import { LANES } from '#mail/outbox/lanes.ts'
import { releaseMails } from '#mail/outbox/outbox.service.ts'
import { purgeDecisions } from './undo.service.ts'

/** Tables that keep a record in spite of an undo, and counters of change. */
const KEEPS = [
  'audit',
  'business_changes',
  'business_field_versions',
  'decisions',
  'public_version',
  'sqlite_sequence',
  'idempotency_keys',
  'sessions',
]

/** All rows of all tables, including search indexes. */
async function snapshot({ store }: TestApp): Promise<Record<string, unknown[]>> {
  const tables = await readAllRows(store)
  return Object.fromEntries(
    [...tables]
      // A full-text index has segments of its own, so its content is compared by search results.
      .filter(([name]) => !KEEPS.includes(name) && !/_(data|idx|docsize|config)$/.test(name))
      .map(([name, rows]) => [name, rows.filter(isCounted).map(withoutStamp)]),
  )
}

/** Drops the time of the last write, which is no content. */
const withoutStamp = (row: object) => ({ ...row, stamp: undefined })

/** A counter of 0 equals a missing one. */
const isCounted = (row: object) => !('listings' in row && row.listings === 0)

const STATUSES = { approve: 'approved', reject: 'rejected' } as const
const REPORT_STATUSES = { approve: 'resolved', reject: 'dismissed' } as const

test.each(
  QUEUE_KINDS.flatMap(
    (kind) =>
      [
        [kind, 'approve'],
        [kind, 'reject'],
      ] as const,
  ),
)('%s: undo after %s restores everything', async (kind, verb) => {
  const { portal, clock, decide, undo } = await newModeration()
  const waiting = await addWaiting(portal)
  const before = await snapshot(portal)
  const status = (kind === 'reports' ? REPORT_STATUSES : STATUSES)[verb]
  const decided = await decide({ kind, id: waiting[kind] }, { status, note: 'See you.' })
  expect(decided.statusCode).toBe(200)
  expect(await snapshot(portal)).not.toEqual(before)
  clock.now += 9_999
  const undone = await undo(decided)
  expect(undone.json()).toEqual({ undone: [{ kind, id: waiting[kind] }], kept: [] })
  expect(await snapshot(portal)).toEqual(before)
  const trail = await portal.store.read
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .orderBy('id')
    .execute()
  const by = { actor_id: portal.ids.admin }
  expect(trail).toEqual([
    { action: status, ...by },
    { action: 'undone', ...by },
  ])
  expect((await decide({ kind, id: waiting[kind] }, { status })).statusCode).toBe(200)
})

test('an undone approval is not searchable, and a second approval restarts the trial', async () => {
  const { portal, clock, decide, undo } = await newModeration()
  const { businesses: id } = await addWaiting(portal)
  const found = async () => getNames(await portal.get('/api/businesses?search=waiting'))
  const decided = await decide({ kind: 'businesses', id }, { status: 'approved' })
  expect(await found()).toEqual(['Waiting Works'])
  await undo(decided)
  expect(await found()).toEqual([])
  clock.now += 60_000
  const again = await decide({ kind: 'businesses', id }, { status: 'approved' })
  const end = new Date(NOW + 60_000 + 90 * 86_400_000).toISOString()
  expect(again.json()).toMatchObject({ trialExpiryDate: end })
})

test('sends mails about a decision after ten seconds, not before', async () => {
  const { portal, clock, decide } = await newModeration()
  const { businesses: id } = await addWaiting(portal)
  await portal.store.write.deleteFrom('outbox').execute()
  await decide({ kind: 'businesses', id }, { status: 'approved' })
  const context = { ...portal.context, getRecipientTrust: () => Promise.resolve('usual' as const) }
  clock.now += 9_999
  expect(await leaseNextMail(context, LANES)).toBeNull()
  clock.now += 1
  expect(await leaseNextMail(context, LANES)).toMatchObject({
    mail: { subject: 'Your listing is live: Waiting Works' },
  })
})

test('confirming an address sends no mail before its decision is final', async () => {
  const { portal, decide } = await newModeration()
  const { businesses: id } = await addWaiting(portal)
  await decide({ kind: 'businesses', id }, { status: 'approved' })
  await portal.store.write.transaction().execute((trx) => releaseMails(trx, 'owner@portal.test', NOW + 1))
  expect((await readMails(portal)).at(-1)).toMatchObject({ next_try_at: NOW + 10_000 })
})

test('rejects undo after ten seconds', async () => {
  const { portal, clock, decide, undo } = await newModeration()
  const { jobs: id } = await addWaiting(portal)
  const decided = await decide({ kind: 'jobs', id }, { status: 'approved' })
  clock.now += 10_000
  const late = await undo(decided)
  expect(late.statusCode).toBe(409)
  expect(late.json()).toEqual({
    message: 'It is too late to undo this: we have sent the emails',
  })
})

test('rejects undo for an item that has changed since', async () => {
  const { portal, decide, undo } = await newModeration()
  const { reviews: id } = await addWaiting(portal)
  const decided = await decide({ kind: 'reviews', id }, { status: 'approved' })
  await portal.inject({
    method: 'PATCH',
    url: `/api/reviews/${id}`,
    payload: { rating: 1, comment: 'On second thoughts the timber was wet.' },
    cookies: await portal.signIn('other'),
  })
  const kept = await undo(decided)
  expect(kept.statusCode).toBe(409)
  expect(kept.json()).toEqual({ message: 'This review has changed since, so you can’t undo the decision' })
})

test('rejects undo for a deleted item', async () => {
  const { portal, decide, undo } = await newModeration()
  const { reviews: id } = await addWaiting(portal)
  const decided = await decide({ kind: 'reviews', id }, { status: 'approved' })
  await portal.inject({ method: 'DELETE', url: `/api/reviews/${id}`, cookies: await portal.signIn('other') })
  expect((await undo(decided)).statusCode).toBe(409)
})

test('undo subtracts only its own part from a rating that others have changed', async () => {
  const { portal, decide, undo } = await newModeration()
  const { reviews: id, reviewed } = await addWaiting(portal)
  const decided = await decide({ kind: 'reviews', id }, { status: 'approved' })
  await addReviews(portal.store, {
    businessId: reviewed,
    firstName: 'Ana',
    lastName: 'Bela',
    rating: 2,
    comment: 'The nails were bent.',
    createdAt: NOW,
  })
  await undo(decided)
  expect((await portal.get(`/api/businesses/${reviewed}`)).json()).toMatchObject({
    rating: 2,
    reviewCount: 1,
  })
})

test('a repeated undo gets the same response, even after the deadline', async () => {
  const { portal, clock, decide, undo } = await newModeration()
  const { jobs: id } = await addWaiting(portal)
  const decided = await decide({ kind: 'jobs', id }, { status: 'approved' })
  const first = await undo(decided)
  clock.now += 60_000
  expect((await undo(decided)).json()).toEqual(first.json())
  expect(await portal.store.read.selectFrom('audit').select('action').execute()).toHaveLength(2)
})

test('two concurrent requests undo once', async () => {
  const { portal, decide, undo } = await newModeration()
  const { events: id } = await addWaiting(portal)
  const decided = await decide({ kind: 'events', id }, { status: 'rejected' })
  const responses = await Promise.all([undo(decided), undo(decided)])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await portal.store.read.selectFrom('audit').select('action').execute()).toHaveLength(2)
})

test('only the administrator who decided can undo', async () => {
  const { portal, decide, undo } = await newModeration()
  const { jobs: id } = await addWaiting(portal)
  const decided = await decide({ kind: 'jobs', id }, { status: 'approved' })
  await portal.store.write
    .updateTable('users')
    .set({ is_admin: 1 })
    .where('id', '=', portal.ids.other)
    .execute()
  const other = await undo(decided, { cookies: await portal.signIn('other') })
  expect(other.statusCode).toBe(404)
  expect(other.json()).toEqual({ message: 'You have no such decision to undo' })
})

test('a repeated decision with the same key counts once and can be undone', async () => {
  const { portal, decide, undo } = await newModeration()
  const { tenders: id } = await addWaiting(portal)
  const headers = createIdempotencyHeaders()
  const [first, second] = [
    await decide({ kind: 'tenders', id }, { status: 'approved' }, { headers }),
    await decide({ kind: 'tenders', id }, { status: 'approved' }, { headers }),
  ]
  expect(second.json<DecidedItem>()).toEqual(first.json())
  expect((await undo(second)).statusCode).toBe(200)
})

test('keeps decisions for a day, and the audit trail permanently', async () => {
  const { portal, clock, decide } = await newModeration()
  const { tenders: id } = await addWaiting(portal)
  await decide({ kind: 'tenders', id }, { status: 'approved' })
  clock.now += 86_400_000
  await purgeDecisions(portal.store.write, clock.now)
  expect(await portal.store.read.selectFrom('decisions').select('id').execute()).toHaveLength(1)
  clock.now += 10_000
  await purgeDecisions(portal.store.write, clock.now)
  expect(await portal.store.read.selectFrom('decisions').select('id').execute()).toEqual([])
  expect(await portal.store.read.selectFrom('audit').select('id').execute()).toHaveLength(1)
  expect((await readMails(portal)).at(-1)).toMatchObject({ decision_id: null, not_before: NOW + 10_000 })
})

test('undoes a decision on a listing of an unconfirmed account', async () => {
  const { portal, decide, undo } = await newModeration()
  await portal.store.write
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('id', '=', portal.ids.owner)
    .execute()
  const [id = 0] = await addListings(portal.store, { status: 'pending', ownerId: portal.ids.owner })
  const decided = await decide({ kind: 'businesses', id }, { status: 'rejected' })
  expect((await undo(decided)).statusCode).toBe(200)
  expect(await readMails(portal)).toEqual([])
})
