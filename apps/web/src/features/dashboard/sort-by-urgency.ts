import type { OwnBusiness } from '@portal/domain/contract'

const URGENCY = { rejected: 0, pending: 1, approved: 2 } as const

/** First the listings that need the owner, then those in review; otherwise in the same order. */
export const sortByUrgency = (businesses: readonly OwnBusiness[]): OwnBusiness[] =>
  businesses.toSorted((one, other) => URGENCY[one.status] - URGENCY[other.status])
