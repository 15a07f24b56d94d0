import { describe, expect, test } from 'vitest'
import { migrations as sqliteMigrations } from '#db/engine/sqlite/migrations/index.ts'
import { rowsOf, createBothEngines } from '#test/schema/both-engines.ts'
import { readPostgresSchema } from '#test/schema/postgres-schema.ts'
import type { TableSchema } from '#test/schema/schema.ts'
import { readSqliteSchema } from '#test/schema/sqlite-schema.ts'
import { migrations } from './index.ts'

/** Tables that replace SQLite's FTS5 tables, which triggers fill. */
const FULL_TEXT = ['business_search', 'content_search', 'user_search']

/** A table that only PostgreSQL needs, to update its vectors. */
const OWN = ['outdated_vectors']

/** Indexes for featured listings of a province that PostgreSQL’s plans don't need (`docs/capacity.md`). */
const INDEXES_OF_SQLITE = ['relevance', 'newest', 'rating', 'name'].map(
  (order) => `businesses_featured_province_${order}`,
)

/** Expressions that the engines write differently, SQLite's first; `same-rows.test.ts` shows that they are equivalent. */
const WRITTEN_OTHERWISE = [
  ["slug glob '*[^0-9]*'", "slug ~ '[^0-9]'"],
  ["color glob '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'", "color ~ '^#[0-9a-f]{6}$'"],
  [
    "iif json_array_length countries = 1 , countries ->> '$[0]' , null",
    'case when json_array_length countries = 1 then countries ->> 0 else null end',
  ],
  // Columns with byte order fold only A to Z, as SQLite's nocase does.
  ['first_name collate nocase , last_name collate nocase', 'lower first_name , lower last_name'],
] as const

describe('the schemas of both engines', () => {
  test('agree in tables, columns, keys, checks and indexes', async () => {
    const { sqlite, postgres } = await createBothEngines()
    const found = await readPostgresSchema(postgres)
    const expected = inWordsOfPostgres(withoutOwnIndexes(await readSqliteSchema(sqlite)))
    const tables = Object.entries(found).filter(([name]) => ![...FULL_TEXT, ...OWN].includes(name))
    expect(Object.fromEntries(tables)).toEqual(expected)
  })

  test('index the same rows for full text', async () => {
    const { sqlite, postgres } = await createBothEngines()
    const virtual = await rowsOf(
      sqlite,
      `select name from pragma_table_list where type = 'virtual' order by name`,
    )
    // The index of names is a separate column on PostgreSQL.
    expect(virtual.map(({ name }) => name)).toEqual(['business_names', ...FULL_TEXT])
    const indexes = await rowsOf(
      postgres,
      `select indexname as name, indexdef as made from pg_indexes where indexdef like '% gin %' order by 1`,
    )
    const made = (table: string, name: string, vector: string) =>
      `CREATE INDEX ${table}_${name} ON public.${table} USING gin (${vector}) WITH (fastupdate=off)`
    expect(indexes.map((index) => index['made'])).toEqual([
      made('business_search', 'names', 'names'),
      ...FULL_TEXT.map((table) => made(table, 'words', 'search')),
    ])
  })

  test('have the same migration names after the later baseline', () => {
    const [, ...later] = Object.keys(sqliteMigrations)
    expect(later.length).toBeGreaterThan(0)
    expect(Object.keys(migrations).slice(-later.length)).toEqual(later)
  })
})

function withoutOwnIndexes({
  businesses,
  ...others
}: Record<string, TableSchema>): Record<string, TableSchema> {
  if (!businesses) throw new Error('There is no table of businesses')
  expect(Object.keys(businesses.indexes)).toEqual(expect.arrayContaining(INDEXES_OF_SQLITE))
  const indexes = Object.entries(businesses.indexes).filter(([name]) => !INDEXES_OF_SQLITE.includes(name))
  return { ...others, businesses: { ...businesses, indexes: Object.fromEntries(indexes) } }
}

function inWordsOfPostgres(schema: Record<string, TableSchema>): Record<string, TableSchema> {
  let text = JSON.stringify(schema)
  for (const [ofSqlite, ofPostgres] of WRITTEN_OTHERWISE) {
    expect(text).toContain(ofSqlite)
    text = text.replaceAll(ofSqlite, () => ofPostgres)
  }
  const translated = JSON.parse(text) as Record<string, { columns: Record<string, { givesIds: boolean }> }>
  // SQLite generates ids for all rows; PostgreSQL only for these, and never reuses one.
  const ids = translated.search_words?.columns.id
  if (ids) ids.givesIds = true
  return translated as unknown as Record<string, TableSchema>
}
