import type { ApprovalOutcomes, UndoneDecision } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { createIdempotencyHeaders, readMails } from '#test/mails.ts'
import { addWaiting, newModeration } from '#test/moderation.ts'
import { NOW } from '#test/new-app.ts'

const URL = '/api/admin/queue/approvals'

/** Three waiting items of different kinds. */
async function newThree() {
  const moderation = await newModeration()
  const waiting = await addWaiting(moderation.portal)
  const items = (['businesses', 'reviews', 'jobs'] as const).map((kind) => ({ kind, id: waiting[kind] }))
  return { ...moderation, items }
}

test('approves several items at once, and undoes all of them at once', async () => {
  const { portal, send, undo, items } = await newThree()
  const mailsBefore = await readMails(portal)
  const response = await send(URL, { items })
  expect(response.json()).toEqual({
    decision: { id: 1, undoUntil: new Date(NOW + 10_000).toISOString() },
    outcomes: items.map((item) => ({ ...item, isApproved: true, message: null, current: null })),
  })
  expect((await readMails(portal)).length).toBeGreaterThan(mailsBefore.length)
  const undone = (await undo(response)).json<UndoneDecision>()
  expect(undone.undone.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    items[0],
    items[2],
    items[1],
  ])
  expect(await readMails(portal)).toEqual(mailsBefore)
})

test('leaves items that somebody else has decided, with their current state', async () => {
  const { decide, send, items } = await newThree()
  const [business, , job] = items
  if (!business || !job) throw new Error('Three wait')
  await decide(business, { status: 'rejected', reason: 'incomplete' })
  const { outcomes } = (
    await send(URL, { items: [business, { ...job, id: 99 }, job] })
  ).json<ApprovalOutcomes>()
  expect(outcomes).toEqual([
    {
      ...business,
      isApproved: false,
      message: 'This listing is no longer pending: it is Rejected',
      current: { status: 'rejected', by: 'Ruth Kalsakau', at: new Date(NOW).toISOString() },
    },
    { kind: 'jobs', id: 99, isApproved: false, message: 'There is no such job', current: null },
    { ...job, isApproved: true, message: null, current: null },
  ])
})

test('offers no undo if nothing was approved', async () => {
  const { portal, send } = await newModeration()
  const response = await send(URL, { items: [{ kind: 'businesses', id: 99 }] })
  expect(response.json()).toMatchObject({ decision: null, outcomes: [{ isApproved: false }] })
  expect(await portal.store.read.selectFrom('decisions').select('id').execute()).toEqual([])
})

test('undo leaves items that have changed since, and says so', async () => {
  const { portal, send, undo, items } = await newThree()
  const response = await send(URL, { items })
  await portal.inject({ method: 'DELETE', url: '/api/reviews/1', cookies: await portal.signIn('other') })
  const undone = (await undo(response)).json<UndoneDecision>()
  expect(undone.undone).toHaveLength(2)
  const message = 'This review has changed since, so you can’t undo the decision'
  expect(undone.kept).toEqual([{ kind: 'reviews', id: 1, message }])
})

test('a repeat with the same key approves once', async () => {
  const { portal, send, items } = await newThree()
  const headers = createIdempotencyHeaders()
  const responses = await Promise.all([send(URL, { items }, { headers }), send(URL, { items }, { headers })])
  expect(responses[1].json()).toEqual(responses[0].json())
  expect(await portal.store.read.selectFrom('decisions').select('id').execute()).toHaveLength(3)
})

test('two administrators at once approve each item once', async () => {
  const { portal, send, items } = await newThree()
  const responses = await Promise.all([send(URL, { items }), send(URL, { items: items.toReversed() })])
  const outcomes = responses.flatMap((response) => response.json<ApprovalOutcomes>().outcomes)
  expect(outcomes.filter(({ isApproved }) => isApproved)).toHaveLength(3)
  expect(outcomes.filter(({ current }) => current?.by === 'Ruth Kalsakau')).toHaveLength(3)
  expect(await portal.store.read.selectFrom('audit').select('id').execute()).toHaveLength(3)
})

test.each([
  [{ items: [] }],
  [{ items: [{ kind: 'reports', id: 1 }] }],
  [{ items: [{ kind: 'jobs', id: 0 }] }],
  [{ items: Array.from({ length: 51 }, () => ({ kind: 'jobs', id: 1 })) }],
  [{}],
])('rejects %j', async (payload) => {
  const { send } = await newModeration()
  expect((await send(URL, payload)).statusCode).toBe(400)
})

test('approves fifty items at once', async () => {
  const { portal, send } = await newModeration()
  const ids = await addListings(
    portal.store,
    ...Array.from({ length: 50 }, () => ({ status: 'pending' as const, ownerId: portal.ids.owner })),
  )
  const response = await send(URL, { items: ids.map((id) => ({ kind: 'businesses', id })) })
  const { outcomes } = response.json<ApprovalOutcomes>()
  expect(outcomes.filter(({ isApproved }) => isApproved)).toHaveLength(50)
})
