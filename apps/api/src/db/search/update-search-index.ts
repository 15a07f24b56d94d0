import { deletionsOf, isCorrectable, rootOf, stemOf } from '@portal/domain/search'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { packTerms, wordsOfListing, type IndexedListing } from './listing-words.ts'

/** The listed businesses before and after a change. */
interface SearchIndexChange {
  readonly before?: readonly IndexedListing[]
  readonly after?: readonly IndexedListing[]
}

/**
 * Keeps what searches read of listed businesses: their words, each counted once for each business that has it and deleted with
 * the last one, and their terms in order.
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
  const kept = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await trx.deleteFrom('search_terms').where('id', 'in', gone).execute()
  if (fewer.length > 0) await takeUses(trx, fewer)
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
      for (const [word, shown] of wordsOfListing(texts)) {
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
  const rows = words.map((row) => ({ ...row, stem: stemOf(row.word), root: rootOf(row.word) }))
  // One parameter for all words: a batch of long descriptions has more words than a statement takes parameters.
  await sql`
    insert into search_words (word, shown, uses, stem, root)
    select value ->> 'word', value ->> 'shown', value ->> 'by', value ->> 'stem', value ->> 'root'
    from json_each(${JSON.stringify(rows)})
    where true
    on conflict (word) do update set uses = search_words.uses + excluded.uses`.execute(trx)
  const fresh = words.map(({ word }) => word).filter((word) => !known.has(word))
  const ids = await readIds(trx, fresh)
  const parts = [...ids].flatMap(([word, id]) => toParts(word, id))
  await sql`
    insert into search_word_deletions (part, id)
    select value ->> 0, value ->> 1 from json_each(${JSON.stringify(parts)}) where true
    on conflict do nothing`.execute(trx)
}

async function takeUses(trx: Transaction<Database>, words: readonly WordChange[]): Promise<void> {
  const taken = JSON.stringify(words)
  await sql`
    update search_words set uses = uses + taken.by
    from (select value ->> 'word' as word, value ->> 'by' as by from json_each(${taken})) as taken
    where search_words.word = taken.word`.execute(trx)
  const { rows } = await sql<{ id: number; word: string }>`
    delete from search_words
    where uses <= 0 and word in (select value ->> 'word' from json_each(${taken}))
    returning id, word`.execute(trx)
  const parts = JSON.stringify(rows.flatMap(({ id, word }) => toParts(word, id)))
  await sql`
    delete from search_word_deletions
    where (part, id) in (select value ->> 0, value ->> 1 from json_each(${parts}))`.execute(trx)
}

const toParts = (word: string, id: number): [part: string, id: number][] =>
  isCorrectable(word) ? deletionsOf(word).map((part) => [part, id]) : []

async function readIds(trx: Transaction<Database>, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; word: string }>`
    select id, word from search_words
    where word in (select value from json_each(${JSON.stringify(words)}))`.execute(trx)
  return new Map(rows.map(({ id, word }) => [word, id]))
}

async function storeTerms(trx: Transaction<Database>, listings: readonly IndexedListing[]): Promise<void> {
  const words = new Set(listings.flatMap(({ texts }) => [...wordsOfListing(texts).keys()]))
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
