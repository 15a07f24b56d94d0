import { expect, test } from 'vitest'
import { raisePublicVersion } from '#db/version.ts'
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
  // By itself it raises no version.
  const countUse = (word: string) =>
    store.write
      .updateTable('search_words')
      .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
      .where('word', '=', word)
      .execute()
  return { store, usesOf, countUse }
}

test('what was looked up is told again without a read, until something public changes', async () => {
  const { store, usesOf, countUse } = await newWords()
  const read = () => [usesOf({ word: 'reef' }), usesOf({ word: 'palm' })]
  expect(await store.lookUp(read)).toEqual([[{ uses: 1 }], [{ uses: 4 }]])
  await countUse('reef')
  expect(await store.lookUp(read)).toEqual([[{ uses: 1 }], [{ uses: 4 }]])
  await store.write.transaction().execute(raisePublicVersion)
  expect(await store.lookUp(read)).toEqual([[{ uses: 2 }], [{ uses: 4 }]])
})

test('a request that began before a change drops nothing of what later ones read', async () => {
  const { store, usesOf, countUse } = await newWords()
  const read = () => usesOf({ word: 'reef' })
  const before = await store.versions()
  await store.write.transaction().execute(raisePublicVersion)
  expect(await store.lookUp(read)).toEqual([{ uses: 1 }])
  await countUse('reef')
  expect(await store.lookUp(read, before)).toEqual([{ uses: 1 }])
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
