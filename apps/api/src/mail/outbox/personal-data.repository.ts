import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText } from '#db/functions.ts'
import type { OutboxRow } from './outbox.table.ts'

export const findMailsTo = (db: Kysely<Database>, address: string) =>
  db
    .selectFrom('outbox')
    .select(['subject', 'created_at', 'sent_at'])
    .where('to_address', '=', address)
    .orderBy('id')
    .execute()

export async function deleteMailsTo(trx: Transaction<Database>, address: string): Promise<void> {
  await trx.deleteFrom('outbox').where('to_address', '=', address).execute()
}

/** Finds mails to others whose text, headers or recipient contain one of these texts, with any line breaks. */
export const findMailsNaming = (
  trx: Transaction<Database>,
  texts: readonly string[],
): Promise<OutboxRow[]> => {
  const whole = sql`lower(replace(subject || ' ' || text || ' ' || html || ' ' || headers || ' ' || to_name, ${'\n'}, ' '))`
  return trx
    .selectFrom('outbox')
    .selectAll()
    .where((where) => where.or(texts.map((text) => containsText(whole, text.toLowerCase()))))
    .execute()
}

export async function deleteMail(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('outbox').where('id', '=', id).execute()
}

export async function rewriteTexts(
  trx: Transaction<Database>,
  id: number,
  texts: Pick<OutboxRow, 'to_name' | 'subject' | 'text' | 'html' | 'headers'>,
): Promise<void> {
  await trx.updateTable('outbox').set(texts).where('id', '=', id).execute()
}
