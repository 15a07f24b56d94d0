import { Kysely, type CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { newApp } from '../../../test/new-app.ts'
import { addQuote } from '../../../test/quotes.ts'
import type { Database } from '#db/database.ts'
import { PortalDialect } from '#db/dialect.ts'
import type { Store } from '#db/open.ts'
import { findQuoteByReference, findQuotes, wholeQuotes } from './quotes.repository.ts'

/** What SQLite plans for each query that is run on the database. */
function watched({ readSqlite }: Store) {
  const queries: CompiledQuery[] = []
  const db = new Kysely<Database>({
    dialect: new PortalDialect({ database: readSqlite }),
    log: ({ query }) => void queries.push(query),
  })
  const plans = () =>
    queries.flatMap(({ sql, parameters }) =>
      readSqlite
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(...parameters)
        .map(({ detail }) => detail),
    )
  return { db, queries, plans }
}

const PAGE = { limit: 24, offset: 0 }

test.each([
  ['all', {}, 'quote_requests_to_do'],
  ['of a status', { status: 'quoted' }, 'quote_requests_by_status (status=?)'],
] as const)('requests, %s, come in order from an index', async (_, filter, index) => {
  const { store } = await newApp()
  const { db, plans } = watched(store)
  await findQuotes(db, { search: '', ...filter }, PAGE)
  expect(plans()).toEqual([expect.stringContaining(`USING INDEX ${index}`)])
})

test('a request is found by its reference', async () => {
  const { store } = await newApp()
  const { db, plans } = watched(store)
  await findQuoteByReference(db, 'PB-7K3F-9Q')
  expect(plans()).toEqual([expect.stringContaining('(reference=?)')])
})

test('what belongs to a page is read in two queries by key, however long the page', async () => {
  const portal = await newApp()
  for (let i = 0; i < 5; i++) await addQuote(portal)
  const { db, queries, plans } = watched(portal.store)
  const rows = await findQuotes(db, { search: '' }, PAGE)
  const quotes = await wholeQuotes(db, rows)
  expect(quotes.map(({ services }) => services.length)).toEqual([2, 2, 2, 2, 2])
  expect(queries).toHaveLength(3)
  expect(plans().filter((step) => /SCAN quote_(services|events)|SCAN [eu]\b/.test(step))).toEqual([])
})
