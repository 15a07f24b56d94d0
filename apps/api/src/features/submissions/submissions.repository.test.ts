import { expect, test } from 'vitest'
import { aTender } from '#test/content.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { watched } from '#test/watched.ts'
import type { Store } from '#db/engine/open-store.ts'
import { insertContent } from '#features/content/content.service.ts'
import { countWaiting, findWaiting } from './submissions.repository.ts'

const PAGE = { limit: 24, offset: 0 }

test.each([
  { filter: { search: '' }, index: 'content_waiting' },
  { filter: { search: '', kind: 'jobs' }, index: 'content_waiting_by_kind' },
  { filter: { search: 'desks' }, index: 'content_waiting' },
  { filter: { search: 'desks', kind: 'jobs' }, index: 'content_waiting_by_kind' },
] as const)('what waits is walked in order by its index: $filter', async ({ filter, index }) => {
  const { db, plans } = watched(await newStore())
  await findWaiting(db, filter, PAGE)
  const steps = plans()
  expect(steps[0]).toMatch(new RegExp(`USING INDEX ${index}\\b`))
  expect(steps.filter((step) => /SCAN (content|queue_counts)$/.test(step))).toEqual([])
})

test('a page is read and counted without a look at the rest of what waits', async () => {
  const store = await newStore()
  await insertWaiting(store, 300)
  const { db, queries } = watched(store)
  const { rows, total } = await findWaiting(db, { search: '', kind: 'tenders' }, { limit: 3, offset: 6 })
  expect(rows.map(({ title }) => title)).toEqual(['Tender 6', 'Tender 7', 'Tender 8'])
  expect(total).toBe(300)
  expect(queries.some(({ sql }) => /count\(/i.test(sql))).toBe(false)
  const given = queries.flatMap(({ sql, parameters }) => store.readSqlite.prepare(sql).all(...parameters))
  // The three of the page, and a counter for each kind.
  expect(given.length).toBeLessThanOrEqual(6)
})

test('a search looks through all that wait, a few at a time, and others have their turn meanwhile', async () => {
  const store = await newStore()
  await insertWaiting(store, 1100)
  const { db, queries } = watched(store)
  const found = await findWaiting(db, { search: 'tender 99', kind: 'tenders' }, { limit: 3, offset: 0 })
  expect(found.total).toBe(20)
  expect(found.rows.map(({ title }) => title)).toEqual(['Tender 99', 'Tender 199', 'Tender 299'])
  expect(queries.length).toBeGreaterThan(4)
})

test('what waits is counted by one look at the counters', async () => {
  const { db, plans } = watched(await newStore())
  await countWaiting(db)
  expect(plans()).toEqual([expect.stringContaining('SEARCH queue_counts USING PRIMARY KEY')])
})

/** Tenders that wait, in the order of their numbers. */
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
