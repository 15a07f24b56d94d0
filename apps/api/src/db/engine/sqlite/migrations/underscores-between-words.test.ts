import { expect, test } from 'vitest'
import { matchAllWords, type Facets } from '#db/search/match.ts'
import { anArticle, publish } from '#test/content.ts'
import { addListings } from '#test/listings.ts'
import { insertIntoOld, createOldStore } from '#test/old-store.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { toMatchText } from '../match-text.ts'

test('existing listings and content are found by words joined with underscores, and within their place', async () => {
  const now = await newSqliteStore()
  await addListings(
    now,
    { name: 'Kava_Bar', country: 'fj', province: null, description: 'See @reef_tours.' },
    { name: 'Pending', country: 'fj', province: null, description: 'Also @reef_tours.', status: 'pending' },
  )
  await publish(now, anArticle({ title: 'Walks', body: 'Write to reef_tours.' }))
  const rowsOf = (table: string) =>
    now.readSqlite.prepare<[], Record<string, unknown>>(`select * from ${table} order by id`).all()

  const { store, migrate } = await createOldStore('136-baseline')
  for (const table of ['businesses', 'content'] as const) insertIntoOld(store, table, rowsOf(table))
  await migrate()

  const { writeSqlite } = store
  const find = (index: string, text: string, facets?: Facets) =>
    writeSqlite
      .prepare(`select rowid from ${index} where ${index} match ?`)
      .pluck()
      .all(toMatchText(matchAllWords(text, facets) ?? never()))
  const [business, article] = [rowsOf('businesses')[0]?.['id'], rowsOf('content')[0]?.['id']]
  for (const text of ['tours', 'reef_tours']) {
    expect(find('business_search', text)).toEqual([business])
    expect(find('business_search', text, { country: 'fj' })).toEqual([business])
    expect(find('business_search', text, { country: 'vu' })).toEqual([])
    expect(find('content_search', text, { kind: 'news' })).toEqual([article])
  }
  expect(find('business_names', 'bar')).toEqual([business])
  for (const word of ['country', 'kind', 'fj']) {
    expect(find('business_search', word)).toEqual([])
    expect(find('content_search', word)).toEqual([])
  }

  writeSqlite.exec(
    `update businesses set description = 'See @dive_trips.'; update content set body = 'dive_trips'`,
  )
  expect([find('business_search', 'tours'), find('content_search', 'tours')]).toEqual([[], []])
  expect([find('business_search', 'trips'), find('content_search', 'trips')]).toEqual([[business], [article]])
  writeSqlite.exec('delete from businesses; delete from content')
  for (const index of ['business_search', 'business_names', 'content_search'])
    expect(() =>
      writeSqlite.exec(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`),
    ).not.toThrow()
})

function never(): never {
  throw new Error('A text has words')
}
