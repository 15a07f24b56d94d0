import { hasFreePlaces } from '@portal/domain/content'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { raisePublicVersion } from '#db/version.ts'
import { getEvent, type RegistrableEvent } from '#features/content/events/events.service.ts'
import { countHolds } from './holds.repository.ts'

type Trx = Transaction<Database>

/** Whether an event has a place that is neither taken nor held. */
export async function hasPlacesLeft(trx: Trx, event: RegistrableEvent, now: number): Promise<boolean> {
  const { id, capacity, placesTaken } = event
  // Without a capacity, holds need not be counted.
  if (capacity === null) return true
  return hasFreePlaces(capacity, placesTaken + (await countHolds(trx, id, now)))
}

/**
 * Runs a change of places, and raises the public version if the event becomes full or free again by it. The number of
 * places has a version of its own.
 */
export async function withAvailabilityTracking<Result>(
  trx: Trx,
  event: RegistrableEvent,
  now: number,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await hasPlacesLeft(trx, event, now)
  const result = await change()
  const after = await hasPlacesLeft(trx, await getEvent(trx, event.id), now)
  if (before !== after && event.isApproved) await raisePublicVersion(trx)
  return result
}
