import type { Selectable } from 'kysely'

/** The response to a POST, kept for 60 days so that a repeat gets the same one. */
export interface IdempotencyKeysTable {
  /** Null for a sender without an account. */
  user_id: number | null
  key: string
  /** Method and path of the call that the key was used for. */
  call: string
  /** SHA-256 of the parsed body. */
  fingerprint: Buffer
  answer: string
  created_at: number
}

export type IdempotencyKeyRow = Selectable<IdempotencyKeysTable>

declare module '#db/database.ts' {
  interface Database {
    idempotency_keys: IdempotencyKeysTable
  }
}
