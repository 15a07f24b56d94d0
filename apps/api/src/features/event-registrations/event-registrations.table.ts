import type { ColumnType, Generated, Selectable } from 'kysely'

/** Somebody's place at an event: asked for, confirmed by mail, given back. */
export interface EventRegistrationsTable {
  id: Generated<number>
  event_id: number
  email: string
  /** These three are of the asking that was confirmed; until then of the first one. */
  name: string
  organisation: string | null
  reference: string
  created_at: number
  /** When the place was last asked for with this address, by whomever. */
  asked_at: number
  /** When it was confirmed by the link of the mail; null until then. */
  confirmed_at: number | null
  /** When it was given back; null while it is not. */
  cancelled_at: number | null
  /** Whether it is confirmed and not given back. */
  is_taken: ColumnType<0 | 1, never, never>
  /** Whether the organiser knows it as taken: what differs is in their next digest. */
  organiser_knows: Generated<0 | 1>
}

/**
 * A token that left in a mail about a place, by its SHA-256, and what was typed for that mail. It confirms the place, for
 * who typed that, and gives it back: anybody may ask with an address, and only one asking becomes the place.
 */
export interface EventRegistrationTokensTable {
  hash: Buffer
  registration_id: number
  name: string
  organisation: string | null
  reference: string
  asked_at: number
}

/** A place that is kept free for who asked for it, until they confirm it or the time is over. */
export interface EventHoldsTable {
  id: Generated<number>
  event_id: number
  registration_id: number
  /** Where it was asked for from. */
  network: string
  held_until: number
}

/** When the organiser of an event was last written to about places. */
export interface EventDigestsTable {
  event_id: number
  sent_at: number
}

/** How far those with a place at an event have been told that it was taken down. */
export interface TakeDownNoticesTable {
  event_id: number
  /** When it was: another time makes another notice. */
  taken_down_at: number
  /** The last registration that was told. */
  told_up_to: number
  is_done: 0 | 1
}

export type RegistrationRow = Selectable<EventRegistrationsTable>

/** What somebody typed who asked for a place, and the reference that they were told. */
export type PlaceRequest = Pick<RegistrationRow, 'name' | 'organisation' | 'reference'>

declare module '#db/database.ts' {
  interface Database {
    event_registrations: EventRegistrationsTable
    event_registration_tokens: EventRegistrationTokensTable
    event_holds: EventHoldsTable
    event_digests: EventDigestsTable
    event_take_down_notices: TakeDownNoticesTable
  }
}
