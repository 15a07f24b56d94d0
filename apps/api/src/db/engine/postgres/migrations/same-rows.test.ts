import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { rowsOf, createBothEngines, type BothEngines } from '#test/schema/both-engines.ts'
import { businessRow, contentRow, orderRow, photoRow, userRow } from '#test/schema/rows.ts'
import { readSqliteSchema } from '#test/schema/sqlite-schema.ts'

type Row = Readonly<Record<string, unknown>>

const insert = (db: Kysely<Database>, table: string, row: Row): Promise<unknown> =>
  db
    .insertInto(table as keyof Database)
    .values(row)
    .execute()

/** Returns which of several rows an engine accepts. */
async function taken(db: Kysely<Database>, table: string, rows: readonly Row[]): Promise<boolean[]> {
  const responses: boolean[] = []
  for (const row of rows)
    responses.push(
      await insert(db, table, row).then(
        () => true,
        () => false,
      ),
    )
  return responses
}

/** Returns the rows of a statement on each engine after inserting other rows. */
async function read(
  { sqlite, postgres }: BothEngines,
  table: string,
  rows: readonly Row[],
  statement: string,
) {
  const responses = []
  for (const db of [sqlite, postgres]) {
    for (const row of rows) await insert(db, table, row)
    responses.push(await rowsOf(db, statement))
  }
  return { ofSqlite: responses[0], ofPostgres: responses[1] }
}

test('both engines start with the same rows', async () => {
  const { sqlite, postgres } = await createBothEngines()
  for (const [table, { primaryKey }] of Object.entries(await readSqliteSchema(sqlite))) {
    const ordered = `select * from ${table} order by ${primaryKey.join(', ') || '1'}`
    expect({ table, rows: await rowsOf(postgres, ordered) }).toEqual({
      table,
      rows: await rowsOf(sqlite, ordered),
    })
  }
  expect(await rowsOf(postgres, 'select * from public_version')).toEqual([
    { id: 1, value: 1, places: 0, words: 0 },
  ])
})

describe('both engines accept and refuse the same rows', () => {
  const SLUGS = ['shop', 's1', '1s', '1-2', '12', '', '１２', '1\n2']
  const COLORS = ['#a0b1c2', '#A0B1C2', '#a0b1c', '#a0b1c2d', 'a0b1c2', ' #a0b1c2', '#a0b1c2\n', '#g0b1c2']
  const TEXTS = [
    '{}',
    '[]',
    '"a"',
    '1',
    'null',
    '{"a":"\\u0000\\ud800"}',
    '',
    '{',
    '[1,]',
    "{'a':1}",
    '{}x',
    'NaN',
  ]
  const ADDRESSES = ['a@example.com', 'A@example.com', 'é@example.com', 'É@example.com']

  test.each([
    ['businesses', SLUGS.map((slug, at) => ({ ...businessRow(at + 1), slug })), 6],
    ['content', SLUGS.map((slug, at) => ({ ...contentRow(at + 1), slug })), 6],
    ['businesses', TEXTS.map((card, at) => ({ ...businessRow(at + 1), card })), 6],
    ['content', TEXTS.map((document, at) => ({ ...contentRow(at + 1), document })), 6],
    ['users', ADDRESSES.map((email, at) => ({ ...userRow(at + 1), email })), 3],
  ])('%s %#', async (table, rows, maxResponses) => {
    const { sqlite, postgres } = await createBothEngines()
    const responses = await taken(postgres, table, rows)
    expect(responses).toEqual(await taken(sqlite, table, rows))
    expect(responses.filter(Boolean)).toHaveLength(maxResponses)
  })

  test('colours of photos', async () => {
    const { sqlite, postgres } = await createBothEngines()
    const rows = COLORS.map((color, at) => ({
      ...photoRow(`photo${at}`.padEnd(22, '-')),
      color,
      sha256: Buffer.alloc(32, at),
    }))
    for (const db of [sqlite, postgres]) {
      await insert(db, 'businesses', businessRow(1))
      expect(await taken(db, 'photos', rows)).toEqual(COLORS.map((color) => color === COLORS[0]))
    }
  })
})

describe('both engines compute the same values', () => {
  test('the only country of content', async () => {
    const lists = ['[]', '["sb"]', '["sb","fj"]', '[ "v\\u0075" ]']
    const { ofSqlite, ofPostgres } = await read(
      await createBothEngines(),
      'content',
      lists.map((countries, at) => ({ ...contentRow(at + 1), countries })),
      'select country from content order by id',
    )
    expect(ofPostgres).toEqual(ofSqlite)
    expect(ofPostgres).toEqual([{ country: null }, { country: 'sb' }, { country: null }, { country: 'vu' }])
  })

  test('counts and visibility of a business', async () => {
    const each = [
      {},
      { is_featured: 1 },
      { is_verified: 1 },
      { review_count: 3 },
      { latitude: -9.4, longitude: 160 },
      { type_bits: 5, is_featured: 1, is_verified: 1, review_count: 1, latitude: 0, longitude: 0 },
      { status: 'pending' },
      { hidden_at: 5 },
      { removed_at: 5 },
    ]
    const { ofSqlite, ofPostgres } = await read(
      await createBothEngines(),
      'businesses',
      each.map((columns, at) => ({ ...businessRow(at + 1), ...columns })),
      'select counted_flags, listed from businesses order by id',
    )
    expect(ofPostgres).toEqual(ofSqlite)
    expect(ofPostgres?.map(({ counted_flags }) => counted_flags)).toEqual([0, 1, 2, 4, 8, 95, 0, 0, 0])
    expect(ofPostgres?.map(({ listed }) => listed)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0])
  })

  test('the position of orders in their queue', async () => {
    const each = [
      {},
      { waiting_proof_at: 50 },
      { status: 'paid' },
      { status: 'paid', refund_requested_at: 60 },
      { status: 'cancelled', waiting_proof_at: 50 },
    ]
    const { ofSqlite, ofPostgres } = await read(
      await createBothEngines(),
      'orders',
      each.map((columns, at) => ({ ...orderRow(at + 1), ...columns })),
      'select rank, waits_since from orders order by id',
    )
    expect(ofPostgres).toEqual(ofSqlite)
    expect(ofPostgres?.map(({ rank }) => rank)).toEqual([2, 0, 3, 1, 3])
  })

  test('texts are ordered independently of the server’s language', async () => {
    const names = ['b', 'a', 'B', 'é', 'Z', '_', '-', 'Ａ', '😀']
    const { ofSqlite, ofPostgres } = await read(
      await createBothEngines(),
      'businesses',
      names.map((sort_name, at) => ({ ...businessRow(at + 1), sort_name })),
      'select sort_name from businesses order by sort_name',
    )
    expect(ofPostgres).toEqual(ofSqlite)
  })
})

test('PostgreSQL’s indexes accept the longest texts of forms', async () => {
  const { postgres } = await createBothEngines()
  const name = incompressible(100, 1)
  const address = `${'a'.repeat(242)}@example.com`
  const found = [name, incompressible(100, 2), '+677 74 12345', address, incompressible(100, 3)].join('\n')
  const names = { first_name: incompressible(100, 4), last_name: incompressible(100, 5) }
  const paid = { amount_cents: 100, method: 'cash', paid_at: 1, recorded_at: 1 }
  const rows: readonly (readonly [table: string, row: Row])[] = [
    ['businesses', { ...businessRow(1), name, sort_name: name, admin_text: found }],
    ['users', { ...userRow(1), ...names }],
    ['orders', orderRow(1)],
    ['payments', { order_id: 1, number: 'R-1', ...paid, note: incompressible(500, 6) }],
    ['search_texts', { day: '2026-11-25', text: incompressible(200, 7), is_found: 1, count: 1 }],
  ]
  for (const [table, row] of rows)
    expect({ table, taken: await taken(postgres, table, [row]) }).toEqual({ table, taken: [true] })
})

/** Creates a text of different characters with four bytes each. */
const incompressible = (length: number, seed: number): string =>
  String.fromCodePoint(
    ...Array.from({ length }, (_, at) => 0x20_000 + ((at * 7919 + seed * 104_729) % 40_000)),
  )
