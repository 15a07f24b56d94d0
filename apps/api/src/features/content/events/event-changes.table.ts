import type { Generated } from 'kysely'
import type { Json } from '#shared/json.ts'

/** When and where an event is; milliseconds. */
export interface EventTimesAndPlace {
  readonly title: string
  readonly startsAt: number
  readonly endsAt: number
  readonly timeZone: string
  readonly location: string
}

/** Moves of published events, before and after. */
export interface EventChangesTable {
  id: Generated<number>
  event_id: number
  changed_at: number
  before: Json<EventTimesAndPlace>
  after: Json<EventTimesAndPlace>
}

declare module '#db/database.ts' {
  interface Database {
    event_changes: EventChangesTable
  }
}
