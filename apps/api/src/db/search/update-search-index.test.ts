// cspell:ignore marmalade
import { listDeletions, isCorrectable, getRoot, getStem, TERM_FIELDS } from '@portal/domain/search'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertReviews } from '#features/reviews/publication.service.ts'
import { changeBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { rebuildSearchIndex, refreshSearchIndex } from '#features/search/rebuild.repository.ts'
import { rewriteSearchWords } from '#features/content/search-words.repository.ts'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import type { SqliteStore } from '#db/engine/sqlite/open.ts'
import { unpackTerms } from './listing-words.ts'

const words = ({ read }: SqliteStore) =>
  read.selectFrom('search_words').select(['word', 'uses', 'stem', 'root']).orderBy('word').execute()

/** Reads the stored counts of some words. */
async function usesOf({ read }: SqliteStore, ...asked: string[]) {
  const rows = await read
    .selectFrom('search_words')
    .select(['word', 'uses'])
    .where('word', 'in', asked)
    .execute()
  return Object.fromEntries(rows.map(({ word, uses }) => [word, uses]))
}

/** Counts the listed businesses with each word by the full-text index. */
function recount({ writeSqlite }: SqliteStore) {
  writeSqlite.exec(
    `create virtual table if not exists temp.words_now using fts5vocab('main', 'business_search', 'row')`,
  )
  const rows = writeSqlite
    .prepare<[], { word: string; uses: number }>(
      `select term as word, doc as uses from temp.words_now where instr(term, char(0xe000)) = 0 order by term`,
    )
    .all()
  return rows.map((row) => ({ ...row, stem: getStem(row.word), root: getRoot(row.word) }))
}

/** Reads the terms of a business as `field:word`. */
async function termsOf({ read }: SqliteStore, id: number): Promise<string[]> {
  const row = await read.selectFrom('search_terms').select('terms').where('id', '=', id).executeTakeFirst()
  const byId = new Map(
    (await read.selectFrom('search_words').select(['id', 'word']).execute()).map((one) => [one.id, one.word]),
  )
  const terms = row ? [...unpackTerms(row.terms)] : []
  return terms.map((term) => `${TERM_FIELDS[term & 7]?.name}:${byId.get(term >>> 3)}`)
}

/** Reads all stored prefixes with deleted letters, and those that the words should have. */
async function deletions({ read }: SqliteStore) {
  const stored = await read.selectFrom('search_word_deletions').select(['part', 'id']).execute()
  const all = await read.selectFrom('search_words').select(['word', 'id']).execute()
  const wanted = all
    .filter(({ word }) => isCorrectable(word))
    .flatMap(({ word, id }) => listDeletions(word).map((part) => `${part} ${id}`))
  return { stored: stored.map(({ part, id }) => `${part} ${id}`).toSorted(), wanted: wanted.toSorted() }
}

const change = (store: SqliteStore, id: number, changes: BusinessChanges) =>
  store.write.transaction().execute((trx) => changeBusiness(trx, id, changes))

test('a word counts once for each business that has it, however often it occurs', async () => {
  const store = await newSqliteStore()
  await addListings(
    store,
    { name: 'Kava House', description: 'Kava, kava and more kava. Café.' },
    { name: 'Other', description: 'Kava here too.' },
    { name: 'Waiting', description: 'Kava.', status: 'pending' },
  )
  expect(await usesOf(store, 'kava', 'house', 'cafe', 'waiting')).toEqual({ kava: 2, house: 1, cafe: 1 })
})

test('the terms of a listing are stored in order, each in its field', async () => {
  const store = await newSqliteStore()
  const [id = 0] = await addListings(store, {
    name: 'Reef Store',
    category: 'Handicrafts',
    address: 'Gizo',
    province: 'western',
    description: 'Baskets for hotels, beside the bank. Mats too. Also fans, and more fans.',
    tags: ['woven hats'],
  })
  expect(await termsOf(store, id)).toEqual([
    'name:reef',
    'name:store',
    'first:baskets',
    'customers:hotels',
    'landmarks:bank',
    'second:woven',
    'second:hats',
    'second:mats',
    'second:too',
    'category:handicrafts',
    'place:gizo',
    'place:western',
    'place:province',
    'place:solomon',
    'place:islands',
    'later:also',
    'later:fans',
  ])
})

test('a change that doesn’t affect the texts leaves the counts unchanged', async () => {
  const store = await newSqliteStore()
  const [id = 0] = await addListings(store, { name: 'Kava House' })
  const review = { businessId: id, userId: null, firstName: 'A', lastName: 'B', rating: 5, comment: 'Good' }
  await store.write
    .transaction()
    .execute((trx) => insertReviews(trx, [{ ...review, createdAt: NOW, status: 'published' }]))
  await change(store, id, { phone: '+67774123' })
  expect(await usesOf(store, 'kava', 'house')).toEqual({ kava: 1, house: 1 })
})

test('words, prefixes and terms follow every change of listings', async () => {
  const store = await newSqliteStore()
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
    expect(await words(store)).toEqual(recount(store))
    const { stored, wanted } = await deletions(store)
    expect(stored).toEqual(wanted)
    const listed = store.read.selectFrom('businesses').select('id').where('listed', '=', 1).orderBy('id')
    const held = store.read.selectFrom('search_terms').select('id').orderBy('id')
    expect(await held.execute()).toEqual(await listed.execute())
  }
})

test('a rebuilt index equals the updated one', async () => {
  const store = await newSqliteStore()
  const [one = 0, two = 0] = await addListings(
    store,
    { name: 'Kava House', description: 'Kava.' },
    { name: 'Kava Bar', description: 'Beside the wharf.' },
  )
  await change(store, one, { description: 'Kava and shells, in Auki.' })
  const before = [await words(store), await termsOf(store, one), await termsOf(store, two)]
  await sql`delete from search_words`.execute(store.write)
  const { value } = await store.versions()
  await store.write.transaction().execute(rebuildSearchIndex)
  expect([await words(store), await termsOf(store, one), await termsOf(store, two)]).toEqual(before)
  expect((await store.versions()).value, 'what is held of them is outdated').toBeGreaterThan(value)
  const { stored, wanted } = await deletions(store)
  expect(stored).toEqual(wanted)
})

test('words with rare characters are stored, rebuilt and deleted like others', async () => {
  const store = await newSqliteStore()
  const [id = 0] = await addListings(store, {
    name: '𠀀𠀁𠀂 Trading',
    description: '𝔸𝔹ℂ 𠀀𠀁𠀂𠀃𠀄𠀅𠀆𠀇𠀈.',
  })
  const kept = await deletions(store)
  expect(kept.stored).toEqual(kept.wanted)
  await store.write.transaction().execute(rebuildSearchIndex)
  const made = await deletions(store)
  expect(made.stored).toEqual(made.wanted)
  await change(store, id, { name: 'Trading', description: 'Nothing.' })
  const left = await deletions(store)
  expect(left.stored).toEqual(left.wanted)
})

test('an existing database gets its words at the first start', async () => {
  const store = await newSqliteStore()
  await addListings(store, { name: 'Marmalade House' })
  store.writeSqlite.exec('delete from search_words; update search_index_state set rules = 0')
  expect(await refreshSearchIndex(store.write, rewriteSearchWords)).toBe(true)
  expect(await usesOf(store, 'marmalade')).toEqual({ marmalade: 1 })
  expect(await refreshSearchIndex(store.write, rewriteSearchWords)).toBe(false)
})
