import type { CountryCode } from '@portal/domain/place'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentListRow } from '../content.table.ts'
import { parseContentRow } from '../parse-row.ts'
import {
  addToRegistrations,
  findUpcomingIds,
  findEndedIds,
  findEndedOrTakenDownIds,
  findPublishedEventRow,
  findTakenDownRows,
  getEventRow,
} from './events.repository.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** The facts of an event that registrations need. Times in milliseconds, shown in `timeZone`. */
export interface RegistrableEvent {
  readonly id: number
  readonly slug: string
  readonly title: string
  /** Whether it is on the site: neither waiting for a decision nor taken down. */
  readonly isApproved: boolean
  readonly isSample: boolean
  readonly startsAt: number
  readonly endsAt: number
  readonly timeZone: string
  readonly country: CountryCode | null
  readonly location: string
  readonly organiser: string
  /** The organiser's address. */
  readonly contactEmail: string | null
  /** Null where places are not limited. */
  readonly capacity: number | null
  readonly placesTaken: number
}

function toRegistrableEvent(row: ContentListRow): RegistrableEvent {
  const { countries, details } = parseContentRow<'event', ContentListRow>(row)
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    isApproved: row.status === 'approved',
    isSample: row.is_sample === 1,
    startsAt: row.starts_at ?? 0,
    endsAt: row.ends_at ?? 0,
    timeZone: row.time_zone ?? 'UTC',
    country: countries[0] ?? null,
    location: details.location,
    organiser: details.organiser,
    contactEmail: details.contactEmail,
    capacity: details.capacity,
    placesTaken: row.registrations,
  }
}

/** A published event, by slug, or by id where the text is digits only. */
export async function findPublishedEvent(
  db: Db,
  idOrSlug: string,
  now: number,
): Promise<RegistrableEvent | undefined> {
  const row = await findPublishedEventRow(db, idOrSlug, now)
  return row && toRegistrableEvent(row)
}

/** An event, whatever its status. */
export const getEvent = async (db: Db, id: number): Promise<RegistrableEvent> =>
  toRegistrableEvent(await getEventRow(db, id))

/** Counts a place that was confirmed, in the transaction of the confirmation. */
export const recordTakenPlace = (trx: Trx, eventId: number): Promise<void> =>
  addToRegistrations(trx, eventId, 1)

/** Counts a place that was freed, in the transaction of the cancellation. */
export const recordFreedPlace = (trx: Trx, eventId: number): Promise<void> =>
  addToRegistrations(trx, eventId, -1)

/** When an event was taken down; milliseconds. */
export interface TakeDown {
  readonly eventId: number
  readonly at: number
}

/** The take-downs of events that have not ended, the next one to end first; of one event or of all. */
export async function findTakeDowns(db: Db, now: number, eventId?: number): Promise<TakeDown[]> {
  const rows = await findTakenDownRows(db, now, eventId)
  return rows.map(({ id, rejected_at }) => ({ eventId: id, at: rejected_at ?? 0 }))
}

/** Of these events, those that are published and not over. */
export const findUpcomingEvents = findUpcomingIds

/** Of these events, those that ended, whatever their status since, or were taken down by then. */
export async function findConcludedEvents(db: Db, ids: readonly number[], by: number): Promise<number[]> {
  const [published, unpublished] = [
    await findEndedIds(db, ids, by),
    await findEndedOrTakenDownIds(db, ids, by),
  ]
  return [...published, ...unpublished]
}
