import type { AlertFrequency, FilteredList } from '@portal/domain/alert'
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'
import type {
  AlertRecipientsTable,
  AlertRow,
  AlertTokensTable,
  AlertsTable,
  RecipientRow,
} from './alerts.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const findRecipient = (db: Db, email: string): Promise<RecipientRow | undefined> =>
  db.selectFrom('alert_recipients').selectAll().where('email', '=', email).executeTakeFirst()

export const insertRecipient = (
  trx: Trx,
  recipient: Omit<Insertable<AlertRecipientsTable>, 'id'>,
): Promise<RecipientRow> =>
  trx.insertInto('alert_recipients').values(recipient).returningAll().executeTakeFirstOrThrow()

export async function updateRecipient(
  trx: Trx,
  id: number,
  changes: Updateable<AlertRecipientsTable>,
): Promise<void> {
  await trx.updateTable('alert_recipients').set(changes).where('id', '=', id).execute()
}

/** The alert of a recipient about a list with filters. */
export const findAlert = (
  db: Db,
  recipientId: number,
  { list, filters }: FilteredList,
): Promise<AlertRow | undefined> =>
  db
    .selectFrom('alerts')
    .selectAll()
    .where('recipient_id', '=', recipientId)
    .where('list', '=', list)
    .where('filters', '=', filters)
    .executeTakeFirst()

export const insertAlert = (trx: Trx, alert: Omit<Insertable<AlertsTable>, 'id'>): Promise<AlertRow> =>
  trx.insertInto('alerts').values(alert).returningAll().executeTakeFirstOrThrow()

export async function updateAlert(trx: Trx, id: number, changes: Updateable<AlertsTable>): Promise<void> {
  await trx.updateTable('alerts').set(changes).where('id', '=', id).execute()
}

/** Deletes an alert of a recipient; returns whether there was one. */
export async function deleteAlert(trx: Trx, recipientId: number, id: number): Promise<boolean> {
  return (
    (await countDeleted(
      trx.deleteFrom('alerts').where('id', '=', id).where('recipient_id', '=', recipientId),
    )) > 0
  )
}

export async function deleteAlertsOf(trx: Trx, recipientId: number): Promise<void> {
  await trx.deleteFrom('alerts').where('recipient_id', '=', recipientId).execute()
}

/** The confirmed alerts of a recipient, in the order in which they were asked for. */
export const findConfirmed = (db: Db, recipientId: number): Promise<AlertRow[]> =>
  db
    .selectFrom('alerts')
    .selectAll()
    .where('recipient_id', '=', recipientId)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute()

export async function insertToken(trx: Trx, token: Insertable<AlertTokensTable>): Promise<void> {
  await trx.insertInto('alert_tokens').values(token).execute()
}

/** The recipient and the alert that a token was sent for. */
export interface TokenHolder {
  readonly recipient: RecipientRow
  readonly alertId: number | null
  readonly frequency: AlertFrequency | null
  readonly createdAt: number
}

export async function findTokenHolder(
  db: Db,
  hash: Buffer,
  purpose: AlertTokensTable['purpose'],
): Promise<TokenHolder | null> {
  const row = await db
    .selectFrom('alert_tokens as t')
    .innerJoin('alert_recipients as r', 'r.id', 't.recipient_id')
    .selectAll('r')
    .select(['t.alert_id', 't.frequency', 't.created_at'])
    .where('t.hash', '=', hash)
    .where('t.purpose', '=', purpose)
    .executeTakeFirst()
  if (!row) return null
  const { alert_id, frequency, created_at, ...recipient } = row
  return { recipient, alertId: alert_id, frequency, createdAt: created_at }
}

export const getAlert = (db: Db, id: number): Promise<AlertRow> =>
  db.selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Deletes up to `limit` recipients from before an instant who confirmed no alert; returns how many. */
export async function deleteUnconfirmedRecipients(db: Db, before: number, limit: number): Promise<number> {
  const unconfirmed = db
    .selectFrom('alert_recipients')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('left_at', 'is', null)
    .where('asked_at', '<=', before)
    .limit(limit)
  return countDeleted(db.deleteFrom('alert_recipients').where('id', 'in', unconfirmed))
}

/** Deletes up to `limit` recipients who stopped their last alert by an instant; returns how many. */
export async function deleteLeftRecipients(db: Db, before: number, limit: number): Promise<number> {
  const left = db.selectFrom('alert_recipients').select('id').where('left_at', '<=', before).limit(limit)
  return countDeleted(db.deleteFrom('alert_recipients').where('id', 'in', left))
}

/** Deletes up to `limit` alerts from before an instant that nobody confirmed; returns how many. */
export async function deleteUnconfirmedAlerts(db: Db, before: number, limit: number): Promise<number> {
  const unconfirmed = db
    .selectFrom('alerts')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<=', before)
    .limit(limit)
  return countDeleted(db.deleteFrom('alerts').where('id', 'in', unconfirmed))
}

/** Deletes up to `limit` tokens that were created by an instant; returns how many. */
export async function deleteOldTokens(db: Db, before: number, limit: number): Promise<number> {
  const old = db.selectFrom('alert_tokens').select('hash').where('created_at', '<=', before).limit(limit)
  return countDeleted(db.deleteFrom('alert_tokens').where('hash', 'in', old))
}
