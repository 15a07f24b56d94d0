import { DAY } from '@portal/domain/shared'
import type { Store } from '#db/engine/open-store.ts'
import {
  deleteEndedHolds,
  deleteRegistrationsOf,
  deleteUnconfirmed,
  eventsToForget,
} from './purge.repository.ts'

/** How long after an event, or after it was taken down, it is kept who came. */
const KEPT_FOR = 90 * DAY
/** How long a place that nobody confirmed is kept: its link works until then. */
export const UNCONFIRMED_KEPT_FOR = 7 * DAY
/** Rows deleted in one transaction, so that nobody waits long for the lock. */
const BATCH = 500

/**
 * Forgets who came to events that ended 90 days ago, whatever has become of them since, or were taken down 90 days ago;
 * and who never confirmed a place. In short batches: it may die at any line and run again.
 */
export async function purgeRegistrations(store: Pick<Store, 'read' | 'write'>, now: number): Promise<void> {
  for (const eventId of await eventsToForget(store.read, now - KEPT_FOR))
    await inBatches(() => deleteRegistrationsOf(store.write, eventId, BATCH))
  await inBatches(() => deleteUnconfirmed(store.write, now - UNCONFIRMED_KEPT_FOR, BATCH))
  await inBatches(() => deleteEndedHolds(store.write, now, BATCH))
}

async function inBatches(deleteBatch: () => Promise<number>): Promise<void> {
  while ((await deleteBatch()) === BATCH);
}
