import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { parseJson, toJson } from '#shared/json.ts'
import type { ContentRow } from '../content.table.ts'
import { parseContentRow } from '../parse-row.ts'
import { findOpenChanges, insertEventChange, raiseSequence } from './event-changes.repository.ts'
import type { EventTimesAndPlace } from './event-changes.table.ts'
import { getEventRow } from './events.repository.ts'

type Row = Pick<
  ContentRow,
  'kind' | 'title' | 'starts_at' | 'ends_at' | 'time_zone' | 'countries' | 'details'
>

function toTimesAndPlace(row: Row): EventTimesAndPlace {
  const { details } = parseContentRow<'event', Row>(row)
  return {
    title: row.title,
    startsAt: row.starts_at ?? 0,
    endsAt: row.ends_at ?? 0,
    timeZone: row.time_zone ?? 'UTC',
    location: details.location,
  }
}

/** Whether somebody who comes would be at the wrong place or time. */
const isMoved = (before: EventTimesAndPlace, after: EventTimesAndPlace): boolean =>
  before.startsAt !== after.startsAt || before.endsAt !== after.endsAt || before.location !== after.location

/** Records that a published event was changed; if it was moved before its end, a job notifies people with a place. */
export async function recordEventChange(
  trx: Transaction<Database>,
  rowBefore: ContentRow,
  at: number,
): Promise<void> {
  await raiseSequence(trx, rowBefore.id)
  const before = toTimesAndPlace(rowBefore)
  const after = toTimesAndPlace(await getEventRow(trx, rowBefore.id))
  if (!isMoved(before, after) || before.endsAt <= at) return
  await insertEventChange(trx, {
    event_id: rowBefore.id,
    changed_at: at,
    before: toJson<EventTimesAndPlace>(before),
    after: toJson<EventTimesAndPlace>(after),
  })
}

/** A move of an event of which not everybody has been notified. */
export interface OpenEventChange {
  readonly id: number
  readonly eventId: number
  /** Milliseconds. */
  readonly at: number
  readonly before: EventTimesAndPlace
  readonly after: EventTimesAndPlace
  /** The last registration that was notified. */
  readonly notifiedUpTo: number
}

/** The moves of published events that are not over of which not everybody has been notified, the first one first. */
export async function findOpenEventChanges(
  db: Kysely<Database>,
  now: number,
  limit: number,
): Promise<OpenEventChange[]> {
  const rows = await findOpenChanges(db, now, limit)
  return rows.map(({ id, event_id, changed_at, before, after, told_up_to }) => ({
    id,
    eventId: event_id,
    at: changed_at,
    before: parseJson(before),
    after: parseJson(after),
    notifiedUpTo: told_up_to ?? 0,
  }))
}
