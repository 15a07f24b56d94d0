import type { Generated, Selectable } from 'kysely'

export interface UsersTable {
  id: Generated<number>
  /** Lower case; used to sign in. */
  email: string
  first_name: string
  last_name: string
  /** argon2id in PHC format; null if an identity provider does the sign-in. */
  password_hash: string | null
  profile_image_url: string | null
  is_admin: Generated<0 | 1>
  /** When the address was confirmed; null until then. */
  email_confirmed_at: number | null
  created_at: number
  /** Since when its sign-in is blocked; null if it is not suspended. */
  suspended_at: number | null
  /** A code of `ACCOUNT_SUSPENSION_REASONS`. */
  suspension_reason: string | null
  /** The note to its holder besides the reason. */
  suspension_note: string | null
}

export type UserRow = Selectable<UsersTable>

declare module '#db/database.ts' {
  interface Database {
    users: UsersTable
  }
}
