import { createHash } from 'node:crypto'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

/** Changes with everything that administrators decide of a business; an action names the one that it was read with. */
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
