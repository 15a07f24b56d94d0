import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

export const findAlertsOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('alerts')
    .innerJoin('alert_recipients', 'alert_recipients.id', 'alerts.recipient_id')
    .select(['email', 'list', 'filters', 'frequency', 'alerts.asked_at', 'alerts.confirmed_at'])
    .where('email', '=', email)
    .orderBy('alerts.id')
    .execute()

export async function deleteRecipientOf(trx: Transaction<Database>, email: string): Promise<void> {
  await trx.deleteFrom('alert_recipients').where('email', '=', email).execute()
}
