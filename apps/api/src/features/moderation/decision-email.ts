import { getBusinessPath } from '@portal/domain/business'
import { getRejectionLabel } from '@portal/domain/moderation'
import { getTimeZone } from '@portal/domain/place'
import { isTrialTier } from '@portal/domain/plan'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type { Email, Site } from '#mail/rendering/email.ts'
import { renderListingApproved } from '#mail/templates/listing-approved.ts'
import { renderListingRejected } from '#mail/templates/listing-rejected.ts'

/** The email about a decision to the owner; `row` is the decided business, `now` in milliseconds. */
export function createDecisionEmail(site: Site, accountName: string, row: BusinessRow, now: number): Email {
  const about = { ownerName: row.owner_name || accountName, businessName: row.name }
  if (row.status === 'rejected') {
    return renderListingRejected(site, {
      ...about,
      businessId: row.id,
      reason: row.rejection_reason === null ? null : getRejectionLabel(row.rejection_reason),
      note: row.rejection_note,
    })
  }
  return renderListingApproved(site, {
    ...about,
    path: getBusinessPath(row),
    trialExpiry:
      isTrialTier(row.tier) && row.trial_expires_at !== null ? new Date(row.trial_expires_at) : null,
    now: new Date(now),
    timeZone: getTimeZone(row),
  })
}
