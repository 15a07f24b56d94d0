import { HOUR } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { raisePublicVersion } from '#db/version.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import { detailRow } from '#features/submissions/submissions.service.ts'
import { countHeld } from './holds.repository.ts'
import { findEventById } from './event-registrations.repository.ts'

/** How long a place is kept free for who asked for it. */
export const HELD_FOR = 2 * HOUR

type Trx = Transaction<Database>

/** Whether an event has a place that is neither taken nor held for somebody. */
export async function hasPlacesLeft(trx: Trx, event: ContentRow, now: number): Promise<boolean> {
  const { capacity } = detailRow<'event'>(event).details
  return capacity === null || event.registrations + (await countHeld(trx, event.id, now)) < capacity
}

/**
 * Does what takes, holds or frees places. The public version moves only where the event is full by it, or no longer;
 * the number of places has a version of its own.
 */
export async function movingPlaces<Result>(
  trx: Trx,
  event: ContentRow,
  now: number,
  move: () => Promise<Result>,
): Promise<Result> {
  const had = await hasPlacesLeft(trx, event, now)
  const result = await move()
  const has = await hasPlacesLeft(trx, await findEventById(trx, event.id), now)
  if (had !== has && event.status === 'approved') await raisePublicVersion(trx)
  return result
}
