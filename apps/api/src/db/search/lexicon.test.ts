import { expect, test } from 'vitest'
import { newStore } from '#test/new-store.ts'
import { createListedWords } from './lexicon.ts'

const baked = (word: string, uses: number) => ({ word, shown: word, uses, stem: 'bak', root: 'bak' })

/** Returns forms of one stem and of one root, after listings were written in an order. */
async function formsOf(words: readonly ReturnType<typeof baked>[]): Promise<string[][]> {
  const store = await newStore()
  await store.write.insertInto('search_words').values(words).execute()
  const listed = createListedWords(store)(await store.versions())
  const forms = await Promise.all([listed.findByStem('bak'), listed.findByRoot('bak')])
  return forms.map((ofOne) => ofOne.map(({ word }) => word))
}

test('lists forms of one stem or root by use, in any order of listings', async () => {
  const words = [baked('bakes', 1), baked('baking', 3), baked('baked', 1)]
  const inOrder = ['baking', 'baked', 'bakes']
  expect(await formsOf(words)).toEqual([inOrder, inOrder])
  expect(await formsOf(words.toReversed())).toEqual([inOrder, inOrder])
})
