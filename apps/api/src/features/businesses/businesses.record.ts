import type { VerificationMethod } from '@portal/domain/business'
import type { BusinessType, Hours, SocialMedia, SubscriptionTier } from '@portal/domain/contract'
import type { ModerationStatus } from '@portal/domain/moderation'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { PhotoMeasures } from './businesses.table.ts'

/** A business to store: every stored field, of which only these four are required. Instants in milliseconds. */
export interface BusinessRecord {
  readonly name: string
  readonly country: CountryCode
  /** The name of a known category. */
  readonly category: string
  readonly createdAt: number
  /** Left out: made from the name. One that is taken gets a number. */
  readonly slug?: string
  readonly status?: ModerationStatus
  readonly subscriptionTier?: SubscriptionTier
  /** By an administrator's choice, whatever its reviews. */
  readonly isFeatured?: boolean
  /** Left out or null: a featured one stays so. */
  readonly featuredUntil?: number | null
  readonly isVerified?: boolean
  /** Left out or null: unknown. */
  readonly verificationMethod?: VerificationMethod | null
  /** A local day. */
  readonly verifiedOn?: string | null
  readonly province?: ProvinceCode | null
  readonly address?: string | null
  readonly description?: string
  /** E.164. */
  readonly phone?: string | null
  readonly email?: string | null
  readonly website?: string | null
  readonly ownerId?: number | null
  readonly ownerName?: string | null
  readonly businessLicense?: string | null
  readonly reference?: string | null
  readonly termsVersion?: string | null
  /** Left out: when it was created. */
  readonly submittedAt?: number
  readonly logoUrl?: string | null
  readonly images?: readonly string[]
  /** Parallel to `images`; null of a picture elsewhere. */
  readonly photos?: readonly (PhotoMeasures | null)[]
  readonly videoUrl?: string | null
  readonly socialMedia?: SocialMedia
  readonly hours?: Hours | null
  readonly temporarilyClosed?: boolean
  /** The local day on which it opens again: `2026-12-01`. */
  readonly temporarilyClosedUntil?: string | null
  readonly latitude?: number | null
  readonly longitude?: number | null
  readonly directions?: string | null
  readonly tags?: readonly string[]
  /** Codes of AMENITIES, PAYMENTS and DELIVERIES. */
  readonly amenities?: readonly string[]
  readonly payments?: readonly string[]
  readonly delivery?: readonly string[]
  readonly businessTypes?: readonly BusinessType[]
  /** The average of `reviewCount` reviews; reviews inserted later are counted in addition. */
  readonly rating?: number | null
  readonly reviewCount?: number
  readonly trialExpiresAt?: number | null
  readonly planExpiresAt?: number | null
  /** Left out or null: the listing does not expire. */
  readonly publicUntil?: number | null
  readonly suspendedAt?: number | null
  readonly suspensionReason?: string | null
  readonly suspensionNote?: string | null
  readonly pausedAt?: number | null
  readonly removedAt?: number | null
  readonly rejection?: {
    readonly reason: string | null
    readonly note: string | null
    readonly at: number
  } | null
  readonly isSample?: boolean
}

/** A stored business as the record that it can be stored from again, without what belongs to one database alone. */
export type ExportedBusiness = Required<
  Omit<BusinessRecord, 'ownerId' | 'reference' | 'photos' | 'removedAt'>
>
