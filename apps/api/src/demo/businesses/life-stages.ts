import type { SubscriptionTier } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import type { RejectionReason } from '@portal/domain/moderation'
import { trialExpiry } from '@portal/domain/plan'
import type { BusinessRecord } from '#features/businesses/businesses.service.ts'
import type { Chance } from './chance.ts'

export const LISTING_STATES = [
  'pending',
  'rejected',
  'just approved',
  'trial',
  'trial near its end',
  'trial expired',
  'standard',
  'enhanced',
  'website package',
  'paid year run out',
  'suspended',
] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** How many of a hundred listings are in a state, roughly as in a portal that has run for two years. */
const SHARES: Record<ListingState, number> = {
  pending: 4,
  rejected: 3,
  'just approved': 2,
  trial: 27,
  'trial near its end': 4,
  'trial expired': 4,
  standard: 25,
  enhanced: 18,
  'website package': 10,
  'paid year run out': 2,
  suspended: 1,
}

/** States in turn such that any hundred listings in a row have nearly the shares above. */
export function stateAt(position: number): ListingState {
  const inTurn = LISTING_STATES.flatMap((state) => Array.from({ length: SHARES[state] }, () => state))
  // 59 and 100 have no common factor: every state comes up, spread evenly.
  return inTurn[(position * 59) % inTurn.length] ?? 'trial'
}

type StateFields = Pick<
  BusinessRecord,
  | 'status'
  | 'subscriptionTier'
  | 'createdAt'
  | 'trialExpiresAt'
  | 'planExpiresAt'
  | 'publicUntil'
  | 'suspendedAt'
  | 'rejection'
>

const REJECTIONS: readonly { reason: RejectionReason; note: string }[] = [
  {
    reason: 'incomplete',
    note: 'Please say which days you are open and add a phone number that customers can ring.',
  },
  {
    reason: 'unclear-description',
    note: 'The description names a competitor and its prices. Please tell us only what you sell.',
  },
  {
    reason: 'duplicate',
    note: 'This shop is listed already under its former name. Tell us which of the two should stay.',
  },
]

/** The stored instants and flags of a listing that is in `state` at `now` (milliseconds). */
export function fieldsOf(state: ListingState, now: number, chance: Chance): StateFields {
  const ago = (min: number, max: number) =>
    now - chance.whole(min * 24, max * 24) * HOUR - chance.whole(0, 59) * 60_000
  switch (state) {
    case 'pending':
      return { status: 'pending', subscriptionTier: 0, createdAt: ago(0, 3) }
    case 'rejected':
      return rejected(ago(5, 40), chance)
    case 'just approved':
      return trialSince(ago(0, 1), chance)
    case 'trial':
      return trialSince(ago(3, 74), chance)
    case 'trial near its end':
      return trialSince(ago(77, 88), chance)
    case 'trial expired':
      return trialSince(ago(92, 180), chance)
    case 'standard':
      return paidSince(1, ago(5, 350), chance)
    case 'enhanced':
      return paidSince(2, ago(5, 350), chance)
    case 'website package':
      return paidSince(3, ago(5, 350), chance)
    case 'paid year run out':
      return paidSince(chance.pick([1, 2]), ago(367, 430), chance)
    case 'suspended':
      return { ...trialSince(ago(20, 60), chance), suspendedAt: ago(1, 9) }
  }
}

function rejected(at: number, chance: Chance): StateFields {
  const { reason, note } = chance.pick(REJECTIONS)
  return {
    status: 'rejected',
    subscriptionTier: 0,
    createdAt: at - chance.whole(5, 60) * HOUR,
    rejection: { reason, note, at },
  }
}

function trialSince(approvedAt: number, chance: Chance): StateFields {
  const expiry = trialExpiry(approvedAt).getTime()
  return {
    status: 'approved',
    subscriptionTier: 0,
    createdAt: approvedAt - chance.whole(3, 66) * HOUR,
    trialExpiresAt: expiry,
    publicUntil: expiry,
  }
}

/** A paid year began at `paidAt`, after a trial and perhaps years before it. */
function paidSince(tier: SubscriptionTier, paidAt: number, chance: Chance): StateFields {
  const expiry = paidAt + 365 * DAY
  const approvedAt = paidAt - chance.whole(10, 400) * DAY
  return {
    status: 'approved',
    subscriptionTier: tier,
    createdAt: approvedAt - chance.whole(3, 66) * HOUR,
    trialExpiresAt: trialExpiry(approvedAt).getTime(),
    planExpiresAt: expiry,
    publicUntil: expiry,
  }
}
