import { toEpochMs, type Instant } from '../shared/instant.ts'
import type { VisibilityFields } from './visibility.ts'

/** The statuses of a listing: the moderation status combined with everything else that hides it. */
export const BUSINESS_STATUSES = [
  'pending',
  'live',
  'expired',
  'rejected',
  'suspended',
  'paused',
  'removed',
] as const
/** The status of a listing. */
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number]

/** The fields of a business that determine its status. */
export interface StateFields extends VisibilityFields {
  readonly pausedAt?: Instant | null
}

/** The status of a listing at an instant: the first that applies of removed, not approved, suspended, paused and expired, else live. */
export function getBusinessStatus(business: StateFields, now: Instant): BusinessStatus {
  const { status, removedAt, suspendedAt, pausedAt, publicUntil } = business
  if (removedAt != null) return 'removed'
  if (status !== 'approved') return status
  if (suspendedAt != null) return 'suspended'
  if (pausedAt != null) return 'paused'
  return publicUntil === null || toEpochMs(publicUntil) > toEpochMs(now) ? 'live' : 'expired'
}

const LABELS: Readonly<Record<BusinessStatus, string>> = {
  pending: 'In review',
  live: 'Live',
  expired: 'Expired',
  rejected: 'Rejected',
  suspended: 'Suspended',
  paused: 'Paused by its owner',
  removed: 'Deleted',
}

/** The label of a status. */
export const getBusinessStatusLabel = (state: BusinessStatus): string => LABELS[state]
