import { eventTypeFromText } from '@portal/domain/content'
import type { EventItem, EventsQuery } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import type { Store } from '#db/open.ts'
import { pageOf } from '#db/pagination.ts'
import { matchOf } from '#db/search.ts'
import { countEvents, findEvents, openEventsText, type EventFilter } from './events.repository.ts'
import { eventItem } from './events.view.ts'

export { countEvents, insertEvents, type EventRecord } from './events.repository.ts'

interface Found {
  readonly items: EventItem[]
  readonly total: number
}

/** Reads of events, opened once. */
export interface Events {
  list(query: EventsQuery, now: number): Promise<Found>
  /** The best matches of a search text among those that have not ended. */
  search(text: string, most: number, now: number): Promise<Found>
}

const NOTHING: Found = { items: [], total: 0 }
/** Earlier than any event. */
const EVER = -1

export function openEvents(store: Store): Events {
  const { read } = store
  const text = openEventsText(store)

  return {
    async list(query, now) {
      const page = pageOf(query)
      const filter = filterOf(query, now)
      if (!filter) return NOTHING
      const match = query.search?.trim() ? matchOf(query.search) : undefined
      if (match === null) return NOTHING
      const after = filter.endsAfter ?? EVER
      const whole = match === undefined ? filter : { ...filter, ids: text.some(match, { after }) }
      const rows = await findEvents(read, whole, page)
      return { items: rows.map(eventItem), total: await countEvents(read, whole) }
    },
    async search(words, most, now) {
      const match = matchOf(words)
      if (match === null) return NOTHING
      const { ids, total } = text.best(match, { limit: most, offset: 0 }, { after: now })
      const rows = await findEvents(read, { ids }, { limit: most, offset: 0 })
      const items = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(eventItem)
      return { items, total }
    },
  }
}

/** The filter that a query stands for; null when it names something that does not exist. */
function filterOf({ country, type, featured, when }: EventsQuery, now: number): EventFilter | null {
  const place = country?.trim() ? resolvePlace(country) : undefined
  const kind = type?.trim() ? eventTypeFromText(type) : undefined
  const isKnown = !when?.trim() || when === 'upcoming' || when === 'all'
  if (place === null || kind === null || featured === null || !isKnown) return null
  return {
    ...(place && { country: place.country }),
    ...(kind && { type: kind.name }),
    ...(featured !== undefined && { featured }),
    ...(when !== 'all' && { endsAfter: now }),
  }
}
