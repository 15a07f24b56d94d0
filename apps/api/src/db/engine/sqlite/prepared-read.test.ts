import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { compileRead, prepareRead } from './prepared-read.ts'

const WORDS = ['reef', 'coral', 'palm'].map((word, uses) => ({
  word,
  shown: word,
  uses,
  stem: word,
  root: word,
}))

test('a compiled read binds its parameters by name, in any position and number', async () => {
  const { read, write, readSqlite } = await newSqliteStore()
  await write.insertInto('search_words').values(WORDS).execute()
  const between = prepareRead<{ from: number; to: number; word: string }, { word: string }>(
    readSqlite,
    (param) =>
      read
        .selectFrom('search_words')
        .select('word')
        .where('uses', '<=', param.to)
        .where('uses', '>=', param.from)
        .where((eb) => eb.or([eb('word', '=', param.word), eb('word', '<>', param.word)]))
        .where('shown', '<>', 'palm')
        .orderBy('uses'),
  )
  expect(between.all({ from: 0, to: 2, word: 'x' })).toEqual([{ word: 'reef' }, { word: 'coral' }])
  expect(between.get({ from: 1, to: 2, word: "'; drop table search_words; --" })).toEqual({ word: 'coral' })
  expect(between.get({ from: 5, to: 2, word: '' })).toBeUndefined()
})

test('a read is planned once for all parameters', async () => {
  const { read, write, readSqlite } = await newSqliteStore()
  await write.insertInto('search_words').values(WORDS).execute()
  type Query = { word: string; limit: number; offset: number }
  const page = prepareRead<Query, { word: string }>(readSqlite, (param) =>
    read
      .selectFrom('search_words')
      .select('word')
      .where('word', '<>', param.word)
      .orderBy('uses')
      .limit(param.limit)
      .offset(param.offset),
  )
  const first = page.all({ word: 'x', limit: 2, offset: 0 })
  // better-sqlite3 compiles a new row constructor whenever SQLite has planned again.
  const shapes = vi.spyOn(globalThis, 'Function')
  const others = [1, 2, 3].map((limit) => page.all({ word: 'reef', limit, offset: 1 }).length)
  const made = shapes.mock.calls.length
  shapes.mockRestore()
  expect(first).toEqual([{ word: 'reef' }, { word: 'coral' }])
  expect(others).toEqual([1, 1, 1])
  expect(made).toBe(0)
})

test('a constant is part of the text of a read, with any characters', async () => {
  const { read, write, readSqlite } = await newSqliteStore()
  await write
    .insertInto('search_words')
    .values({ word: "o'reef", shown: "o'reef", uses: 1, stem: 'o', root: 'o' })
    .execute()
  const build = ({ uses }: { uses: number }) =>
    read.selectFrom('search_words').select('word').where('word', '=', "o'reef").where('uses', '=', uses)
  expect(compileRead(build).names).toEqual(['uses'])
  expect(prepareRead<{ uses: number }, { word: string }>(readSqlite, build).get({ uses: 1 })).toEqual({
    word: "o'reef",
  })
  const ambiguous = () => read.selectFrom('search_words').select(sql<string>`'what?'`.as('word'))
  expect(() => compileRead(ambiguous)).toThrow('A question mark is no parameter')
})
