import type { Generated, Selectable } from 'kysely'

/** Somebody's place at an event. */
export interface EventRegistrationsTable {
  id: Generated<number>
  event_id: number
  email: string
  name: string
  organisation: string | null
  reference: string
  /** SHA-256 of the token in the newest mail, by which the place is given back. */
  token_hash: Buffer
  created_at: number
  /** When it was given back; null while it is taken. */
  cancelled_at: number | null
}

export type RegistrationRow = Selectable<EventRegistrationsTable>
