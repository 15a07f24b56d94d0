import { listDeletions, isCorrectable, getRoot, getStem } from '@portal/domain/search'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { FieldType } from '../engine/functions.ts'
import { getRecords } from '../json.ts'
import { reserveIds } from '../reserve-ids.ts'
import { packTerms, listWordsOfListing, type IndexedListing } from './listing-words.ts'
import { PART_FIELDS, WORD_FIELDS } from './search-index.table.ts'

/** Rows per statement. */
const ROWS_PER_STATEMENT = 5_000
/** Listings per statement for terms, which have three parameters each. */
const LISTINGS_PER_STATEMENT = 1_000

/** Iterates over listings in batches; each call begins again. */
export type ReadListings = () => AsyncIterable<readonly IndexedListing[]>

/** Rebuilds the words and terms of all listings. Words are counted first, so that each is written once. */
export async function writeSearchIndex(trx: Transaction<Database>, listings: ReadListings): Promise<void> {
  await trx.deleteFrom('search_words').execute()
  await trx.deleteFrom('search_word_deletions').execute()
  await trx.deleteFrom('search_terms').execute()
  const ids = await writeWords(trx, await countWords(listings()))
  const { value: stamp } = await trx.selectFrom('public_version').select('value').executeTakeFirstOrThrow()
  for await (const batch of listings()) {
    const rows = batch.map(({ id, texts }) => ({
      id,
      stamp,
      terms: packTerms(texts, (word) => ids.get(word)),
    }))
    for (const chunk of inChunks(rows, LISTINGS_PER_STATEMENT))
      await trx.insertInto('search_terms').values(chunk).execute()
  }
}

async function countWords(
  listings: AsyncIterable<readonly IndexedListing[]>,
): Promise<Map<string, { shown: string; uses: number }>> {
  const counts = new Map<string, { shown: string; uses: number }>()
  for await (const batch of listings)
    for (const { texts } of batch)
      for (const [word, shown] of listWordsOfListing(texts)) {
        const known = counts.get(word)
        if (known) known.uses += 1
        else counts.set(word, { shown, uses: 1 })
      }
  return counts
}

async function writeWords(
  trx: Transaction<Database>,
  counts: ReadonlyMap<string, { shown: string; uses: number }>,
): Promise<Map<string, number>> {
  const first = await reserveIds(trx, 'search_words', counts.size)
  const ids = new Map<string, number>()
  const words: object[] = []
  const parts: { part: string; id: number }[] = []
  for (const [word, { shown, uses }] of counts) {
    const id = first + ids.size
    ids.set(word, id)
    words.push({ id, word, shown, uses, stem: getStem(word), root: getRoot(word) })
    if (isCorrectable(word)) for (const part of listDeletions(word)) parts.push({ part, id })
  }
  // In index order, so that the index only grows at its end.
  parts.sort((one, other) => (one.part < other.part ? -1 : one.part > other.part ? 1 : one.id - other.id))
  await insertAll(trx, 'search_words', words, { id: 'number', ...WORD_FIELDS })
  await insertAll(trx, 'search_word_deletions', parts, PART_FIELDS)
  return ids
}

/** Inserts rows; existing ones stay unchanged. */
async function insertAll(
  trx: Transaction<Database>,
  table: keyof Database,
  rows: readonly object[],
  fields: Readonly<Record<string, FieldType>>,
): Promise<void> {
  const columns = sql.join(Object.keys(fields).map((name) => sql.ref(name)))
  for (const chunk of inChunks(rows, ROWS_PER_STATEMENT))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from ${getRecords(chunk, fields)} as added where true
      on conflict do nothing`.execute(trx)
}

function* inChunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
