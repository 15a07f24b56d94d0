import type { AuditEntry } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { PASSWORD } from '#test/cast.ts'
import { anArticle, publish } from '#test/content.ts'
import { addListings, addReviews } from '#test/listings.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { addQuote } from '#test/quotes.ts'
import { recordAction } from './audit.service.ts'

const ACTIONS = ['approved', 'rejected', 'noted'] as const
const KINDS = ['business', 'quote request', 'job'] as const

/** A portal with 300 actions of three people over 20 days, several in each instant. */
async function withHistory() {
  const portal = await newApp({ config: { rateLimitScale: 100 } })
  const { owner, other } = portal.ids
  const actors = [owner, other, null]
  const entries = Array.from({ length: 300 }, (_, i) => ({
    at: NOW - 20 * DAY + Math.floor(i / 3) * 5 * HOUR,
    actor_id: actors[(i * 7) % 3] ?? null,
    action: ACTIONS[(i * 5 + Math.floor(i / 9)) % 3] ?? 'noted',
    subject_kind: KINDS[(i + Math.floor(i / 11)) % 3] ?? 'job',
    subject_id: 1 + (i % 13),
  }))
  await portal.store.write.transaction().execute(async (trx) => {
    for (const entry of entries) await recordAction(trx, entry)
  })
  return { portal, entries, admin: await portal.signIn('admin') }
}

/** All pages, one after the other, by their next links. */
async function walk({ get }: TestApp, cookies: Record<string, string>, query: string) {
  const entries: AuditEntry[] = []
  for (let url: string | undefined = `/api/admin/audit?limit=7&${query}`; url;) {
    const page = await get(url, cookies)
    expect(page.statusCode).toBe(200)
    entries.push(...page.json<AuditEntry[]>())
    url = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1]
  }
  return entries
}

/** Midnight in Honiara, eleven hours ahead of UTC. */
const midnight = (day: string) => Date.parse(`${day}T00:00:00+11:00`)

test('pages and CSV have the rows that a full scan finds, by every filter', async () => {
  const { portal, entries, admin } = await withHistory()
  type Stored = (typeof entries)[number]
  const cases: readonly [string, (entry: Stored) => boolean][] = [
    ['', () => true],
    [`actor=${portal.ids.other}`, ({ actor_id }) => actor_id === portal.ids.other],
    ['action=rejected', ({ action }) => action === 'rejected'],
    ['kind=quote+request', ({ subject_kind }) => subject_kind === 'quote request'],
    ['kind=job&subject=4', (entry) => entry.subject_kind === 'job' && entry.subject_id === 4],
    ['from=2026-11-10', ({ at }) => at >= midnight('2026-11-10')],
    ['to=2026-11-10', ({ at }) => at < midnight('2026-11-11')],
    [
      `action=noted&actor=${portal.ids.owner}&from=2026-11-05&to=2026-11-05`,
      ({ action, actor_id, at }) =>
        action === 'noted' &&
        actor_id === portal.ids.owner &&
        at >= midnight('2026-11-05') &&
        at < midnight('2026-11-06'),
    ],
    ['action=flown', () => false],
  ]
  for (const [query, matches] of cases) {
    const expected = entries.flatMap((entry, i) => (matches(entry) ? [i + 1] : [])).toReversed()
    expect((await walk(portal, admin, query)).map(({ id }) => id)).toEqual(expected)
    const csv = await portal.get(`/api/admin/audit.csv?${query}`, admin)
    const rows: Record<string, string>[] = parse(csv.body, { columns: true, bom: true })
    expect(rows.map(({ at, action }) => [at, action])).toEqual(
      expected.map((id) => [new Date(entries[id - 1]?.at ?? 0).toISOString(), entries[id - 1]?.action]),
    )
  }
})

test('an entry names who, what, and the fields before and after', async () => {
  const portal = await newApp()
  const [id] = await addListings(portal.store, { status: 'pending' })
  const quote = await addQuote(portal)
  const cookies = await portal.signIn('admin')
  const patch = (url: string, payload: object) => portal.inject({ method: 'PATCH', url, payload, cookies })
  await patch(`/api/admin/businesses/${id}/status`, { status: 'rejected', note: '=SUM(1)' })
  await patch(`/api/admin/quote-requests/${quote.id}/status`, { status: 'in review' })
  const actor = { id: portal.ids.admin, name: 'Ruth Kalsakau' }
  const at = new Date(NOW).toISOString()
  expect((await portal.get('/api/admin/audit', cookies)).json()).toEqual([
    {
      id: 2,
      at,
      actor,
      action: 'moved',
      subject: { kind: 'quote request', id: quote.id, label: quote.reference, path: null },
      reason: 'in review',
      note: null,
      changes: [{ field: 'status', before: 'new', after: 'in review' }],
    },
    {
      id: 1,
      at,
      actor,
      action: 'rejected',
      subject: { kind: 'business', id, label: 'Auki Hardware', path: null },
      reason: null,
      note: '=SUM(1)',
      changes: [{ field: 'status', before: 'pending', after: 'rejected' }],
    },
  ])
  const csv = await portal.get('/api/admin/audit.csv?kind=business', cookies)
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-trail-2026-11-20.csv"',
  })
  expect(csv.body).toContain(
    `Ruth Kalsakau,rejected,business,${id},Auki Hardware,,'=SUM(1),"{""status"":""pending""}","{""status"":""rejected""}"`,
  )
})

test('refuses invalid days and cursors beside their fields', async () => {
  const { get, signIn } = await newApp()
  const admin = await signIn('admin')
  const getFields = async (query: string) => {
    const response = await get(`/api/admin/audit${query}`, admin)
    expect(response.statusCode).toBe(400)
    return response.json<{ fields: object }>().fields
  }
  const day = 'Expected a day such as 2026-11-20'
  expect(await getFields('?from=2026-02-30&to=now')).toEqual({ from: day, to: day })
  expect(await getFields('?after=1')).toEqual({ after: 'Expected the cursor of a next link' })
  expect((await get('/api/admin/audit.csv?from=now', admin)).statusCode).toBe(400)
})

test('a deleted account’s actions stay without its name and the changed fields', async () => {
  const portal = await newApp()
  const { owner } = portal.ids
  const [id = 0] = await addListings(portal.store, { ownerId: owner })
  const change = { before: { phone: '1' }, after: { phone: '2' } }
  await portal.store.write.transaction().execute(async (trx) => {
    const noted = { at: NOW, action: 'noted', ...change } as const
    await recordAction(trx, { ...noted, actor_id: owner, subject_kind: 'review', subject_id: 9 })
    await recordAction(trx, { ...noted, actor_id: null, subject_kind: 'account', subject_id: owner })
    await recordAction(trx, { ...noted, actor_id: null, subject_kind: 'business', subject_id: id })
    await recordAction(trx, { ...noted, actor_id: null, subject_kind: 'business', subject_id: id + 1 })
  })
  const cookies = await portal.signIn('owner')
  const payload = { password: PASSWORD, confirmation: 'DELETE' }
  const gone = await portal.inject({ method: 'POST', url: '/api/account/deletion', payload, cookies })
  expect(gone.statusCode).toBe(200)
  const entries = (await portal.get('/api/admin/audit?action=noted', await portal.signIn('admin'))).json<
    AuditEntry[]
  >()
  expect(entries.map(({ actor, changes }) => [actor, changes?.length ?? 0])).toEqual([
    [null, 1],
    [null, 0],
    [null, 0],
    [null, 0],
  ])
})

test('an entry leads to the public page of its subject, or of the business that it is about', async () => {
  const portal = await newApp()
  const { store } = portal
  const [open = 0, hidden = 0] = await addListings(store, {}, { name: 'Hidden', status: 'rejected' })
  await addReviews(store, {
    businessId: open,
    firstName: 'Litia',
    lastName: 'Naivalu',
    rating: 4,
    comment: 'Good timber, and they load the truck for you.',
    createdAt: NOW,
  })
  const [news] = await publish(store, anArticle())
  await store.write.transaction().execute(async (trx) => {
    const noted = { at: NOW, actor_id: null, action: 'noted' } as const
    await recordAction(trx, { ...noted, subject_kind: 'business', subject_id: open })
    await recordAction(trx, { ...noted, subject_kind: 'business', subject_id: hidden })
    await recordAction(trx, { ...noted, subject_kind: 'review', subject_id: 1 })
    await recordAction(trx, { ...noted, subject_kind: 'news', subject_id: news?.id ?? 0 })
  })
  const entries = (await portal.get('/api/admin/audit', await portal.signIn('admin'))).json<AuditEntry[]>()
  const path = '/sb/construction-and-materials/auki-hardware'
  expect(entries.toReversed().map(({ subject }) => [subject.label, subject.path])).toEqual([
    ['Auki Hardware', path],
    ['Hidden', null],
    ['Auki Hardware', path],
    ['Cocoa exports grow', '/news/cocoa-exports-grow'],
  ])
})

test('offers filters by the actions and kinds that exist', async () => {
  const { portal, admin } = await withHistory()
  expect((await portal.get('/api/admin/audit/choices', admin)).json()).toEqual({
    actions: ['approved', 'noted', 'rejected'],
    kinds: ['business', 'job', 'quote request'],
  })
  const empty = await newApp()
  expect((await empty.get('/api/admin/audit/choices', await empty.signIn('admin'))).json()).toEqual({
    actions: [],
    kinds: [],
  })
})
