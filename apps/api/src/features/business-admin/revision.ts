import { createHash } from 'node:crypto'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

/**
 * A hash of everything that administrators decide about a business; an action names the revision that it was read at.
 */
export function getRevision(row: BusinessRow): string {
  const decided = [
    row.status,
    row.suspended_at,
    row.paused_at,
    row.removed_at,
    row.public_until,
    row.tier,
    row.plan_expires_at,
    row.featured_choice_until,
    row.is_verified,
    row.verification_method,
    row.verified_on,
    row.owner_id,
  ]
  return createHash('sha256').update(JSON.stringify(decided)).digest('base64url').slice(0, 20)
}
