import type { OwnBusiness } from '@portal/domain/contract'

const URGENCY = { rejected: 0, pending: 1, approved: 2 } as const

/** First what the owner has to do, then what waits for review; otherwise in the same order. */
export const sortByUrgency = (businesses: readonly OwnBusiness[]): OwnBusiness[] =>
  businesses.toSorted((one, other) => URGENCY[one.status] - URGENCY[other.status])
