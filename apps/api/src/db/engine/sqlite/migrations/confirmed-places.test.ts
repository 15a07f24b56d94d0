import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashToken } from '#shared/token.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { oldStore } from '#test/old-store.ts'

test('places from before are confirmed, known to their organisers, and given back by their links', async () => {
  const { store, migrate } = await oldStore('018-mail-lanes')
  await sql`
    insert into content (kind, slug, status, published_at, starts_at, ends_at, countries, category, is_featured,
      is_sample, read_time, registrations, title, summary, details, words, facets, body)
    values ('event', 'fair', 'approved', 1, 5, 6, '["fj"]', 'Other', 0, 0, 1, 1, 'Fair', '', '{}', '', '', '')`.execute(
    store.write,
  )
  const insert = (email: string, token: string, cancelledAt: number | null) =>
    sql`
    insert into event_registrations (event_id, email, name, reference, token_hash, created_at, cancelled_at)
    values (1, ${email}, 'N', ${email}, ${hashToken(token)}, 2, ${cancelledAt})`.execute(store.write)
  await insert('taken@a.test', 'one', null)
  await insert('back@a.test', 'two', 3)

  await migrate()
  const rows = store.read
    .selectFrom('event_registrations')
    .innerJoin('event_registration_tokens', 'registration_id', 'event_registrations.id')
    .select(['email', 'confirmed_at', 'cancelled_at', 'is_taken', 'organiser_knows', 'hash'])
    .orderBy('id')
  expect(await rows.execute()).toEqual([
    {
      email: 'taken@a.test',
      confirmed_at: 2,
      cancelled_at: null,
      is_taken: 1,
      organiser_knows: 1,
      hash: hashToken('one'),
    },
    {
      email: 'back@a.test',
      confirmed_at: 2,
      cancelled_at: 3,
      is_taken: 0,
      organiser_knows: 0,
      hash: hashToken('two'),
    },
  ])
})

test('only the number of places taken leaves the public version alone', async () => {
  const store = await newSqliteStore()
  await sql`
    insert into content (kind, slug, status, published_at, starts_at, ends_at, countries, category, is_featured,
      is_sample, read_time, title, summary, details, words, facets, body)
    values ('event', 'fair', 'approved', 1, 5, 20, '["fj"]', 'Other', 0, 0, 1, 'Fair', '', '{}', '', '', '')`.execute(
    store.write,
  )
  const changed = async (column: string, value: string | number) => {
    const read = () =>
      store.read.selectFrom('public_version').select(['value', 'places']).executeTakeFirstOrThrow()
    const before = await read()
    await sql`update content set ${sql.ref(column)} = ${value}`.execute(store.write)
    const after = await read()
    return { value: after.value > before.value, places: after.places > before.places }
  }
  const { rows } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_info('content') where name not in ('id', 'registrations')`.execute(
    store.write,
  )
  const valid: Record<string, string> = {
    status: 'approved',
    countries: '["sb"]',
    details: '{"a":1}',
    document: '{}',
    slug: 'other',
  }
  for (const { name, type } of rows) {
    const value = valid[name] ?? (type === 'INTEGER' ? (name.startsWith('is_') ? 1 : 9) : 'other')
    expect([name, await changed(name, value)]).toEqual([name, { value: true, places: false }])
  }
  expect(await changed('registrations', 3)).toEqual({ value: false, places: true })
})
