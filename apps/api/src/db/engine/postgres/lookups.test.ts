import { sql, type Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newPostgresDatabase, newPostgresTemplate } from '#test/postgres-database.ts'
import { textsIn } from '../../json.ts'
import { raisePublicVersion } from '../../version.ts'
import { createPostgresStore } from './open.ts'

interface Words {
  words: { word: string; uses: number }
}

/** The number of times that a server plans a prepared statement before it may reuse a plan. */
const TRIED_PLANS = 5

let template: Promise<string> | undefined

async function fill(url: string): Promise<void> {
  const store = await createPostgresStore(url)
  const { write } = store
  await sql`create table public_version (id int, value bigint, places bigint, words bigint)`.execute(write)
  await sql`insert into public_version values (1, 1, 0, 0)`.execute(write)
  await sql`create table words (word text collate "C", uses bigint)`.execute(write)
  await sql`insert into words values ('reef', 1), ('coral', 2), ('corals', 3), ('palm', 4)`.execute(write)
  await store.close()
}

/** Creates a store with words, and lookups that count their reads. */
async function newWords() {
  template ??= newPostgresTemplate(fill)
  const url = await newPostgresDatabase(await template)
  const store = await createPostgresStore(url, { connections: { read: 1 } })
  onTestFinished(() => store.close())
  const read = store.read as unknown as Kysely<Words>
  const find = store.prepareLookup<{ word: string }, { word: string; uses: number }>(({ word }) =>
    read.selectFrom('words').selectAll().where('word', '=', word),
  )
  const beginning = store.prepareLookup<{ from: string; to: string; limit: number }, { word: string }>(
    ({ from, to, limit }) =>
      read
        .selectFrom('words')
        .select('word')
        .where('word', '>=', from)
        .where('word', '<', to)
        .orderBy('uses', 'desc')
        .limit(limit),
  )
  const ofList = store.prepareLookup<{ list: string }, { word: string }>(({ list }) => {
    const query = sql<{ word: string }>`
      select words.word from ${textsIn(list)} as listed cross join words where words.word = listed.value
      order by listed.key`
    return { compile: () => query.compile(read) }
  })
  const maxUses = store.prepareLookup<Record<string, never>, { uses: number }>(() =>
    read.selectFrom('words').select(({ fn }) => fn.max('uses').as('uses')),
  )
  const named = store.prepareLookup<{ word: string | null }, { uses: number }>(({ word }) => {
    const query = sql<{ uses: number }>`
      select uses from words where (${word} is null or word = ${word}) order by uses`
    return { compile: () => query.compile(read) }
  })
  /** Counts the lookup statements that were planned anew, and those with a cached plan. */
  const countPlans = async () => {
    const { rows } = await sql<{ own: number; kept: number }>`
      select coalesce(sum(custom_plans), 0) as own, coalesce(sum(generic_plans), 0) as kept from pg_prepared_statements
      where statement like '%asked%' and statement not like '%pg_prepared_statements%'`.execute(store.read)
    return rows[0] ?? { own: 0, kept: 0 }
  }
  const countBatches = async () => {
    const { own, kept } = await countPlans()
    return own + kept
  }
  return { store, find, beginning, ofList, maxUses, named, countPlans, countBatches }
}

test('simultaneous lookups take one round trip, and dependent ones another', async () => {
  const { store, find, beginning, ofList, maxUses, countBatches } = await newWords()
  const versions = await store.versions()
  const usesOf = async (word: string) => (await find({ word }, versions))[0]?.uses
  const [shared, cor, best, listed, max] = await Promise.all([
    Promise.all(['reef', 'coral', 'missing', 'reef'].map(usesOf)),
    beginning({ from: 'cor', to: 'cos', limit: 5 }, versions),
    beginning({ from: 'cor', to: 'cos', limit: 1 }, versions),
    ofList({ list: '["palm","reef"]' }, versions),
    maxUses({}, versions),
  ])
  expect(shared).toEqual([1, 2, undefined, 1])
  expect(cor.map(({ word }) => word)).toEqual(['corals', 'coral'])
  expect(best.map(({ word }) => word)).toEqual(['corals'])
  expect(listed.map(({ word }) => word)).toEqual(['palm', 'reef'])
  expect(max).toEqual([{ uses: 4 }])
  expect(await countBatches()).toBe(1)
  expect(await Promise.all(cor.map(({ word }) => usesOf(word)))).toEqual([3, 2])
  expect(await countBatches()).toBe(2)
})

test('the server plans equal lookups once, for any number of them', async () => {
  const { store, find, ofList, countPlans } = await newWords()
  const words = ['reef', 'coral', 'corals', 'palm', 'missing']
  const begun = await store.versions()
  for (let asked = 1; asked <= TRIED_PLANS + 4; asked += 1) {
    const versions = { ...begun, value: begun.value + asked }
    await Promise.all([
      ...words.slice(0, asked).map((word) => find({ word }, versions)),
      ofList({ list: JSON.stringify(words.slice(0, asked)) }, versions),
    ])
  }
  expect(await countPlans()).toEqual({ own: TRIED_PLANS, kept: 4 })
})

test('rows are cached for one version, and read again after it was raised', async () => {
  const { store, find, countBatches } = await newWords()
  const uses = async () => (await find({ word: 'reef' }, await store.versions()))[0]?.uses
  expect([await uses(), await uses(), await uses()]).toEqual([1, 1, 1])
  expect(await countBatches()).toBe(1)
  await store.write.transaction().execute(async (trx) => {
    await sql`update words set uses = 9 where word = 'reef'`.execute(trx)
    await raisePublicVersion(trx)
  })
  expect(await uses()).toBe(9)
})

test('a parameter of a lookup may be null', async () => {
  const { store, named } = await newWords()
  const versions = await store.versions()
  const all = await Promise.all([null, 'palm', null].map((word) => named({ word }, versions)))
  expect(all.map((rows) => rows.map(({ uses }) => uses))).toEqual([[1, 2, 3, 4], [4], [1, 2, 3, 4]])
})

test('a failed lookup is read again', async () => {
  const { store, find } = await newWords()
  const versions = await store.versions()
  await sql`alter table words rename to others`.execute(store.write)
  await expect(find({ word: 'reef' }, versions)).rejects.toThrow('"words" does not exist')
  await sql`alter table others rename to words`.execute(store.write)
  expect(await find({ word: 'reef' }, versions)).toEqual([{ word: 'reef', uses: 1 }])
})

test('a lookup uses the version that its request began with', async () => {
  const { store, find } = await newWords()
  await sql`drop table public_version`.execute(store.write)
  const begun = { value: 1, places: 0, words: 0, stamp: 1, timeline: 1 }
  expect(await find({ word: 'reef' }, begun)).toEqual([{ word: 'reef', uses: 1 }])
})
