import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText, getGreatest } from '#db/functions.ts'
import { jsonText } from '#db/json.ts'
import { countDeleted } from '#db/purge.ts'
import type { Recipient } from './lease.repository.ts'
import type { OutboxRow, OutboxTable } from './outbox.table.ts'

type Trx = Transaction<Database>

export async function insertMail(db: Kysely<Database>, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute()
}

/** The fields in which two address proofs are equal if they are of one kind and for one address. */
type AddressProof = Recipient & Pick<OutboxRow, 'proves'>

/** Finds the last address proof of a kind that is waiting, being sent, or was sent after `sentAfter`. */
export const findLastProofMail = (
  trx: Trx,
  { to_address, recipient_key, proves }: AddressProof,
  sentAfter: number,
): Promise<OutboxRow | undefined> =>
  trx
    .selectFrom('outbox')
    .selectAll()
    .where('recipient_key', '=', recipient_key)
    .where('to_address', '=', to_address)
    .where('proves', '=', proves)
    .where((where) => where.or([where('next_try_at', 'is not', null), where('sent_at', '>', sentAfter)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Replaces the content of a waiting mail, which keeps its place in the queue. */
export async function rewriteMail(trx: Trx, id: number, text: Updateable<OutboxTable>): Promise<void> {
  await trx.updateTable('outbox').set(text).where('id', '=', id).execute()
}

/** Makes the waiting mails to an address due now. */
export async function makeMailsDue(
  trx: Trx,
  { to_address, recipient_key }: Recipient,
  now: number,
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ next_try_at: getGreatest(now, sql`coalesce(not_before, 0)`) })
    .where('recipient_key', '=', recipient_key)
    .where('to_address', '=', to_address)
    .where('next_try_at', '>', now)
    .execute()
}

/** Deletes the mails about a decision; returns whether none of them has been tried. */
export async function deleteDecisionMails(trx: Trx, decisionId: number): Promise<boolean> {
  await trx.deleteFrom('outbox').where('decision_id', '=', decisionId).where('attempts', '=', 0).execute()
  const tried = await trx
    .selectFrom('outbox')
    .select('id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirst()
  return tried === undefined
}

/** Makes mails that were given up due again, with all their attempts; returns how many. */
export async function retryAbandonedMails(db: Kysely<Database>, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ given_up_at: null, next_try_at: getGreatest(now, sql`coalesce(not_before, 0)`), attempts: 0 })
    .where('given_up_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Gives up all unsent mails; returns how many. */
export async function abandonUnsentMails(trx: Trx, now: number, reason: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ given_up_at: now, next_try_at: null, lease_until: null, lease_owner: null, last_error: reason })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Mails to an address whose header contains a text. */
interface HeaderSearch {
  readonly address: string
  readonly header: string
  readonly text: string
}

/** Deletes unsent mails to an address whose header contains a text. */
export async function deleteUnsentMails(
  db: Kysely<Database>,
  { address, header, text }: HeaderSearch,
): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((where) => where.or([where('next_try_at', 'is not', null), where('given_up_at', 'is not', null)]))
    .where('to_address', '=', address)
    .where((where) => containsText(jsonText(where.ref('headers'), header), text))
    .execute()
}

/** Deletes at most `limit` mails that were sent or given up by `before`; returns how many. */
export async function deleteFinishedMails(
  db: Kysely<Database>,
  before: number,
  limit: number,
): Promise<number> {
  const settled = db
    .selectFrom('outbox')
    .select('id')
    .where((where) => where.or([where('sent_at', '<=', before), where('given_up_at', '<=', before)]))
    .limit(limit)
  return countDeleted(db.deleteFrom('outbox').where('id', 'in', settled))
}

/**
 * Moves the times of mails that were created, sent or leased while the clock was ahead to now: waiting ones become due, and
 * count as usual.
 */
export async function clampMailTimes(db: Kysely<Database>, now: number, leasedUntil: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: now })
    .where('created_at', '>', now)
    .where('next_try_at', 'is not', null)
    .execute()
  await db
    .updateTable('outbox')
    .set({ created_at: now, not_before: null })
    .where('created_at', '>', now)
    .execute()
  await db.updateTable('outbox').set({ sent_at: now }).where('sent_at', '>', now).execute()
  await db.updateTable('outbox').set({ given_up_at: now }).where('given_up_at', '>', now).execute()
  await db
    .updateTable('outbox')
    .set({ lease_owner: null, lease_until: null })
    .where('lease_until', '>', leasedUntil)
    .execute()
}
