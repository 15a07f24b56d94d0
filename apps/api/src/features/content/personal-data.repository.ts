import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRow } from './content.table.ts'

export const findSubmissionsOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('content')
    .select(['id', 'kind', 'title', 'summary', 'body', 'details', 'status', 'reference'])
    .select(['category', 'countries', 'province', 'starts_at', 'ends_at', 'published_at', 'submitted_at'])
    .select(['submitter_name', 'submitter_email', 'rejection_reason', 'rejection_note'])
    .where('submitter_email', '=', email)
    .orderBy('id')
    .execute()

/** Removes sender, texts and contacts from a submission; its title stays for those who have seen it. */
export async function anonymizeSender(
  trx: Transaction<Database>,
  { id, details }: Pick<ContentRow, 'id' | 'details'>,
): Promise<void> {
  await trx
    .updateTable('content')
    .set({
      submitter_name: null,
      submitter_email: null,
      summary: '',
      body: '',
      words: '',
      details: clearTexts(details),
      rejection_note: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Empties every text of the details, since any of them may name a person. */
const clearTexts = (details: string): string =>
  JSON.stringify(JSON.parse(details) as unknown, (_, value: unknown) =>
    typeof value === 'string' ? '' : value,
  )

/** An address's submissions, each with whether it is approved or waiting. */
export const findSubmissionStates = (trx: Transaction<Database>, email: string) =>
  trx
    .selectFrom('content')
    .select(['id', 'details', 'status'])
    .select(sql<0 | 1>`status <> 'rejected'`.as('is_active'))
    .where('submitter_email', '=', email)
    .execute()
