import type { SubscriptionTier } from '@portal/domain/contract'
import { DAY, HOUR, MINUTE } from '@portal/domain/shared'
import { getTrialExpiry } from '@portal/domain/plan'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import type { Rejection } from '../data/businesses.ts'
import type { Random } from '../random.ts'

/** The stages of a business on the portal, from registration to the end of its paid time. */
export const LIFE_STAGES = [
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
  'paused',
  'suspended',
] as const
export type LifeStage = (typeof LIFE_STAGES)[number]

/** The number of businesses per hundred at each stage, roughly as after two years. */
const SHARES: Record<LifeStage, number> = {
  pending: 4,
  rejected: 3,
  'just approved': 2,
  trial: 27,
  'trial near its end': 4,
  'trial expired': 4,
  standard: 25,
  enhanced: 18,
  'website package': 10,
  'paid year run out': 1,
  paused: 1,
  suspended: 1,
}

/** Returns the stage of the business at a position, so that any hundred consecutive ones have nearly these shares. */
export function getStage(position: number): LifeStage {
  const inTurn = LIFE_STAGES.flatMap((stage) => Array.from({ length: SHARES[stage] }, () => stage))
  // 59 and 100 have no common factor: every stage occurs, spread evenly.
  return inTurn[(position * 59) % inTurn.length] ?? 'trial'
}

type StageFields = Pick<
  BusinessRecord,
  | 'status'
  | 'subscriptionTier'
  | 'createdAt'
  | 'trialExpiresAt'
  | 'planExpiresAt'
  | 'publicUntil'
  | 'pausedAt'
  | 'suspendedAt'
  | 'suspensionReason'
  | 'rejection'
>

interface StageSources {
  readonly random: Random
  readonly rejections: readonly Rejection[]
}

/** Returns the stored instants and flags of a business at `stage` at `now` (milliseconds). */
export function createStageFields(
  stage: LifeStage,
  now: number,
  { random, rejections }: StageSources,
): StageFields {
  const drawAgo = (min: number, max: number) =>
    now - random.integer(min * 24, max * 24) * HOUR - random.integer(0, 59) * MINUTE
  switch (stage) {
    case 'pending':
      return { status: 'pending', subscriptionTier: 0, createdAt: drawAgo(0, 3) }
    case 'rejected':
      return createRejectedFields(drawAgo(5, 40), { random, rejections })
    case 'just approved':
      return createTrialFields(drawAgo(0, 1), random)
    case 'trial':
      return createTrialFields(drawAgo(3, 74), random)
    case 'trial near its end':
      return createTrialFields(drawAgo(77, 88), random)
    case 'trial expired':
      return createTrialFields(drawAgo(92, 180), random)
    case 'standard':
      return createPaidFields(1, drawAgo(5, 350), random)
    case 'enhanced':
      return createPaidFields(2, drawAgo(5, 350), random)
    case 'website package':
      return createPaidFields(3, drawAgo(5, 350), random)
    case 'paid year run out':
      return createPaidFields(random.pick([1, 2]), drawAgo(367, 430), random)
    case 'paused':
      return { ...createTrialFields(drawAgo(20, 60), random), pausedAt: drawAgo(1, 9) }
    case 'suspended':
      return {
        ...createTrialFields(drawAgo(20, 60), random),
        suspendedAt: drawAgo(1, 9),
        suspensionReason: 'contact-unreachable',
      }
  }
}

function createRejectedFields(at: number, { random, rejections }: StageSources): StageFields {
  const { reason, note } = random.pick(rejections)
  return {
    status: 'rejected',
    subscriptionTier: 0,
    createdAt: at - random.integer(5, 60) * HOUR,
    rejection: { reason, note, at },
  }
}

function createTrialFields(approvedAt: number, random: Random): StageFields {
  const expiry = getTrialExpiry(approvedAt).getTime()
  return {
    status: 'approved',
    subscriptionTier: 0,
    createdAt: approvedAt - random.integer(3, 66) * HOUR,
    trialExpiresAt: expiry,
    publicUntil: expiry,
  }
}

/** Returns a paid year that began at `paidAt`, after a trial and perhaps earlier years. */
function createPaidFields(tier: SubscriptionTier, paidAt: number, random: Random): StageFields {
  const expiry = paidAt + 365 * DAY
  const approvedAt = paidAt - random.integer(10, 400) * DAY
  return {
    status: 'approved',
    subscriptionTier: tier,
    createdAt: approvedAt - random.integer(3, 66) * HOUR,
    trialExpiresAt: getTrialExpiry(approvedAt).getTime(),
    planExpiresAt: expiry,
    publicUntil: expiry,
  }
}
