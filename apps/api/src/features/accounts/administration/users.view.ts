import type { UserSummary } from '@portal/domain/contract'
import type { UserRow } from '#features/users/users.table.ts'

type SummaryRow = Pick<
  UserRow,
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'profile_image_url'
  | 'is_admin'
  | 'email_confirmed_at'
  | 'created_at'
  | 'suspended_at'
>

export const toInstant = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString()

/** An account as administrators see it in the list. */
export const toUserSummary = (row: SummaryRow, listings: number): UserSummary => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  profileImageUrl: row.profile_image_url,
  isAdmin: row.is_admin === 1,
  isEmailConfirmed: row.email_confirmed_at !== null,
  openedAt: new Date(row.created_at).toISOString(),
  suspendedAt: toInstant(row.suspended_at),
  listings,
})
