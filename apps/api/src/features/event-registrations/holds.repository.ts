import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { isHeld, type EventHoldsTable } from '#features/content/events/event-holds.table.ts'

type Trx = Transaction<Database>

/** How many places of an event are held. */
export async function countHolds(db: Kysely<Database>, eventId: number, now: number): Promise<number> {
  const { held } = await selectHolds(db, eventId, now)
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow()
  return held
}

/** When the holds of a network expire, the next one first. */
export async function findHoldEnds(
  db: Kysely<Database>,
  eventId: number,
  network: string,
  now: number,
): Promise<number[]> {
  const rows = await selectHolds(db, eventId, now)
    .where('network', '=', network)
    .select('held_until')
    .orderBy('held_until')
    .execute()
  return rows.map(({ held_until }) => held_until)
}

const selectHolds = (db: Kysely<Database>, eventId: number, now: number) =>
  db.selectFrom('event_holds').where('event_id', '=', eventId).where(isHeld(now))

export async function hasHold(trx: Trx, registrationId: number, now: number): Promise<boolean> {
  const hold = await trx
    .selectFrom('event_holds')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where(isHeld(now))
    .limit(1)
    .executeTakeFirst()
  return hold !== undefined
}

export async function insertHold(trx: Trx, hold: Insertable<EventHoldsTable>): Promise<void> {
  await trx.insertInto('event_holds').values(hold).execute()
}

export async function deleteHolds(trx: Trx, registrationId: number): Promise<void> {
  await trx.deleteFrom('event_holds').where('registration_id', '=', registrationId).execute()
}
