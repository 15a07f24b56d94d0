import { expect, test } from 'vitest'
import { aTender } from '#test/content.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { watchQueries } from '#test/watch-queries.ts'
import type { Store } from '#db/engine/open-store.ts'
import { insertContent } from '../content.repository.ts'
import { countQueue, findQueue } from './queue.service.ts'

const PAGE = { limit: 24, offset: 0 }

test.each([
  { filter: { search: '' }, index: 'content_waiting' },
  { filter: { search: '', kind: 'jobs' }, index: 'content_waiting_by_kind' },
  { filter: { search: 'desks' }, index: 'content_waiting' },
  { filter: { search: 'desks', kind: 'jobs' }, index: 'content_waiting_by_kind' },
] as const)('reads the queue in order from an index: $filter', async ({ filter, index }) => {
  const { db, plans } = watchQueries(await newStore())
  await findQueue(db, filter, PAGE, NOW)
  const steps = plans()
  expect(steps[0]).toMatch(new RegExp(`USING INDEX ${index}\\b`))
  expect(steps.filter((step) => /SCAN (content|queue_counts)$/.test(step))).toEqual([])
})

test('reads and counts a page without reading the rest of the queue', async () => {
  const store = await newStore()
  await insertWaiting(store, 300)
  const { db, queries } = watchQueries(store)
  const { items, total } = await findQueue(db, { search: '', kind: 'tenders' }, { limit: 3, offset: 6 }, NOW)
  expect(items.map(({ detail }) => detail.title)).toEqual(['Tender 6', 'Tender 7', 'Tender 8'])
  expect(total).toBe(300)
  expect(queries.some(({ sql }) => /count\(/i.test(sql))).toBe(false)
  const given = queries.flatMap(({ sql, parameters }) => store.readSqlite.prepare(sql).all(...parameters))
  // The three rows of the page, and a counter for each kind.
  expect(given.length).toBeLessThanOrEqual(6)
})

test('searches the queue in batches between which other requests get their turn', async () => {
  const store = await newStore()
  await insertWaiting(store, 1100)
  const { db, queries } = watchQueries(store)
  const found = await findQueue(db, { search: 'tender 99', kind: 'tenders' }, { limit: 3, offset: 0 }, NOW)
  expect(found.total).toBe(20)
  expect(found.items.map(({ detail }) => detail.title)).toEqual(['Tender 99', 'Tender 199', 'Tender 299'])
  expect(queries.length).toBeGreaterThan(4)
})

test('counts the queue by its counters', async () => {
  const { db, plans } = watchQueries(await newStore())
  await countQueue(db)
  expect(plans()).toEqual([expect.stringContaining('SEARCH queue_counts USING PRIMARY KEY')])
})

/** Inserts pending tenders in the order of their numbers. */
const insertWaiting = (store: Store, count: number) =>
  store.write.transaction().execute((trx) =>
    insertContent(
      trx,
      Array.from({ length: count }, (_, number) =>
        aTender({
          title: `Tender ${number}`,
          status: 'pending',
          submission: {
            reference: `PB-${number}`,
            name: 'Mele',
            email: 'mele@kokonut.test',
            at: NOW + number,
          },
        }),
      ),
    ),
  )
