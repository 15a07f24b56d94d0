// cspell:ignore Élise
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('businesses from before are found by what administrators know, and featured ones stay so', async () => {
  const { store, migrate } = await oldStore('055-decisions')
  const { write } = store
  await sql`
    insert into businesses (slug, status, tier, is_featured, is_verified, country, category, created_at,
      submitted_at, public_until, rating_sum, review_count, rating_score, type_bits, sort_name, card, name,
      owner_name, phone, images, photos, social_media, temporarily_closed, is_sample, place, facets, description)
    values ('auki-timber', 'approved', 0, 1, 0, 'sb', 'Manufacturing', 1, 1, 2, 0, 0, 0, 0, 'auki timber', '{}',
      'Auki Timber', 'Élise Tara', '+6777412345', '[]', '[]', '{}', 0, 0, 'Auki', '_sb', 'Timber')`.execute(
    write,
  )
  await migrate()
  const row = await write
    .selectFrom('businesses')
    .select(['admin_text', 'completeness', 'featured_until'])
    .executeTakeFirstOrThrow()
  expect(row.admin_text).toBe('auki timber\nelise tara\n+6777412345')
  expect(row.completeness).toBeGreaterThan(0)
  expect(row.featured_until).toBeGreaterThan(Date.UTC(9999, 0, 1))
})
