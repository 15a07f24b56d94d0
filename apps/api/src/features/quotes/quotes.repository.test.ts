import { expect, test } from 'vitest'
import { newApp, NOW } from '#test/new-app.ts'
import { addQuote } from '#test/quotes.ts'
import { watchQueries } from '#test/watch-queries.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { findQuoteByReference, findQuotes, addHistory } from './quotes.repository.ts'

const PAGE = { limit: 24, offset: 0 }

test.each([
  ['all', {}, 'quote_requests_to_do'],
  ['of a status', { status: 'quoted' }, 'quote_requests_by_status (status=?)'],
] as const)('reads requests, %s, in order from an index', async (_, filter, index) => {
  const { db, plans } = watchQueries(await newSqliteStore())
  await findQuotes(db, { search: '', now: NOW, ...filter }, PAGE)
  expect(plans()).toEqual([expect.stringContaining(`USING INDEX ${index}`)])
})

test('finds a request by its reference', async () => {
  const { db, plans } = watchQueries(await newSqliteStore())
  await findQuoteByReference(db, 'PB-7K3F-9Q')
  expect(plans()).toEqual([expect.stringContaining('(reference=?)')])
})

test('reads services and history of a page in three queries by key, however long the page', async () => {
  const store = await newSqliteStore()
  const portal = await newApp({ store })
  for (let i = 0; i < 5; i++) await addQuote(portal)
  const { db, queries, plans } = watchQueries(store)
  const rows = await findQuotes(db, { search: '', now: NOW }, PAGE)
  const quotes = await addHistory(db, rows)
  expect(quotes.map(({ services }) => services.length)).toEqual([2, 2, 2, 2, 2])
  expect(queries).toHaveLength(4)
  expect(plans().filter((step) => /SCAN quote_(services|events)|SCAN [eu]\b/.test(step))).toEqual([])
})
