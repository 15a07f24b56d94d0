import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashToken } from '#shared/token.ts'
import { oldStore } from '#test/old-store.ts'

test('links from before confirm the place as it was typed last', async () => {
  const { store, migrate } = await oldStore('026-account-mails')
  await sql`
    insert into content (kind, slug, status, published_at, starts_at, ends_at, countries, category, is_featured,
      is_sample, read_time, registrations, title, summary, details, words, facets, body)
    values ('event', 'fair', 'approved', 1, 5, 6, '["fj"]', 'Other', 0, 0, 1, 1, 'Fair', '', '{}', '', '', '')`.execute(
    store.write,
  )
  await sql`
    insert into event_registrations (event_id, email, name, organisation, reference, created_at, asked_at)
    values (1, 'mele@a.test', 'Mele', 'Kokonut', 'PB-1', 2, 3)`.execute(store.write)
  for (const token of ['one', 'two'])
    await sql`
      insert into event_registration_tokens (hash, registration_id) values (${hashToken(token)}, 1)`.execute(
      store.write,
    )
  await migrate()
  const rows = await store.read
    .selectFrom('event_registration_tokens')
    .select(['name', 'organisation', 'reference', 'asked_at'])
    .execute()
  const asked = { name: 'Mele', organisation: 'Kokonut', reference: 'PB-1', asked_at: 3 }
  expect(rows).toEqual([asked, asked])
})
