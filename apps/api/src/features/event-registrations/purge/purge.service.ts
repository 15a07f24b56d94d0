import { DAY } from '@portal/domain/shared'
import type { Store } from '#db/engine/open-store.ts'
import { findConcludedEvents } from '#features/content/events/events.service.ts'
import {
  deleteExpiredHolds,
  deleteRegistrationsOf,
  deleteUnconfirmed,
  findRegisteredEvents,
} from './purge.repository.ts'

/** How long registrations are kept after an event, or after it was taken down. */
const RETENTION = 90 * DAY
/** How long an unconfirmed registration is kept: its link works until then. */
export const UNCONFIRMED_RETENTION = 7 * DAY
/** Rows deleted in one transaction, so that nobody waits long for the lock. */
const BATCH = 500

/**
 * Deletes the registrations of events that ended 90 days ago, whatever has become of them since, or were taken down 90
 * days ago, unconfirmed registrations, and holds that have expired. In short batches: it may die at any line and run again.
 */
export async function purgeRegistrations(
  { read, write }: Pick<Store, 'read' | 'write'>,
  now: number,
): Promise<void> {
  for (const eventId of await findConcludedEvents(read, await findRegisteredEvents(read), now - RETENTION))
    await inBatches(() => deleteRegistrationsOf(write, eventId, BATCH))
  await inBatches(() => deleteUnconfirmed(write, now - UNCONFIRMED_RETENTION, BATCH))
  await inBatches(() => deleteExpiredHolds(write, now, BATCH))
}

async function inBatches(deleteBatch: () => Promise<number>): Promise<void> {
  while ((await deleteBatch()) === BATCH);
}
