import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { newPostgresDatabase } from '#test/postgres-database.ts'
import { allOf, anyOf, matchPrefix, matchWord, listPhrases, type Match } from '../../search/match.ts'
import type { FullText } from '../full-text.ts'
import { createPostgresStore, type PostgresStore } from './open.ts'
import { toVector } from './vector.ts'

interface Scope {
  readonly hidden: number
}

let store: PostgresStore
let texts: FullText<{ hidden: number }>

beforeEach(async () => {
  store = await createPostgresStore(await newPostgresDatabase())
  onTestFinished(() => store.close())
  for (const index of ['business_search', 'texts'])
    await sql`create table ${sql.table(index)} (id bigint primary key, search tsvector not null)`.execute(
      store.write,
    )
  await sql`
    alter table business_search add names tsvector generated always as (ts_filter(search, '{a}')) stored`.execute(
    store.write,
  )
  await sql`create table public_version (id int, value bigint, places bigint, words bigint)`.execute(
    store.write,
  )
  await sql`insert into public_version values (1, 1, 1, 1)`.execute(store.write)
  texts = open('texts')
})

const open = (index: string): FullText<{ hidden: number }> =>
  store.fullText<{ hidden: number }>({
    index,
    weights: [],
    where: (id, { hidden }) => sql`${id} <> ${hidden}`,
  })

async function add(index: string, rows: readonly (readonly [name: string, description: string])[]) {
  for (const [at, [name, description]] of rows.entries()) {
    const vector = toVector({ columns: { name, category: '', place: '', description }, facets: '' })
    await sql`insert into ${sql.table(index)} (id, search) values (${at + 1}, ${vector}::tsvector)`.execute(
      store.write,
    )
  }
}

/** Adds many rows with a word. */
const addMany = (amount: number) =>
  sql`insert into texts (id, search) select n, 'common:1D'::tsvector from generate_series(1, ${amount}) as n`.execute(
    store.write,
  )

const NONE_HIDDEN: Scope = { hidden: 0 }
const page = (offset: number, limit: number) => ({ offset, limit })

test('a name ranks before a mention, and the newest first among equals', async () => {
  await add('texts', [
    ['Boats', 'for hire'],
    ['Hire', 'of boats'],
    ['Boats', 'for hire'],
    ['Tools', 'of all kinds'],
  ])
  expect(await texts.best(matchWord('hire'), page(0, 10), NONE_HIDDEN)).toEqual({ ids: [2, 3, 1], total: 3 })
  expect(await texts.best(matchWord('hire'), page(1, 1), NONE_HIDDEN)).toEqual({ ids: [3], total: 3 })
  expect(await texts.best(matchWord('hire'), page(5, 5), NONE_HIDDEN)).toEqual({ ids: [], total: 3 })
  expect(await texts.best(matchWord('nothing'), page(0, 5), NONE_HIDDEN)).toEqual({ ids: [], total: 0 })
  expect(await texts.first(matchWord('hire'), 2, NONE_HIDDEN)).toEqual([2, 3])
  expect(await texts.best(matchWord('hire'), page(0, 10), { hidden: 2 })).toEqual({ ids: [3, 1], total: 2 })
})

test('a rare word counts more than one that all rows have', async () => {
  await add('texts', [
    ['common', 'rare'],
    ['rare', 'common'],
    ...Array.from({ length: 40 }, () => ['other', 'common'] as const),
  ])
  await sql`analyze texts`.execute(store.write)
  const either: Match = { kind: 'any', parts: [matchWord('common'), matchWord('rare')] }
  expect(await texts.first(either, 2, NONE_HIDDEN)).toEqual([2, 1])
})

test('pages of a common word continue after the ranked rows, each row once', async () => {
  await addMany(4_500)
  const ids: number[] = []
  for (let offset = 0; offset < 4_500; offset += 900) {
    const found = await texts.best(matchWord('common'), page(offset, 900), NONE_HIDDEN)
    expect(found.total).toBe(4_500)
    ids.push(...found.ids)
  }
  expect(ids).toEqual(Array.from({ length: 4_500 }, (_, at) => 4_500 - at))
})

test('counts and lists no more than requested', async () => {
  await addMany(50)
  expect(await texts.count(matchWord('common'), NONE_HIDDEN)).toBe(50)
  expect(await texts.count(matchWord('common'), NONE_HIDDEN, 7)).toBe(7)
  expect(await texts.findNewest(matchWord('common'), NONE_HIDDEN, 3)).toEqual([50, 49, 48])
  expect(await texts.findNewest(matchWord('common'), NONE_HIDDEN, -1)).toHaveLength(50)
})

test('ids of several matches are read in one statement, in ascending order', async () => {
  await add('texts', [
    ['Car hire', ''],
    ['Boat hire', ''],
    ['Car', ''],
  ])
  const [phrase = matchWord('never')] = listPhrases([[['car'], ['hire']]])
  const found = await texts.listIds([matchWord('car'), matchWord('nothing'), phrase])
  expect(found.map((ids) => [...ids])).toEqual([[1, 3], [], [1]])
  expect(await texts.listIds([])).toEqual([])
  // A changed row moves behind all others.
  await sql`update texts set search = search where id = 1`.execute(store.write)
  expect(await texts.listIds([matchWord('car')])).toEqual([Int32Array.of(1, 3)])
})

test('reads of content are prepared; reads of businesses are planned for their parameters', async () => {
  const own = await createPostgresStore(await newPostgresDatabase(), { connections: { read: 1 } })
  onTestFinished(() => own.close())
  const indexes = ['content_search', 'business_search']
  for (const index of indexes) {
    await sql`create table ${sql.table(index)} (id bigint, search tsvector)`.execute(own.write)
    const rows = own.fullText({ index, weights: [], where: () => sql`true` })
    for (const word of ['reef', 'boat']) expect(await rows.findNewest(matchWord(word), {}, 5)).toEqual([])
  }
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%tsquery%'`.execute(own.read)
  const prepared = (index: string) => rows.filter(({ statement }) => statement.includes(`"${index}" where`))
  expect(indexes.map((index) => prepared(index).length)).toEqual([1, 0])
})

test.each(['\u037A', '\uFF9E'])('a word that folding removes, %j, matches nothing', async (word) => {
  await add('texts', [['Car hire', '']])
  const nothing: Match = { kind: 'words', words: [word], isOpen: false }
  const close: Match = { kind: 'near', words: [[word], ['car']], between: 6 }
  const beside = (other: Match) => [allOf([matchWord('car'), other]), anyOf([matchWord('car'), other])]
  const asked = [nothing, close, ...beside(nothing), ...beside(close)].flatMap((match) => match ?? [])
  expect((await texts.listIds(asked)).map((ids) => [...ids])).toEqual([[], [], [], [1], [], [1]])
})

test('reports whether a match has any row', async () => {
  await add('texts', [['Car hire', '']])
  const asked = ['car', 'boat', 'hir'].map(matchWord)
  const versions = { value: 1, places: 0, words: 0, stamp: 1, timeline: 1 }
  const found = await Promise.all(asked.map((match) => texts.hasAny(match, NONE_HIDDEN, versions)))
  expect(found).toEqual([true, false, true])
})

describe('the index of names', () => {
  test('is part of the index of businesses', async () => {
    await add('business_search', [
      ['Boats', 'for hire'],
      ['Car hire', 'and boats'],
    ])
    const names = open('business_names')
    expect(await names.first(matchWord('hire'), 5, NONE_HIDDEN)).toEqual([2])
    const both = allOf([matchPrefix('car hir')])
    expect(both && (await names.count(both, NONE_HIDDEN))).toBe(1)
    expect(await names.listIds([matchWord('boats')])).toEqual([Int32Array.of(1)])
  })

  test('ranks names by their own length, not by the business’s other texts', async () => {
    await add('business_search', [
      ['Mango Garden Supplies', 'seeds'],
      ['Mango Garden', 'seeds'],
      ['Mango Garden', 'seeds, seedlings and tools, and all else that a garden at the lagoon needs'],
    ])
    const begun = matchPrefix('man')
    expect(begun && (await open('business_names').first(begun, 5, NONE_HIDDEN))).toEqual([3, 2, 1])
  })
})
