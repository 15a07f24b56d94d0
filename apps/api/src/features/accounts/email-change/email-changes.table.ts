import type { Generated, Selectable } from 'kysely'

/** A change of an account's address. */
export interface EmailChangesTable {
  id: Generated<number>
  user_id: number
  /** Gets a notice of the change, with a link to stop or undo it. */
  old_email: string
  new_email: string
  requested_at: number
  /** Null while the new address waits to be confirmed; an account has one such change at most. */
  confirmed_at: Generated<number | null>
}

/** Tokens in emails about a change: `confirm` to the new address, `stop` to the old one. */
export interface EmailChangeTokensTable {
  /** SHA-256 of the token. */
  hash: Buffer
  change_id: number
  purpose: 'confirm' | 'stop'
  created_at: number
}

export type EmailChangeRow = Selectable<EmailChangesTable>

declare module '#db/database.ts' {
  interface Database {
    email_changes: EmailChangesTable
    email_change_tokens: EmailChangeTokensTable
  }
}
