import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/json.ts'
import { countDeleted } from '#db/purge.ts'
import type { AlertRow } from './alerts.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** An alert with the address that it goes to. */
export type DueAlert = AlertRow & { readonly email: string }

/**
 * Alerts that are due, the first ones first; also those due after `latest`, which can only come from a clock that was ahead.
 */
export async function findDueAlerts(
  db: Db,
  { now, latest, limit }: { readonly now: number; readonly latest: number; readonly limit: number },
): Promise<DueAlert[]> {
  const rows = await db
    .selectFrom('alerts')
    .innerJoin('alert_recipients', 'alert_recipients.id', 'alerts.recipient_id')
    .selectAll('alerts')
    .select('email')
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', latest)]))
    .orderBy('due_at')
    .orderBy('alerts.id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ email, ...alert }) => (email === null ? [] : [{ ...alert, email }]))
}

/** Whether an alert is still due as it was read; until the transaction ends, no other process can tell it. */
export async function lockDueAlert(trx: Trx, { id, due_at, frequency }: AlertRow): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('alerts')
    .set({ due_at })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .where('frequency', '=', frequency)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Those of some entries that an alert has told. */
export async function findTold(
  db: Db,
  alertId: number,
  entryIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('alert_entries')
    .select('entry_id')
    .where('alert_id', '=', alertId)
    .where((eb) => isOneOf(eb.ref('entry_id'), entryIds))
    .execute()
  return new Set(rows.map(({ entry_id }) => entry_id))
}

export async function insertEntries(
  trx: Trx,
  alertId: number,
  entryIds: readonly number[],
  now: number,
): Promise<void> {
  await trx
    .insertInto('alert_entries')
    .values(entryIds.map((entry_id) => ({ alert_id: alertId, entry_id, sent_at: now })))
    .execute()
}

/** Deletes up to `limit` told entries from before an instant; returns how many. */
export async function deleteOldEntries(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .selectFrom('alert_entries')
    .select(['alert_id', 'entry_id'])
    .where('sent_at', '<=', before)
    .limit(limit)
  return countDeleted(
    db
      .deleteFrom('alert_entries')
      .where((eb) => eb(eb.refTuple('alert_id', 'entry_id'), 'in', old.$asTuple('alert_id', 'entry_id'))),
  )
}
