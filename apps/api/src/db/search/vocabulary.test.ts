// cspell:ignore kaba marmelade zanzibat
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import type { Store } from '../engine/open-store.ts'
import { changeBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { insertReviews } from '#features/businesses/reviews/publication.service.ts'
import { wordCounts } from '../migrations/017-word-counts.ts'
import { findSimilarWords } from './vocabulary.ts'

/** The kept words with their counts, as far as they are asked for. */
async function usesOf({ read }: Store, ...words: string[]) {
  const rows = await read
    .selectFrom('search_words')
    .select(['word', 'uses'])
    .where('word', 'in', words)
    .execute()
  return Object.fromEntries(rows.map(({ word, uses }) => [word, uses]))
}

/** How many listed businesses have each word, by the full-text index. */
async function recounted({ writeSqlite }: Store) {
  writeSqlite.exec(
    `create virtual table if not exists temp.words_now using fts5vocab('main', 'business_search', 'row')`,
  )
  return writeSqlite
    .prepare(
      `select term as word, doc as uses from temp.words_now
      where length(term) between 3 and 40 and term glob '*[^0-9]*' and term not glob '*_*' order by term`,
    )
    .all()
}
const kept = ({ read }: Store) =>
  read.selectFrom('search_words').select(['word', 'uses']).orderBy('word').execute()

const change = (store: Store, id: number, changes: BusinessChanges) =>
  store.write.transaction().execute((trx) => changeBusiness(trx, id, changes))

test('a word counts once for each business that has it, however often it occurs', async () => {
  const store = await newStore()
  await addListings(
    store,
    { name: 'Kava House', description: 'Kava, kava and more kava. Café.' },
    { name: 'Other', description: 'Kava here too.' },
    { name: 'Waiting', description: 'Kava.', status: 'pending' },
  )
  expect(await usesOf(store, 'kava', 'house', 'cafe', 'waiting')).toEqual({ kava: 2, house: 1, cafe: 1 })
})

test('a change that doesn’t affect the texts leaves the counts alone', async () => {
  const store = await newStore()
  const [id = 0] = await addListings(store, { name: 'Kava House' })
  const review = { businessId: id, userId: null, firstName: 'A', lastName: 'B', rating: 5, comment: 'Good' }
  await store.write
    .transaction()
    .execute((trx) => insertReviews(trx, [{ ...review, createdAt: NOW, status: 'published' }]))
  await change(store, id, { phone: '+67774123' })
  expect(await usesOf(store, 'kava', 'house')).toEqual({ kava: 1, house: 1 })
})

test('a word is deleted with the last business that has it', async () => {
  const store = await newStore()
  const [one = 0, two = 0] = await addListings(store, { name: 'Marmalade One' }, { name: 'Marmalade Two' })
  await change(store, one, { description: 'Now of honey.', name: 'Honey One' })
  expect(await usesOf(store, 'marmalade', 'honey')).toEqual({ marmalade: 1, honey: 1 })
  expect(await findSimilarWords(store.read, 'marmelade', 1)).toEqual(['Marmalade'])
  await change(store, two, { suspended_at: NOW })
  expect(await usesOf(store, 'marmalade')).toEqual({})
  expect(await findSimilarWords(store.read, 'marmelade', 1)).toEqual([])
  const parts =
    await sql`select rowid from search_word_parts where search_word_parts match '"marmalade"'`.execute(
      store.read,
    )
  expect(parts.rows).toEqual([])
  await change(store, two, { suspended_at: null })
  expect(await usesOf(store, 'marmalade')).toEqual({ marmalade: 1 })
})

test('the counts are those of the full-text index after every change', async () => {
  const store = await newStore()
  const ids = await addListings(
    store,
    { name: 'Coral Bay Lodge', address: 'Gizo', description: 'Rooms by the sea, 12 of them.' },
    { name: 'Sea View', description: 'Rooms and boats. Nouméa!', status: 'pending' },
    { name: 'Boats & Nets', description: 'Nets for the reef.' },
  )
  const steps: BusinessChanges[] = [
    { status: 'approved' },
    { description: 'Coral and coral.' },
    { name: 'Reef Rooms', address: 'Auki' },
    { removed_at: NOW },
    { removed_at: null, description: 'Boats.' },
    { status: 'rejected' },
  ]
  for (const [position, step] of [...steps, ...steps].entries()) {
    await change(store, ids[position % ids.length] ?? 0, step)
    expect(await kept(store)).toEqual(await recounted(store))
  }
})

test('the migration counts the words of an earlier database anew', async () => {
  const store = await newStore()
  await addListings(store, { name: 'Kava House', description: 'Kava.' }, { name: 'Kava Bar' })
  store.writeSqlite.exec(`
    drop trigger search_words_delete;
    update search_words set uses = 9, shown = 'KAVA' where word = 'kava';
    delete from search_words where word = 'house';
    insert into search_words (word, shown, uses) values ('zanzibar', 'Zanzibar', 3)`)
  await store.write.transaction().execute((trx) => wordCounts.up(trx))
  expect(await kept(store)).toEqual(await recounted(store))
  expect(await usesOf(store, 'kava', 'house', 'zanzibar')).toEqual({ kava: 2, house: 1 })
  expect(await findSimilarWords(store.read, 'zanzibat', 1)).toEqual([])
  expect(await findSimilarWords(store.read, 'kaba', 1)).toEqual(['KAVA'])
})
