import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newStore } from '#test/new-store.ts'
import { spokenWords } from './007-spoken-words.ts'

test('a database from before keeps the words of its listed descriptions, and only those', async () => {
  const store = await newStore()
  await addListings(
    store,
    { name: 'Shown', description: 'Marmalade 2026 abc123, of oranges.' },
    { name: 'Waiting', description: 'Broccoli.', status: 'pending' },
  )
  await sql`delete from search_words`.execute(store.write)
  await store.write.transaction().execute((trx) => spokenWords.up(trx))
  const { rows } = await sql<{ word: string }>`select word from search_words order by word`.execute(
    store.read,
  )
  const kept = rows.map(({ word }) => word)
  expect(kept).toEqual(expect.arrayContaining(['abc123', 'marmalade', 'oranges', 'shown']))
  for (const word of ['2026', 'of', 'broccoli', 'waiting']) expect(kept).not.toContain(word)
  expect(kept.filter((word) => word.includes('_'))).toEqual([])
})
