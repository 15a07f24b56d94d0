import { expect, test } from 'vitest'
import { newStore } from '../../test/new-store.ts'
import { prepareRead } from './prepared.ts'

test('a read compiled once takes its parameters by name, wherever and however often they stand', async () => {
  const { read, write, readSqlite } = await newStore()
  const words = ['reef', 'coral', 'palm'].map((word, i) => ({ word, shown: word, uses: i }))
  await write.insertInto('search_words').values(words).execute()
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
