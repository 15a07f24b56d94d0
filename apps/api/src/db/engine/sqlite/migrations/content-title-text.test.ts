// cspell:ignore Ōtepa otepa
import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('titles from before are found without their case and accents, and nothing public changes', async () => {
  const { store, migrate } = await oldStore('105-restored-events')
  store.writeSqlite.exec(`
    insert into content (kind, slug, title, summary, body, category, countries, details, status, published_at,
      is_featured, is_sample, read_time, words, facets)
    values ('news', 'cafe', 'Café at Ōtepa', 's', 'b', 'Trade', '[]', '{}', 'approved', 5, 0, 0, 1, '', '')`)
  const version = () => store.read.selectFrom('public_version').select('value').executeTakeFirstOrThrow()
  const before = await version()
  await migrate()
  expect(await store.read.selectFrom('content').select('title_text').execute()).toEqual([
    { title_text: 'cafe at otepa' },
  ])
  expect(await version()).toEqual(before)
})
