import type { OwnBusiness } from '@portal/domain/contract'
import { getStatusLabel } from '@portal/domain/moderation'
import type { BadgeTone } from '@portal/ui'

interface ListingNotice {
  label: string
  tone: BadgeTone
}

/** A listing's state in one word, for its owner. */
export function getListingNotice(business: OwnBusiness, now: number): ListingNotice {
  if (business.status === 'pending') return { label: getStatusLabel('pending'), tone: 'sun' }
  if (business.status === 'rejected') return { label: getStatusLabel('rejected'), tone: 'danger' }
  if (business.suspendedAt) return { label: 'Suspended', tone: 'danger' }
  if (business.pausedAt) return { label: 'Paused', tone: 'sun' }
  const isPublic = business.publicUntil === null || Date.parse(business.publicUntil) > now
  return isPublic ? { label: 'Live', tone: 'leaf' } : { label: 'Expired', tone: 'orange' }
}
