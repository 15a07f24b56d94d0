import type { CountryCode } from '@portal/domain/place'
import type { Generated, Insertable, Selectable } from 'kysely'

export interface EventsTable {
  id: Generated<number>
  slug: string
  title: string
  description: string
  type: string
  starts_at: number
  ends_at: number
  /** IANA name; the times are read in it. */
  time_zone: string
  location: string
  country: CountryCode
  organiser: string
  /** A sentence such as "Free". */
  price: string
  is_featured: 0 | 1
  is_sample: 0 | 1
}

export type EventRow = Selectable<EventsTable>
export type NewEventRow = Insertable<EventsTable>
