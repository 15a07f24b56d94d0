import { expect, test } from 'vitest'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'

async function newWords() {
  const store = await newSqliteStore()
  await store.write
    .insertInto('search_words')
    .values([
      { word: 'reef', shown: 'reef', uses: 1, stem: 'reef', root: 'reef' },
      { word: 'palm', shown: 'palm', uses: 4, stem: 'palm', root: 'palm' },
    ])
    .execute()
  const usesOf = store.prepareLookup<{ word: string }, { uses: number }>(({ word }) =>
    store.read.selectFrom('search_words').select('uses').where('word', '=', word),
  )
  const countUse = (word: string) =>
    void store.writeSqlite.prepare('update search_words set uses = uses + 1 where word = ?').run(word)
  return { store, usesOf, countUse }
}

test('a computation is told the same again without a read, and the next one what is so by then', async () => {
  const { store, usesOf, countUse } = await newWords()
  const read = () => {
    const first = usesOf({ word: 'reef' })
    countUse('reef')
    return [first, usesOf({ word: 'reef' }), usesOf({ word: 'palm' })]
  }
  expect(await store.lookUp(read)).toEqual([[{ uses: 1 }], [{ uses: 1 }], [{ uses: 4 }]])
  expect(await store.lookUp(read)).toEqual([[{ uses: 2 }], [{ uses: 2 }], [{ uses: 4 }]])
})

test('outside of a computation, and after one that failed, lookups throw', async () => {
  const { store, usesOf } = await newWords()
  expect(() => usesOf({ word: 'reef' })).toThrow('outside of lookUp')
  const failing = store.lookUp(() => {
    throw new Error('as it goes')
  })
  await expect(failing).rejects.toThrow('as it goes')
  expect(() => usesOf({ word: 'reef' })).toThrow('outside of lookUp')
})
