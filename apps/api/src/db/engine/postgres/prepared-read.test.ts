import { sql, type Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newPostgresDatabase } from '#test/postgres-database.ts'
import { numbersIn } from '../../json.ts'
import { createPostgresStore } from './open.ts'

interface Words {
  words: { word: string; uses: number; shown: string | null }
}

/** Creates a store with a table of words. */
async function newWords() {
  const store = await createPostgresStore(await newPostgresDatabase(), { connections: { read: 1 } })
  onTestFinished(() => store.close())
  await sql`create table words (word text collate "C", uses bigint, shown text collate "C")`.execute(
    store.write,
  )
  await sql`insert into words values ('reef', 0, 'Reef'), ('coral', 1, null), ('o''palm\\', 2, 'Palm')`.execute(
    store.write,
  )
  return { store, read: store.read as unknown as Kysely<Words> }
}

test('a compiled read binds its parameters by name, in any position and number', async () => {
  const { store, read } = await newWords()
  const between = store.prepare<{ from: number; to: number; word: string }, { word: string }>((param) =>
    read
      .selectFrom('words')
      .select('word')
      .where('uses', '<=', param.to)
      .where('uses', '>=', param.from)
      .where((eb) => eb.or([eb('word', '=', param.word), eb('word', '<>', param.word)]))
      .where('word', '<>', "o'palm\\")
      .orderBy('uses'),
  )
  expect(await between.all({ from: 0, to: 2, word: 'x' })).toEqual([{ word: 'reef' }, { word: 'coral' }])
  expect(await between.get({ from: 1, to: 2, word: "'; drop table words; --" })).toEqual({ word: 'coral' })
  expect(await between.get({ from: 5, to: 2, word: '' })).toBeUndefined()
})

test('parameters may change between null, integers and decimals', async () => {
  const { store, read } = await newWords()
  type Query = { word: string | null; min: number; max: number | null }
  const query = ({ word, min, max }: Query) =>
    read
      .selectFrom('words')
      .select('word')
      .where(sql<boolean>`(${word} is null or word = ${word})`)
      .where('uses', '>', min)
      .where(sql<boolean>`(${max} is null or uses <= ${max})`)
      .orderBy('word')
  const prepared = store.prepare<Query, { word: string }>(query)
  for (const params of [
    { word: null, min: 0, max: null },
    { word: 'reef', min: -0.5, max: 0 },
    { word: null, min: 0.5, max: 1.5 },
    { word: 'coral', min: 0, max: null },
    { word: null, min: 0, max: 1 },
  ])
    expect(await prepared.all(params)).toEqual(await query(params).execute())
})

test('a parameter without a type works in comparisons, arithmetic and limits', async () => {
  const { store, read } = await newWords()
  type Query = { flags: number; town: string; now: number; ids: string; limit: number; offset: number }
  const page = store.prepare<Query, { word: string; before: number }>((param) => {
    const query = sql<{ word: string; before: number }>`
      select word, ${param.now} - 1 as before from words
      where (${param.flags} = 0 or (uses & ${param.flags}) <> 0) and (${param.town} = '' or word = ${param.town})
        and (${param.ids} = '[]' or uses in (select value from ${numbersIn(param.ids)} as listed))
      order by word limit ${param.limit} offset ${param.offset}`
    return { compile: () => query.compile(read) }
  })
  const now = 1_764_000_000_000
  const any = { flags: 0, town: '', now, ids: '[]', limit: 2, offset: 1 }
  expect(await page.all(any)).toEqual([
    { word: "o'palm\\", before: now - 1 },
    { word: 'reef', before: now - 1 },
  ])
  expect(await page.all({ ...any, flags: 3, ids: '[0,1]', offset: 0 })).toEqual([
    { word: 'coral', before: now - 1 },
  ])
})

test('reads of the same text share one statement of a connection', async () => {
  const { store, read } = await newWords()
  const build = ({ word }: { word: string }) =>
    read.selectFrom('words').select('uses').where('word', '=', word)
  const [one, other] = [build, build].map((each) => store.prepare<{ word: string }, { uses: number }>(each))
  expect([await one?.get({ word: 'coral' }), await other?.get({ word: 'reef' })]).toEqual([
    { uses: 1 },
    { uses: 0 },
  ])
  const { rows } = await sql`select generic_plans + custom_plans as runs from pg_prepared_statements
    where statement like '%"word" = %'`.execute(store.read)
  expect(rows).toEqual([{ runs: 2 }])
})

test('an empty list contains nothing, and everything is outside of it', async () => {
  const { store, read } = await newWords()
  const words = (operator: 'in' | 'not in') =>
    store.prepare<Record<string, never>, { word: string }>(() =>
      read.selectFrom('words').select('word').where('word', operator, []),
    )
  expect(await words('in').all({})).toEqual([])
  expect(await words('not in').all({})).toHaveLength(3)
})
