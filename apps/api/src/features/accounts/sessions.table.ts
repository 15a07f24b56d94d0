import type { Selectable } from 'kysely'

export interface SessionsTable {
  /** SHA-256 of the id in the cookie, so that nobody can sign in with the content of this table. */
  key: Buffer
  user_id: number
  created_at: number
  used_at: number
  /** Where it was started: `Chrome on Android`; null where that is unknown. */
  device: string | null
}

export type SessionRow = Selectable<SessionsTable>

declare module '#db/database.ts' {
  interface Database {
    sessions: SessionsTable
  }
}
