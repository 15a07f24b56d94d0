import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { IndexedListing } from '#db/search/listing-words.ts'
import { writeSearchIndex } from '#db/search/write-search-index.ts'
import { raisePublicVersion } from '#db/version.ts'
import { parseJson } from '#shared/json.ts'
import { SPELT_COLUMNS, toSpellings } from '#features/businesses/businesses.row.ts'

/**
 * Version of the indexing rules. Raise it after changing how words are split, folded, spelt, stored as terms, or traced
 * to their stems and roots.
 */
const RULES = 6

/** Listings per read. */
const BATCH = 1_000

/**
 * Rebuilds words and terms of searches that older rules made, and whatever `rebuildOthers` rebuilds; returns whether it
 * did. Takes some seconds for ten thousand listings.
 */
export async function refreshSearchIndex(
  write: Kysely<Database>,
  rebuildOthers: (trx: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  const state = await write.selectFrom('search_index_state').select('rules').executeTakeFirst()
  if (state?.rules === RULES) return false
  await write.transaction().execute(async (trx) => {
    await rewriteSpellings(trx)
    await rebuildOthers(trx)
    await rebuildSearchIndex(trx)
  })
  return true
}

/** Updates the other spellings of all businesses. */
async function rewriteSpellings(trx: Transaction<Database>): Promise<void> {
  for (let last = 0, isWhole = false; !isWhole;) {
    const rows = await trx
      .selectFrom('businesses')
      .select([...SPELT_COLUMNS, 'id', 'name_spellings', 'text_spellings', 'admin_text'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const spellings = toSpellings(row)
      const isSame =
        spellings.name_spellings === row.name_spellings &&
        spellings.text_spellings === row.text_spellings &&
        spellings.admin_text === row.admin_text
      if (!isSame) await trx.updateTable('businesses').set(spellings).where('id', '=', row.id).execute()
    }
    last = rows.at(-1)?.id ?? last
    isWhole = rows.length < BATCH
  }
}

/**
 * Rebuilds the words and terms of all listed businesses. The new public version invalidates what processes have cached.
 */
export async function rebuildSearchIndex(trx: Transaction<Database>): Promise<void> {
  await writeSearchIndex(trx, () => readListings(trx))
  await raisePublicVersion(trx)
  await trx.updateTable('search_index_state').set({ rules: RULES }).execute()
}

async function* readListings(trx: Transaction<Database>): AsyncGenerator<readonly IndexedListing[]> {
  for (let last = 0, isWhole = false; !isWhole;) {
    const rows = await trx
      .selectFrom('businesses')
      .select(['id', 'name', 'category', 'place', 'description', 'tags'])
      .where('listed', '=', 1)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    yield rows.map(({ id, tags, ...texts }) => ({ id, texts: { ...texts, tags: parseJson(tags) } }))
    last = rows.at(-1)?.id ?? last
    isWhole = rows.length < BATCH
  }
}
