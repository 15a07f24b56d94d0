import type { OwnBusiness } from '@portal/domain/contract'

const URGENCY = { rejected: 0, pending: 1, approved: 2 } as const

/** What waits for the owner comes first, then what waits for us; the rest stays in its order. */
export const sortByUrgency = (businesses: readonly OwnBusiness[]): OwnBusiness[] =>
  businesses.toSorted((one, other) => URGENCY[one.status] - URGENCY[other.status])
