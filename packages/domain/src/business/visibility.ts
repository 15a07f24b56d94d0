import { timeOf, type Moment } from '../shared/moment.ts'

/** What decides who may see a listing. */
export interface Listing {
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly suspendedAt?: Moment | null
  readonly removedAt?: Moment | null
  /** The instant at which the trial or the paid year ends; null for a listing that does not expire. */
  readonly publicUntil: Moment | null
}

/** `public` to everybody; `expired` by its slug only; `hidden` from all but its owner and administrators. */
export type Visibility = 'public' | 'expired' | 'hidden'

/** Who may see a listing at a moment; at `publicUntil` itself it is expired. */
export function visibilityOf(listing: Listing, now: Moment): Visibility {
  if (listing.status !== 'approved' || listing.suspendedAt != null || listing.removedAt != null)
    return 'hidden'
  if (listing.publicUntil === null) return 'public'
  return timeOf(listing.publicUntil) > timeOf(now) ? 'public' : 'expired'
}

/** Days of 24 hours for which a listing counts as new, from its creation. */
export const NEW_DAYS = 30
