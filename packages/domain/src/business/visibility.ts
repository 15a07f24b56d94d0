import { toEpochMs, type Instant } from '../shared/instant.ts'

/** The fields of a business that determine who may see it. */
export interface VisibilityFields {
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly suspendedAt?: Instant | null
  readonly removedAt?: Instant | null
  /** When the trial or the paid year ends; null for a business that does not expire. */
  readonly publicUntil: Instant | null
}

/** `public`: to everybody; `expired`: by its slug only; `hidden`: only to its owner and administrators. */
export type Visibility = 'public' | 'expired' | 'hidden'

/** Who may see a business at an instant; at `publicUntil` itself it has expired. */
export function getVisibility(business: VisibilityFields, now: Instant): Visibility {
  if (business.status !== 'approved' || business.suspendedAt != null || business.removedAt != null)
    return 'hidden'
  if (business.publicUntil === null) return 'public'
  return toEpochMs(business.publicUntil) > toEpochMs(now) ? 'public' : 'expired'
}

/** For how many days of 24 hours from its creation a business counts as new. */
export const NEW_DAYS = 30
