import { parseEventType } from '@portal/domain/content'
import type { EventItem, listEvents } from '@portal/domain/contract'
import { toEpochMs } from '@portal/domain/shared'
import type { Query } from '#shared/calls/call.ts'
import { useListEventsQuery } from '../events.api.ts'

const SHOWN = 3

type EventKey = Pick<EventItem, 'id' | 'type' | 'country'>

/** Queries for related events: of the same type, and of the same country. */
export const toRelatedQueries = ({
  type,
  country,
}: EventKey): readonly [Query<typeof listEvents>, Query<typeof listEvents>] => [
  { type: parseEventType(type)?.slug ?? type, limit: String(SHOWN + 1) },
  { country, limit: String(SHOWN + 1) },
]

const byStart = (a: EventItem, b: EventItem): number => toEpochMs(a.startsAt) - toEpochMs(b.startsAt)

/** Upcoming events of the same type or country, the next one first, without the event itself. */
export function useRelatedEvents(event: EventKey): EventItem[] {
  const [ofType, ofCountry] = toRelatedQueries(event)
  const pages = [useListEventsQuery(ofType).data, useListEventsQuery(ofCountry).data]
  const byId = new Map(pages.flatMap((page) => page?.items ?? []).map((item) => [item.id, item]))
  byId.delete(event.id)
  return [...byId.values()].sort(byStart).slice(0, SHOWN)
}
