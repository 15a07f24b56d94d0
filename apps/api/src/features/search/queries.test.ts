// cspell:ignore bakrey
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'
import { ENGINE } from '#test/new-store.ts'
import { recordSql } from '#test/record-sql.ts'

/** What a search reads: indexes, words and cards. */
const READS = /\b(search_\w+|business_search|business_names|card)\b/

/** A statement with one line per clause, for reading and comparison. */
const format = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(
      / (?=(?:select|from|where|order by|group by|limit|union all|cross join|inner join|left join)\b)/g,
      '\n',
    )

test('searches run the checked-in SQL', async () => {
  const { store, get } = await newApp()
  await addListings(store, { name: 'Reef Bakery', address: 'Gizo' }, { name: 'Auki Bakery', address: 'Auki' })
  const readTexts = recordSql()
  for (const query of [
    'search=bakery',
    'search=bakery gizo',
    'search=bakrey',
    'search=bakery&country=sb&verified=true',
    'search=bakery&sort=newest',
    'search=bakery&sort=rating',
    'search=bakery&sort=alphabetical',
    'search=bakery&near=-9.4,160',
  ])
    expect((await get(`/api/businesses?${query}`)).statusCode).toBe(200)
  expect((await get('/api/search/suggestions?q=reef ba')).statusCode).toBe(200)
  const statements = new Set(
    readTexts()
      .filter((text) => READS.test(text) && /^\s*(select|with)\b/.test(text))
      .map(format),
  )
  const file = `${[...statements].toSorted().join(';\n\n')};\n`
  await expect(file).toMatchFileSnapshot(`./queries/search.${ENGINE}.sql`)
})
