import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { collectSearchWords, toTitleText } from './content.repository.ts'
import { parseContentRow } from './parse-row.ts'

/** Rows per read. */
const BATCH = 200

/** Rewrites the search words of all content; drafts with nothing but a title have none. */
export async function rewriteSearchWords(trx: Transaction<Database>): Promise<void> {
  for (let last = 0, isDone = false; !isDone;) {
    const rows = await trx
      .selectFrom('content')
      .select(['id', 'kind', 'title', 'summary', 'body', 'words', 'countries', 'province', 'industry'])
      .select(['category', 'details', 'title_text'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const words = row.words === '' ? '' : collectSearchWords(parseContentRow(row)).join(' ')
      const title_text = toTitleText(row.title)
      if (words !== row.words || title_text !== row.title_text)
        await trx.updateTable('content').set({ words, title_text }).where('id', '=', row.id).execute()
    }
    last = rows.at(-1)?.id ?? last
    isDone = rows.length < BATCH
  }
}
