import type { ColumnType, Generated, Selectable } from 'kysely'

/** A person's place at an event: registered, confirmed by email, cancelled. */
export interface EventRegistrationsTable {
  id: Generated<number>
  event_id: number
  email: string
  /** These three are of the request that was confirmed; until then of the first one. */
  name: string
  organisation: string | null
  reference: string
  created_at: number
  /** When somebody last registered with this address. */
  asked_at: number
  /** When it was confirmed by a link; null until then. */
  confirmed_at: number | null
  /** When it was cancelled; null while it is not. */
  cancelled_at: number | null
  /** Whether it is confirmed and not cancelled. */
  is_taken: ColumnType<0 | 1, never, never>
  /** Whether the last digest named it as taken: where `is_taken` differs, the next digest names it. */
  organiser_knows: Generated<0 | 1>
}

/**
 * A token that was sent in an email about a place, by its SHA-256, and the request that it was sent for. It confirms the
 * place for that request, and cancels it: anybody may register with an address, and only one request gets the place.
 */
export interface EventRegistrationTokensTable {
  hash: Buffer
  registration_id: number
  name: string
  organisation: string | null
  reference: string
  asked_at: number
}

/** When the last digest about an event was sent to its organiser. */
export interface EventDigestsTable {
  event_id: number
  sent_at: number
}

/** The progress of notifying people with a place that their event was taken down. */
export interface TakeDownNoticesTable {
  event_id: number
  /** When it was taken down: each take-down has a notice of its own. */
  taken_down_at: number
  /** The last registration that was notified. */
  told_up_to: number
  is_done: 0 | 1
  /** Of these, the last registration that was notified that it is back. */
  back_told_up_to: Generated<number>
  is_back_told: Generated<0 | 1>
}

/** The progress of notifying people with a place that their event was moved. */
export interface EventChangeNoticesTable {
  change_id: number
  /** The last registration that was notified. */
  told_up_to: number
  is_done: 0 | 1
}

export type RegistrationRow = Selectable<EventRegistrationsTable>

/** A request for a place as it was typed, and its reference. */
export type PlaceRequest = Pick<RegistrationRow, 'name' | 'organisation' | 'reference'>

declare module '#db/database.ts' {
  interface Database {
    event_registrations: EventRegistrationsTable
    event_registration_tokens: EventRegistrationTokensTable
    event_digests: EventDigestsTable
    event_take_down_notices: TakeDownNoticesTable
    event_change_notices: EventChangeNoticesTable
  }
}
