import { QUEUE_KINDS, type QueueItem } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { addWaiting, newModeration } from '#test/moderation.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { watchQueries } from '#test/watch-queries.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { createSources } from '../sources/sources.service.ts'
import { readQueue } from './queue.service.ts'

/** All pages of the queue in order. */
async function readPages(
  { portal, admin }: Awaited<ReturnType<typeof newModeration>>,
  query: string,
): Promise<{ pages: QueueItem[][]; totals: unknown[] }> {
  const pages: QueueItem[][] = []
  const totals: unknown[] = []
  let url: string | undefined = `/api/admin/queue?${query}`
  while (url) {
    const response = await portal.get(url, admin)
    pages.push(response.json())
    totals.push(response.headers['x-total-count'])
    url = /<([^>]+)>/.exec(String(response.headers.link ?? ''))?.[1]
  }
  return { pages, totals }
}

test('lists every kind, the longest waiting first', async () => {
  const moderation = await newModeration()
  await addWaiting(moderation.portal)
  const { pages, totals } = await readPages(moderation, '')
  expect(totals).toEqual(['7'])
  expect(pages.flat().map(({ kind }) => kind)).toEqual([
    'businesses',
    'reviews',
    'edits',
    'reports',
    'events',
    'tenders',
    'jobs',
  ])
  expect(pages[0]?.[1]).toEqual({
    kind: 'reviews',
    id: 1,
    title: 'Auki Hardware',
    reference: null,
    about: '4 stars by Litia Naivalu',
    sentBy: 'Litia Naivalu',
    submittedAt: new Date(NOW - 500).toISOString(),
    // Three working days from a Friday afternoon in Honiara.
    dueAt: new Date(NOW - 500 + 5 * 86_400_000).toISOString(),
    timeZone: 'Pacific/Guadalcanal',
    isChange: false,
  })
})

test.each([1, 2, 4])('pages of %d have each item once, even items of the same time', async (limit) => {
  const moderation = await newModeration()
  await addWaiting(moderation.portal)
  const all = (await readPages(moderation, '')).pages.flat()
  for (const search of ['', '&search=a']) {
    const { pages, totals } = await readPages(moderation, `limit=${limit}${search}`)
    expect(pages.flat()).toEqual(all)
    expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
    expect(new Set(totals)).toEqual(new Set(['7']))
  }
})

test('leaves out decided items, and the next page continues after them', async () => {
  const moderation = await newModeration()
  const waiting = await addWaiting(moderation.portal)
  const { portal, admin, decide } = moderation
  const first = await portal.get('/api/admin/queue?limit=4', admin)
  await decide({ kind: 'reports', id: waiting.reports }, { status: 'dismissed' })
  const url = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  const next = (await portal.get(url, admin)).json<QueueItem[]>()
  expect(next.map(({ kind }) => kind)).toEqual(['events', 'tenders', 'jobs'])
})

test.each(QUEUE_KINDS)('lists only %s', async (kind) => {
  const moderation = await newModeration()
  const waiting = await addWaiting(moderation.portal)
  const { pages, totals } = await readPages(moderation, `kind=${kind}`)
  expect(pages.flat().map((item) => [item.kind, item.id])).toEqual([[kind, waiting[kind]]])
  expect(totals).toEqual(['1'])
})

test.each([
  ['waiting works', ['businesses']],
  ['LITIA', ['reviews', 'reports']],
  ['timber truck', ['reviews']],
  ['burnt', ['reports']],
  ['nothing', []],
])('a search for %s finds %j', async (search, kinds) => {
  const moderation = await newModeration()
  await addWaiting(moderation.portal)
  const { pages } = await readPages(moderation, `search=${encodeURIComponent(search)}`)
  expect(pages.flat().map(({ kind }) => kind)).toEqual(kinds)
})

test('marks resubmissions and changed reviews', async () => {
  const moderation = await newModeration()
  const { portal } = moderation
  const [id = 0] = await addListings(portal.store, { status: 'pending' })
  await portal.store.write.updateTable('businesses').set({ submitted_at: NOW }).where('id', '=', id).execute()
  expect((await readPages(moderation, '')).pages.flat()).toMatchObject([{ isChange: true }])
})

test('reads a page in order from an index of each kind, and its total from counters', async () => {
  const store = await newSqliteStore()
  const { db, plans, queries } = watchQueries(store)
  const { context } = await newApp()
  await readQueue(db, createSources({ ...context, store }), { limit: 10 })
  const steps = plans()
  for (const index of [
    'business_edits_waiting',
    'businesses_pending',
    'reviews_waiting',
    'reports_waiting',
    'content_waiting_by_kind',
  ])
    expect(steps.some((step) => new RegExp(`USING (COVERING )?INDEX ${index}\\b`).test(step))).toBe(true)
  expect(
    steps.filter((step) => /TEMP B-TREE|SCAN (content|businesses|business_edits|queue_counts)$/.test(step)),
  ).toEqual([])
  expect(queries.some(({ sql }) => /count\(/i.test(sql))).toBe(false)
})

test.each(['1', '1-businesses', 'x-jobs-1', '1-jobs-x'])('rejects the cursor %s', async (after) => {
  const { portal, admin } = await newModeration()
  expect((await portal.get(`/api/admin/queue?after=${after}`, admin)).statusCode).toBe(400)
})
