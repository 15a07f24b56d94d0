import { toEpochMs, type Instant } from '../shared/instant.ts'
import type { VisibilityFields } from './visibility.ts'

/** What a listing may be: its moderation status together with what else keeps it from the public. */
export const BUSINESS_STATES = [
  'pending',
  'live',
  'expired',
  'rejected',
  'suspended',
  'paused',
  'removed',
] as const
/** The state of a listing. */
export type BusinessStatus = (typeof BUSINESS_STATES)[number]

/** The fields of a business that decide its state. */
export interface StateFields extends VisibilityFields {
  readonly pausedAt?: Instant | null
}

/** The state of a listing at a moment: the first of removed, not approved, suspended, paused, expired that holds, or live. */
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

/** A state as people read it. */
export const getBusinessStatusLabel = (state: BusinessStatus): string => LABELS[state]
