import { PROFILE_COLUMNS, type ProfileRow } from '@portal/api/src/features/businesses/businesses.table.ts'
import { toPublicProfile } from '@portal/api/src/features/businesses/profile/profile.view.ts'
import type SqliteDatabase from 'better-sqlite3'
import type { BareResponse } from './bare-response.ts'

const NOT_FOUND: BareResponse = { status: 404, json: '{"message":"Business not found"}' }

export function createProfiles(sqlite: SqliteDatabase.Database) {
  const bySlug = sqlite.prepare<[string], ProfileRow>(
    `select ${PROFILE_COLUMNS.join(', ')} from businesses where slug = ?`,
  )
  return (slug: string, now: number): BareResponse => {
    const row = bySlug.get(slug)
    const isPublic =
      row?.status === 'approved' &&
      row.hidden_at === null &&
      row.removed_at === null &&
      row.public_until > now
    return isPublic ? { status: 200, json: JSON.stringify(toPublicProfile(row, now)) } : NOT_FOUND
  }
}
