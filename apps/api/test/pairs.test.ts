import type { AdminBusiness, ContentConflict, EditableContent, QueueState } from '@portal/domain/contract'
import type { LightMyRequestResponse as Response } from 'fastify'
import { describe, expect, test } from 'vitest'
import { newAdministered } from './admin-businesses.ts'
import { newEditing } from './content-editing.ts'
import { edit, readEditable } from './edits.ts'
import { addWaiting, newModeration } from './moderation.ts'
import { readMails } from './mails.ts'
import { NOW } from './new-app.ts'
import { addQuote, QUOTE, QUOTED, readOwnQuote } from './quotes.ts'
import { newAdministration } from './users.ts'

// Two people who act on the same at the same moment, where an administrator is one of them. Pairs that need more than
// one of these portals stand with their feature: suspensions, featuring and verifications in its `administration`,
// replies in its `messages` and `reviews`, acceptances in `quotes`, saves of content in `content/editing`.

interface Refusal {
  readonly message: string
  readonly current: QueueState
}

/** Finds the response that succeeded and the one that was refused. */
function split(answers: readonly Response[]): { won: Response; refused: Response } {
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, 409])
  const [won, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
  if (!won || !refused) throw new Error('There are two answers')
  return { won, refused }
}

async function newQueue() {
  const moderation = await newModeration()
  const { portal } = moderation
  const waiting = await addWaiting(portal)
  // Two administrators: the first one promoted the second.
  await portal.store.write
    .updateTable('users')
    .set({ is_admin: 1 })
    .where('id', '=', portal.ids.other)
    .execute()
  const second = { cookies: await portal.signIn('other') }
  const trail = async () =>
    portal.store.read.selectFrom('audit').select('action').where('action', '<>', 'second step on').execute()
  return { ...moderation, waiting, second, trail }
}

const KINDS = ['businesses', 'edits', 'reviews', 'events', 'tenders', 'jobs'] as const

/** The number of mails of a decision: a published review notifies its writer and the owner of the business. */
const mailsOf = (kind: (typeof KINDS)[number], action?: string): number =>
  kind === 'reviews' && action === 'approved' ? 2 : 1

describe('two administrators decide', () => {
  test.each(KINDS)('%s: both approve', async (kind) => {
    const { decide, waiting, second, trail } = await newQueue()
    const item = { kind, id: waiting[kind] }
    const { refused } = split(
      await Promise.all([decide(item, { status: 'approved' }), decide(item, { status: 'approved' }, second)]),
    )
    expect(refused.json<Refusal>().current).toMatchObject({
      status: 'approved',
      by: expect.stringMatching(/^(Ruth Kalsakau|Litia Naivalu)$/) as string,
      at: new Date(NOW).toISOString(),
    })
    expect(await trail()).toHaveLength(1)
  })

  test.each(KINDS)('%s: one approves and one rejects', async (kind) => {
    const { portal, decide, waiting, second, trail } = await newQueue()
    const before = (await readMails(portal)).length
    const item = { kind, id: waiting[kind] }
    const { won, refused } = split(
      await Promise.all([
        decide(item, { status: 'rejected', note: 'Please write more.' }, second),
        decide(item, { status: 'approved' }),
      ]),
    )
    const { action } = (await trail())[0] ?? {}
    expect(won.json()).toMatchObject({ status: action })
    expect(refused.json<Refusal>().current.status).toBe(action)
    expect(await trail()).toHaveLength(1)
    expect((await readMails(portal)).length - before).toBe(mailsOf(kind, action))
  })

  test('one settles a report and one dismisses it', async () => {
    const { decide, waiting, second, trail } = await newQueue()
    const item = { kind: 'reports', id: waiting.reports } as const
    const { won, refused } = split(
      await Promise.all([
        decide(item, { status: 'dismissed' }),
        decide(item, { status: 'resolved' }, second),
      ]),
    )
    expect(refused.json<Refusal>().current.status).toBe(won.json<{ status: string }>().status)
    expect(await trail()).toHaveLength(1)
  })

  test('one approves many and one rejects one of them', async () => {
    const { send, decide, waiting, second, trail } = await newQueue()
    const items = (['businesses', 'jobs'] as const).map((kind) => ({ kind, id: waiting[kind] }))
    const [many, single] = await Promise.all([
      send('/api/admin/queue/approvals', { items }),
      decide({ kind: 'jobs', id: waiting.jobs }, { status: 'rejected', note: 'No.' }, second),
    ])
    const { outcomes } = many.json<{
      outcomes: { kind: string; isApproved: boolean; current?: QueueState }[]
    }>()
    const job = outcomes.find(({ kind }) => kind === 'jobs')
    expect(outcomes.find(({ kind }) => kind === 'businesses')?.isApproved).toBe(true)
    expect(job?.isApproved).toBe(single.statusCode === 409)
    const told = single.statusCode === 409 ? single.json<Refusal>().current : job?.current
    expect(told?.status).toBe(single.statusCode === 409 ? 'approved' : 'rejected')
    expect(await trail()).toHaveLength(2)
  })

  test.each(['first', 'second'])(
    'one undoes a decision and the other decides, who comes %s',
    async (which) => {
      const { portal, decide, undo, waiting, second } = await newQueue()
      const item = { kind: 'jobs', id: waiting.jobs } as const
      const decided = await decide(item, { status: 'approved' })
      const other = () => decide(item, { status: 'rejected', note: 'No.' }, second)
      const [undone, rejected] =
        which === 'second'
          ? await Promise.all([undo(decided), other()])
          : (await Promise.all([other(), undo(decided)])).toReversed()
      expect(undone?.statusCode).toBe(200)
      const isRejected = rejected?.statusCode === 200
      // A decision before the undo is told about it.
      const told = isRejected ? null : rejected?.json<Refusal>().current
      expect([rejected?.statusCode, told?.status, told?.by]).toEqual(
        isRejected ? [200, undefined, undefined] : [409, 'approved', 'Ruth Kalsakau'],
      )
      const { status } = await portal.store.read
        .selectFrom('content')
        .select('status')
        .where('id', '=', item.id)
        .executeTakeFirstOrThrow()
      expect(status).toBe(isRejected ? 'rejected' : 'pending')
    },
  )
})

describe('an administrator decides about an edit', () => {
  const decision = { status: 'approved', submittedAt: new Date(NOW).toISOString() }

  test.each(['first', 'second'])('while its owner writes another, who comes %s', async (which) => {
    const { portal, clock, decide, waiting } = await newQueue()
    const owner = await portal.signIn('owner')
    const { version } = await readEditable(portal, owner, waiting.edits)
    clock.now += 1000
    const item = { kind: 'edits', id: waiting.edits } as const
    const change = () => edit(portal, owner, waiting.edits, { version, name: 'Auki Unread' })
    const approve = () => decide(item, decision)
    const [decided, changed] =
      which === 'second'
        ? await Promise.all([approve(), change()])
        : ((await Promise.all([change(), approve()])).toReversed() as [Response, Response])
    // Nobody has read the name that the owner typed at that time.
    const shown = (await portal.get(`/api/businesses/${waiting.edits}`)).json<{ name: string }>().name
    const isApproved = decided.statusCode === 200
    const told = isApproved ? null : decided.json<Refusal>().current.status
    expect([decided.statusCode, told, shown]).toEqual(
      isApproved ? [200, null, 'Auki Hardware and Timber'] : [409, 'pending', 'Auki Hardware'],
    )
    expect([200, 409]).toContain(changed.statusCode)
  })

  test('while its owner withdraws it', async () => {
    const { portal, decide, waiting } = await newQueue()
    const owner = await portal.signIn('owner')
    const url = `/api/businesses/${waiting.edits}/edit`
    const [decided, withdrawn] = await Promise.all([
      decide({ kind: 'edits', id: waiting.edits }, decision),
      portal.inject({ method: 'DELETE', url, cookies: owner }),
    ])
    const shown = (await portal.get(`/api/businesses/${waiting.edits}`)).json<{ name: string }>().name
    const isApproved = decided.statusCode === 200
    expect(shown).toBe(isApproved ? 'Auki Hardware and Timber' : 'Auki Hardware')
    // After the approval there is nothing to withdraw, which is no error.
    expect([withdrawn.statusCode, withdrawn.json()]).toMatchObject([
      200,
      { stored: { name: shown }, waiting: null },
    ])
    if (isApproved) return
    const message = 'This edit was withdrawn or approved'
    expect([decided.statusCode, decided.json()]).toEqual([404, { message }])
  })

  test('while the writer of a review deletes it', async () => {
    const { portal, decide, waiting } = await newQueue()
    const [decided, deleted] = await Promise.all([
      decide({ kind: 'reviews', id: waiting.reviews }, { status: 'approved' }),
      portal.inject({ method: 'DELETE', url: '/api/reviews/1', cookies: await portal.signIn('other') }),
    ])
    expect(deleted.statusCode).toBeLessThan(300)
    expect([200, 404, 409]).toContain(decided.statusCode)
    const shown = await portal.get(`/api/businesses/${waiting.reviewed}/reviews`)
    expect(shown.body).not.toContain('Good timber')
  })
})

test('an administrator changes the owner while a handover is accepted: one of both happens', async () => {
  const { portal, id, owner, read, send } = await newAdministered()
  const payload = { email: 'other@portal.test' }
  await portal.inject({ method: 'POST', url: `/api/businesses/${id}/handover`, cookies: owner, payload })
  const mail = (await readMails(portal)).findLast(({ to_address }) => to_address === 'other@portal.test')
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const other = await portal.signIn('other')
  const { revision } = await read()
  const [changed, accepted] = await Promise.all([
    send('PUT', 'owner', { revision, email: 'admin@portal.test' }),
    portal.inject({ method: 'POST', url: '/api/handovers/accept', cookies: other, payload: { token } }),
  ])
  const present = await read()
  const isChanged = changed.statusCode === 200
  expect([changed.statusCode, accepted.statusCode]).toEqual(isChanged ? [200, 404] : [409, 200])
  expect(present.owner?.email).toBe(isChanged ? 'admin@portal.test' : 'other@portal.test')
  const answered = changed.json<AdminBusiness & { current: AdminBusiness }>()
  expect(isChanged ? answered : answered.current).toEqual(present)
})

test('two administrators remove the rights of a third: the second is told the account’s state', async () => {
  const portal = await newAdministration()
  const { owner, other } = portal.ids
  for (const id of [owner, other]) await portal.setRole(id, 'administrator')
  const cookies = await portal.signIn('owner')
  const { refused } = split(
    await Promise.all([portal.setRole(other, 'user', portal.admin), portal.setRole(other, 'user', cookies)]),
  )
  expect(refused.json()).toMatchObject({ current: { id: other, role: 'user' } })
})

describe('two administrators write content', () => {
  const sendAll = async (actions: readonly ['publication' | 'take-down' | 'discard', object?][]) => {
    const { create, act, save, done, read } = await newEditing()
    const published = await done(act(await create('news'), 'publication'))
    const edited = await done(save(published, { title: 'Ferry to Munda' }))
    const answers = await Promise.all(actions.map(([action, body]) => act(edited, action, body)))
    return { answers, read: () => read(edited.id) }
  }

  test.each([
    ['one publishes and one takes down', [['publication'], ['take-down', { reason: 'withdrawn' }]]],
    ['one takes down and one publishes', [['take-down', { reason: 'withdrawn' }], ['publication']]],
    ['both publish', [['publication'], ['publication']]],
    [
      'both take down',
      [
        ['take-down', { reason: 'withdrawn' }],
        ['take-down', { reason: 'cancelled' }],
      ],
    ],
  ] as const)('%s', async (_, actions) => {
    const { answers, read } = await sendAll(actions as never)
    const { won, refused } = split(answers)
    const present = await read()
    expect(won.json<EditableContent>()).toEqual(present)
    expect(refused.json<ContentConflict>().present).toEqual(present)
  })
})

test('an administrator changes a quote while the customer accepts it: one of both counts', async () => {
  const { portal, admin } = await newModeration()
  const { id, reference } = await addQuote(portal)
  const quote = (amount: number) =>
    portal.inject({
      method: 'PATCH',
      url: `/api/admin/quote-requests/${id}/status`,
      payload: { ...QUOTED, amount },
      cookies: admin,
    })
  await quote(1600)
  const own = async () =>
    (await readOwnQuote(portal, reference)).json<{
      status: string
      offer: { id: number; amount: number } | null
    }>()
  const offer = (await own()).offer?.id
  const [again, accepted] = await Promise.all([
    quote(1400),
    portal.inject({
      method: 'POST',
      url: `/api/quote-requests/${reference}/answer`,
      payload: { email: QUOTE.email, offer, answer: 'accept' },
    }),
  ])
  expect([again.statusCode, accepted.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await own()).offer?.amount).toBe(accepted.statusCode === 200 ? 1600 : 1400)
})

test('two administrators mark a letter as answered: the second is told that it is', async () => {
  const { portal, admin } = await newModeration()
  const written = await portal.inject({
    method: 'POST',
    url: '/api/contact',
    payload: {
      name: 'Mele Talo',
      email: 'mele@kokonut.test',
      topic: 'other',
      message: 'How long does a review take? We sent ours on Monday.',
    },
  })
  expect(written.statusCode).toBe(201)
  const handle = (note: string) =>
    portal.inject({
      method: 'PATCH',
      url: '/api/admin/inquiries/1/status',
      payload: { status: 'handled', note },
      cookies: admin,
    })
  const { refused } = split(await Promise.all([handle('Wrote back.'), handle('Called her.')]))
  expect(refused.json()).toEqual({ message: 'This is already handled' })
})
