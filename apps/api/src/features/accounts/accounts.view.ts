import type { CurrentUser } from '@portal/domain/contract'
import type { SessionUser } from '#http/server/session.ts'
import type { UserRow } from '#features/users/users.table.ts'

type SessionUserRow = Pick<
  UserRow,
  'id' | 'email' | 'first_name' | 'last_name' | 'profile_image_url' | 'is_admin' | 'email_confirmed_at'
>

/** A user as the rest of the API knows them. */
export const toSessionUser = (row: SessionUserRow): SessionUser => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
  isAdmin: row.is_admin === 1,
  isEmailConfirmed: row.email_confirmed_at !== null,
})

/** The response to signed-in users about themselves. */
export const toCurrentUser = ({ id: _id, ...user }: SessionUser): CurrentUser => user
