import { listDeletions, isCorrectable, getRoot, getStem } from '@portal/domain/search'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { isTextIn, getRecords } from '../json.ts'
import { packTerms, listWordsOfListing, type IndexedListing } from './listing-words.ts'
import { PART_FIELDS, WORD_FIELDS } from './search-index.table.ts'

/** The listed businesses before and after a change. */
interface SearchIndexChange {
  readonly before?: readonly IndexedListing[]
  readonly after?: readonly IndexedListing[]
}

/**
 * Updates the search index of listed businesses: their words, each counted once per business and deleted with the last one,
 * and their terms in order.
 */
export async function updateSearchIndex(
  trx: Transaction<Database>,
  { before = [], after = [] }: SearchIndexChange,
): Promise<void> {
  const changed = countWords(before, after)
  const more = changed.filter(({ by }) => by > 0)
  const fewer = changed.filter(({ by }) => by < 0)
  if (more.length > 0) await addUses(trx, more)
  if (after.length > 0) await storeTerms(trx, after)
  const remainingIds = new Set(after.map(({ id }) => id))
  const removedIds = before.filter(({ id }) => !remainingIds.has(id)).map(({ id }) => id)
  if (removedIds.length > 0) await trx.deleteFrom('search_terms').where('id', 'in', removedIds).execute()
  if (fewer.length > 0) await subtractUses(trx, fewer)
}

interface WordChange {
  readonly word: string
  readonly shown: string
  by: number
}

function countWords(before: readonly IndexedListing[], after: readonly IndexedListing[]): WordChange[] {
  const counts = new Map<string, WordChange>()
  const add = (listings: readonly IndexedListing[], by: 1 | -1) => {
    for (const { texts } of listings)
      for (const [word, shown] of listWordsOfListing(texts)) {
        const known = counts.get(word)
        if (known) known.by += by
        else counts.set(word, { word, shown, by })
      }
  }
  add(after, 1)
  add(before, -1)
  return [...counts.values()].filter(({ by }) => by !== 0)
}

async function addUses(trx: Transaction<Database>, words: readonly WordChange[]): Promise<void> {
  const known = await readIds(
    trx,
    words.map(({ word }) => word),
  )
  const rows = words.map(({ word, shown, by }) => ({
    word,
    shown,
    uses: by,
    stem: getStem(word),
    root: getRoot(word),
  }))
  await sql`
    insert into search_words (word, shown, uses, stem, root)
    select word, shown, uses, stem, root from ${getRecords(rows, WORD_FIELDS)} as added
    where true
    on conflict (word) do update set uses = search_words.uses + excluded.uses`.execute(trx)
  const fresh = words.map(({ word }) => word).filter((word) => !known.has(word))
  const ids = await readIds(trx, fresh)
  const parts = [...ids].flatMap(([word, id]) => toParts(word, id))
  await sql`
    insert into search_word_deletions (part, id)
    select part, id from ${getRecords(parts, PART_FIELDS)} as added where true
    on conflict do nothing`.execute(trx)
}

async function subtractUses(trx: Transaction<Database>, words: readonly WordChange[]): Promise<void> {
  const taken = getRecords(
    words.map(({ word, by }) => ({ word, uses: by })),
    { word: 'text', uses: 'number' },
  )
  await sql`
    update search_words set uses = search_words.uses + taken.uses from ${taken} as taken
    where search_words.word = taken.word`.execute(trx)
  const { rows } = await sql<{ id: number; word: string }>`
    delete from search_words
    where uses <= 0 and word in (select word from ${taken} as taken)
    returning id, word`.execute(trx)
  const parts = rows.flatMap(({ id, word }) => toParts(word, id))
  await sql`
    delete from search_word_deletions
    where (part, id) in (select part, id from ${getRecords(parts, PART_FIELDS)} as gone)`.execute(trx)
}

const toParts = (word: string, id: number): { part: string; id: number }[] =>
  isCorrectable(word) ? listDeletions(word).map((part) => ({ part, id })) : []

async function readIds(trx: Transaction<Database>, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; word: string }>`
    select id, word from search_words
    where ${isTextIn(sql.ref('word'), JSON.stringify(words))}`.execute(trx)
  return new Map(rows.map(({ id, word }) => [word, id]))
}

async function storeTerms(trx: Transaction<Database>, listings: readonly IndexedListing[]): Promise<void> {
  const words = new Set(listings.flatMap(({ texts }) => [...listWordsOfListing(texts).keys()]))
  const ids = await readIds(trx, [...words])
  const { value: stamp } = await trx.selectFrom('public_version').select('value').executeTakeFirstOrThrow()
  const rows = listings.map(({ id, texts }) => ({
    id,
    stamp,
    terms: packTerms(texts, (word) => ids.get(word)),
  }))
  await trx
    .insertInto('search_terms')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        stamp: row.ref('excluded.stamp'),
        terms: row.ref('excluded.terms'),
      })),
    )
    .execute()
}
