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
  // This alone raises no version.
  const countUse = (word: string) =>
    store.write
      .updateTable('search_words')
      .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
      .where('word', '=', word)
      .execute()
  return { store, usesOf, countUse }
}

test('rows are cached until something public changes', async () => {
  const { store, usesOf, countUse } = await newWords()
  const read = async () => {
    const versions = await store.versions()
    return [await usesOf({ word: 'reef' }, versions), await usesOf({ word: 'palm' }, versions)]
  }
  expect(await read()).toEqual([[{ uses: 1 }], [{ uses: 4 }]])
  await countUse('reef')
  expect(await read()).toEqual([[{ uses: 1 }], [{ uses: 4 }]])
  await store.write.transaction().execute(raisePublicVersion)
  expect(await read()).toEqual([[{ uses: 2 }], [{ uses: 4 }]])
})

test('a request from before a change evicts nothing that later ones cached', async () => {
  const { store, usesOf, countUse } = await newWords()
  const before = await store.versions()
  await store.write.transaction().execute(raisePublicVersion)
  expect(await usesOf({ word: 'reef' }, await store.versions())).toEqual([{ uses: 1 }])
  await countUse('reef')
  expect(await usesOf({ word: 'reef' }, before)).toEqual([{ uses: 1 }])
})
