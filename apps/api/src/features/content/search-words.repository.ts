import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { collectSearchWords } from './content.repository.ts'
import { parseContentRow } from './parse-row.ts'

/** Rows that are read at once. */
const BATCH = 200

/** Makes the search words of all content anew; drafts, of which nothing is known, have none. */
export async function rewriteSearchWords(trx: Transaction<Database>): Promise<void> {
  for (let last = 0, isWhole = false; !isWhole;) {
    const rows = await trx
      .selectFrom('content')
      .select(['id', 'kind', 'title', 'summary', 'body', 'words', 'countries', 'province', 'industry'])
      .select(['category', 'details'])
      .where('words', '<>', '')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const words = collectSearchWords(parseContentRow(row)).join(' ')
      if (words !== row.words)
        await trx.updateTable('content').set({ words }).where('id', '=', row.id).execute()
    }
    last = rows.at(-1)?.id ?? last
    isWhole = rows.length < BATCH
  }
}
