import { sql, type Generated, type RawBuilder, type SqlBool } from 'kysely'

/** A place that is kept free until it is confirmed or the hold expires. */
export interface EventHoldsTable {
  id: Generated<number>
  event_id: number
  registration_id: number
  /** The network that the request came from. */
  network: string
  held_until: number
}

/** Whether a place is held: its hold has not expired. */
export const isHeld = (now: number): RawBuilder<SqlBool> => sql<SqlBool>`event_holds.held_until > ${now}`

declare module '#db/database.ts' {
  interface Database {
    event_holds: EventHoldsTable
  }
}
