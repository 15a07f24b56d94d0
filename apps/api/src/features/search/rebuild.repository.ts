import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { IndexedListing } from '#db/search/listing-words.ts'
import { writeSearchIndex } from '#db/search/write-search-index.ts'
import { raisePublicVersion } from '#db/version.ts'
import { parseJson } from '#shared/json.ts'
import { SPELT_COLUMNS, toSpellings } from '#features/businesses/businesses.row.ts'

/** Raised whenever words are split, folded, spelt, kept as terms, or traced to their stems and roots in another way. */
const RULES = 6

/** Listings that are read at once. */
const BATCH = 1_000

/**
 * Makes the words and terms of searches anew where they were made by other rules, and what else is made by these; answers whether
 * they were. Takes some seconds for ten thousand listings.
 */
export async function refreshSearchIndex(
  write: Kysely<Database>,
  renewOthers: (trx: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  const state = await write.selectFrom('search_index_state').select('rules').executeTakeFirst()
  if (state?.rules === RULES) return false
  await write.transaction().execute(async (trx) => {
    await rewriteSpellings(trx)
    await renewOthers(trx)
    await rebuildSearchIndex(trx)
  })
  return true
}

/** Makes other spellings of all businesses anew. */
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

/** Makes the words and terms of all listed businesses anew; what processes hold of them is outdated then. */
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
