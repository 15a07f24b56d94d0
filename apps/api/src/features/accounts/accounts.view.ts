import type { CurrentUser } from '@portal/domain/contract'
import type { SessionUser } from '#http/server/session.ts'
import type { UserRow } from './users.table.ts'

/** Who a row of `users` is to the rest of the API. */
export const sessionUserOf = (row: Omit<UserRow, 'password_hash' | 'created_at'>): SessionUser => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
  isAdmin: row.is_admin === 1,
  isEmailConfirmed: row.email_confirmed_at !== null,
})

/** What a signed-in person reads about themselves. */
export const currentUserView = ({ id: _id, ...user }: SessionUser): CurrentUser => user
