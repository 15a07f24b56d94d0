import { sql, type Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newPostgresDatabase, newPostgresTemplate } from '#test/postgres-database.ts'
import { textsIn } from '../../json.ts'
import { raisePublicVersion } from '../../version.ts'
import { createPostgresStore } from './open.ts'

interface Words {
  words: { word: string; uses: number }
}

/** As often a server plans a prepared statement before it may keep a plan. */
const TRIED_PLANS = 5

let template: Promise<string> | undefined

/** Words, and a version. */
async function fill(url: string): Promise<void> {
  const store = await createPostgresStore(url)
  const { write } = store
  await sql`create table public_version (id int, value bigint, places bigint, words bigint)`.execute(write)
  await sql`insert into public_version values (1, 1, 0, 0)`.execute(write)
  await sql`create table words (word text collate "C", uses bigint)`.execute(write)
  await sql`insert into words values ('reef', 1), ('coral', 2), ('corals', 3), ('palm', 4)`.execute(write)
  await store.close()
}

/** A store with words, and lookups in it that note how often they are made. */
async function newWords() {
  template ??= newPostgresTemplate(fill)
  const url = await newPostgresDatabase(await template)
  const store = await createPostgresStore(url, { connections: { read: 1 } })
  onTestFinished(() => store.close())
  const read = store.read as unknown as Kysely<Words>
  const find = store.prepareLookup<{ word: string }, { word: string; uses: number }>(({ word }) =>
    read.selectFrom('words').selectAll().where('word', '=', word),
  )
  const beginning = store.prepareLookup<{ from: string; to: string; most: number }, { word: string }>(
    ({ from, to, most }) =>
      read
        .selectFrom('words')
        .select('word')
        .where('word', '>=', from)
        .where('word', '<', to)
        .orderBy('uses', 'desc')
        .limit(most),
  )
  const ofList = store.prepareLookup<{ list: string }, { word: string }>(({ list }) => {
    const query = sql<{ word: string }>`
      select words.word from ${textsIn(list)} as listed cross join words where words.word = listed.value
      order by listed.key`
    return { compile: () => query.compile(read) }
  })
  const most = store.prepareLookup<Record<string, never>, { most: number }>(() =>
    read.selectFrom('words').select(({ fn }) => fn.max('uses').as('most')),
  )
  const named = store.prepareLookup<{ word: string | null }, { uses: number }>(({ word }) => {
    const query = sql<{ uses: number }>`
      select uses from words where (${word} is null or word = ${word}) order by uses`
    return { compile: () => query.compile(read) }
  })
  /** How often statements that looked something up ran by a plan of their own, and by one that the server had. */
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
  return { store, find, beginning, ofList, most, named, countPlans, countBatches }
}

test('what a computation looks up is read in as few round trips as its steps depend on each other', async () => {
  const { store, find, beginning, ofList, most, countBatches } = await newWords()
  const compute = () => {
    const shared = ['reef', 'coral', 'missing', 'reef'].map((word) => find({ word })[0]?.uses)
    const cor = beginning({ from: 'cor', to: 'cos', most: 5 }).map(({ word }) => word)
    const best = beginning({ from: 'cor', to: 'cos', most: 1 }).map(({ word }) => word)
    // Only known once the beginnings are.
    const counted = cor.map((word) => find({ word })[0]?.uses)
    const listed = ofList({ list: '["palm","reef"]' }).map(({ word }) => word)
    return { shared, cor, best, counted, listed, most: most({})[0]?.most }
  }
  expect(await store.lookUp(compute)).toEqual({
    shared: [1, 2, undefined, 1],
    cor: ['corals', 'coral'],
    best: ['corals'],
    counted: [3, 2],
    listed: ['palm', 'reef'],
    most: 4,
  })
  expect(await countBatches()).toBe(2)
})

test('the server plans the same lookups once, however many are asked', async () => {
  const { store, find, ofList, countPlans } = await newWords()
  const words = ['reef', 'coral', 'corals', 'palm', 'missing']
  const begun = await store.versions()
  for (let asked = 1; asked <= TRIED_PLANS + 4; asked += 1)
    await store.lookUp(
      () => {
        for (const word of words.slice(0, asked)) find({ word })
        ofList({ list: JSON.stringify(words.slice(0, asked)) })
      },
      { ...begun, value: begun.value + asked },
    )
  expect(await countPlans()).toEqual({ own: TRIED_PLANS, kept: 4 })
})

test('answers are held while the version is the same, and read anew after it was raised', async () => {
  const { store, find, countBatches } = await newWords()
  const uses = () => store.lookUp(() => find({ word: 'reef' })[0]?.uses)
  expect([await uses(), await uses(), await uses()]).toEqual([1, 1, 1])
  expect(await countBatches()).toBe(1)
  await store.write.transaction().execute(async (trx) => {
    await sql`update words set uses = 9 where word = 'reef'`.execute(trx)
    await raisePublicVersion(trx)
  })
  expect(await uses()).toBe(9)
})

test('computations that run at the same time don’t see each other’s lookups', async () => {
  const { store, find } = await newWords()
  const words = ['reef', 'coral', 'palm', 'reef']
  const found = await Promise.all(
    words.map((word) => store.lookUp(() => find({ word }).map(({ uses }) => uses))),
  )
  expect(found).toEqual([[1], [2], [4], [1]])
})

test('a parameter of a lookup may be null', async () => {
  const { store, named } = await newWords()
  const all = await store.lookUp(() =>
    [null, 'palm', null].map((word) => named({ word }).map(({ uses }) => uses)),
  )
  expect(all).toEqual([[1, 2, 3, 4], [4], [1, 2, 3, 4]])
})

test('what a computation throws over what it has found is thrown, and over what it has not found yet is not', async () => {
  const { store, find } = await newWords()
  const compute = (word: string) => () => {
    const [row] = find({ word })
    if (row === undefined) throw new Error(`no ${word}`)
    return row.uses
  }
  expect(await store.lookUp(compute('palm'))).toBe(4)
  await expect(store.lookUp(compute('missing'))).rejects.toThrow('no missing')
})

test('a lookup outside of a computation throws', async () => {
  const { find } = await newWords()
  expect(() => find({ word: 'reef' })).toThrow('outside of lookUp')
})

test('what the request began with is not asked again', async () => {
  const { store, find } = await newWords()
  await sql`drop table public_version`.execute(store.write)
  const begun = { value: 1, places: 0, words: 0, stamp: 1, timeline: 1 }
  expect(await store.lookUp(() => find({ word: 'reef' }), begun)).toEqual([{ word: 'reef', uses: 1 }])
})
