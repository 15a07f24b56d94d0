import type { Selectable } from 'kysely'

export interface SessionsTable {
  /** SHA-256 of the id that the cookie carries: who reads this table can't sign in with it. */
  key: Buffer
  user_id: number
  created_at: number
  used_at: number
}

export type SessionRow = Selectable<SessionsTable>

declare module '#db/database.ts' {
  interface Database {
    sessions: SessionsTable
  }
}
