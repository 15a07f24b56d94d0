import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { RegistrationRow } from './event-registrations.table.ts'

interface Selection {
  /** The registration that was notified last. */
  readonly after: number
  /** An unconfirmed place counts if it was requested later than this. */
  readonly requestedAfter: number
  /** Leaves out whoever registered later. */
  readonly registeredBy?: number
  readonly limit: number
}

/** Registrations with a place at an event, or that may still confirm one; the first one first. */
export function findPlacesToNotify(
  trx: Transaction<Database>,
  eventId: number,
  { after, requestedAfter, registeredBy, limit }: Selection,
): Promise<RegistrationRow[]> {
  const places = trx
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '>', after)
    .where('cancelled_at', 'is', null)
    .where((eb) => eb.or([eb('is_taken', '=', 1), eb('asked_at', '>', requestedAfter)]))
    .orderBy('id')
    .limit(limit)
  return (registeredBy === undefined ? places : places.where('created_at', '<=', registeredBy)).execute()
}
