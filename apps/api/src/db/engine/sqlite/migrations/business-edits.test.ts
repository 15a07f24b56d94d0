import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('businesses from before are found as they were, and by tags once they have some', async () => {
  const { store, migrate } = await oldStore('033-reports')
  const { write } = store
  await sql`
    insert into businesses (slug, status, tier, is_featured, is_verified, country, category, created_at,
      public_until, rating_sum, review_count, rating_score, type_bits, sort_name, card, name, images,
      social_media, temporarily_closed, is_sample, place, facets, description)
    values ('auki-timber', 'approved', 0, 0, 0, 'sb', 'Manufacturing', 1, 2, 0, 0, 0, 0, 'auki timber', '{}',
      'Auki Timber', '[]', '{}', 0, 0, 'Auki', '_sb', 'Timber and roofing iron')`.execute(write)
  await migrate()
  const found = async (word: string) => {
    const match = sql<{
      rowid: number
    }>`select rowid from business_search where business_search match ${word}`
    return (await match.execute(write)).rows.length
  }
  const setTags = (tags: string) => sql`update businesses set tags = ${tags}`.execute(write)
  expect([await found('roofing'), await found('crayfish')]).toEqual([1, 0])
  await setTags('["Crayfish \\"live\\""]')
  expect([await found('roofing'), await found('crayfish')]).toEqual([1, 1])
  await setTags('[]')
  expect([await found('roofing'), await found('crayfish')]).toEqual([1, 0])
  await sql`insert into business_search (business_search, rank) values ('integrity-check', 1)`.execute(write)
})
