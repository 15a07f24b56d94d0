import { DAY } from '@portal/domain/shared'
import type { Store } from '#db/engine/store.ts'
import { purgeInBatches } from '#db/purge.ts'
import { findConcludedEvents } from '#features/content/events/events.service.ts'
import {
  deleteExpiredHolds,
  deleteRegistrationsOf,
  deleteUnconfirmed,
  findRegisteredEvents,
} from './purge.repository.ts'

/** How long registrations are kept after an event, or after it was taken down. */
export const PLACE_RETENTION = 90 * DAY
/** How long an unconfirmed registration is kept: its link works until then. */
export const UNCONFIRMED_RETENTION = 7 * DAY

/**
 * Deletes registrations 90 days after their event ended or was taken down, unconfirmed registrations, and expired
 * holds. In short batches: it may die at any line and run again.
 */
export async function purgeRegistrations(
  { read, write }: Pick<Store, 'read' | 'write'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  for (const eventId of await findConcludedEvents(
    read,
    await findRegisteredEvents(read),
    now - PLACE_RETENTION,
  ))
    await purgeInBatches(write, (trx, limit) => deleteRegistrationsOf(trx, eventId, limit), signal)
  await purgeInBatches(
    write,
    (trx, limit) => deleteUnconfirmed(trx, now - UNCONFIRMED_RETENTION, limit),
    signal,
  )
  await purgeInBatches(write, (trx, limit) => deleteExpiredHolds(trx, now, limit), signal)
}
