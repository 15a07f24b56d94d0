import { BUSINESS_TYPES, COUNTRY_CODES, PROVINCE_CODES } from '@portal/reference-data'
import * as v from 'valibot'
import { VERIFICATION_CODES } from '../business/verification-codes.ts'
import { MODERATION_STATUSES } from '../moderation/status.ts'
import { COMPASS_DIRECTIONS } from '../place/compass.ts'
import { PLANS } from '../plan/plans.ts'
import { Hours } from './hours.ts'
import { Id, Instant } from './shared.ts'

/** One of the five countries, by its code. */
export const CountryCode = v.picklist(COUNTRY_CODES)
/** One of the ten provinces, by its code. */
export const ProvinceCode = v.picklist(PROVINCE_CODES)

/** The moderation status; suspension, expiry and removal are separate fields. */
export const ModerationStatus = v.picklist(MODERATION_STATUSES)

/** The types of a business: whom it deals with, or what it does. */
export const BusinessType = v.picklist(BUSINESS_TYPES)
export type BusinessType = v.InferOutput<typeof BusinessType>

/** A tier of the table of plans. */
export const SubscriptionTier = v.picklist(PLANS.map(({ tier }) => tier))
export type SubscriptionTier = v.InferOutput<typeof SubscriptionTier>

/** Web addresses of a business’s profiles elsewhere; absent where it has none. */
export const SocialMedia = v.object({
  facebook: v.optional(v.string()),
  instagram: v.optional(v.string()),
  twitter: v.optional(v.string()),
})
export type SocialMedia = v.InferOutput<typeof SocialMedia>

/** The part of a photo that stays in view where it is cropped, unless it is the middle. */
export const PhotoFocus = v.picklist(['upper', 'lower'])
export type PhotoFocus = v.InferOutput<typeof PhotoFocus>

/** A photo as pages show it: the URLs of its sizes, pixels of the largest, its average colour as `#rrggbb`. */
export const Photo = v.object({
  src: v.string(),
  srcset: v.string(),
  width: v.number(),
  height: v.number(),
  color: v.string(),
  caption: v.nullable(v.string()),
  focus: v.optional(PhotoFocus),
  /** Whether it is an illustration for the demo, which its caption says. */
  isIllustration: v.optional(v.boolean()),
})
export type Photo = v.InferOutput<typeof Photo>

/**
 * The sentence of a description that matches a search text, shortened, and where the matching words stand in it: from and to,
 * exclusive, in UTF-16 units.
 */
export const SentenceMatch = v.object({
  text: v.string(),
  marks: v.array(v.tuple([v.number(), v.number()])),
})
export type SentenceMatch = v.InferOutput<typeof SentenceMatch>

/** A business as lists show it. `rating` has one decimal and is null without public reviews; `images` has the cover only. */
export const BusinessSummary = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  category: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  address: v.nullable(v.string()),
  status: ModerationStatus,
  subscriptionTier: SubscriptionTier,
  isFeatured: v.boolean(),
  isVerified: v.boolean(),
  /** Whether it is fictional, for demonstrations. */
  isSample: v.boolean(),
  rating: v.nullable(v.number()),
  reviewCount: v.number(),
  logoUrl: v.nullable(v.string()),
  images: v.array(v.string()),
  phone: v.nullable(v.string()),
  website: v.nullable(v.string()),
  createdAt: Instant,
  trialExpiryDate: v.nullable(Instant),
  businessTypes: v.array(BusinessType),
  excerpt: v.string(),
  /** Only in a search, if its words stand in the description. */
  match: v.optional(SentenceMatch),
  hours: v.nullable(Hours),
  temporarilyClosed: v.boolean(),
  /** The local day on which it opens again; see `isTemporarilyClosed`. */
  temporarilyClosedUntil: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** The known town in its address; null without one. */
  town: v.nullable(v.string()),
  /** Pixels of the largest size and average colour (`#rrggbb`) of the cover, and the part that stays in view; absent without a photo. */
  cover: v.optional(
    v.object({
      width: v.number(),
      height: v.number(),
      color: v.string(),
      focus: v.optional(PhotoFocus),
    }),
  ),
})
export type BusinessSummary = v.InferOutput<typeof BusinessSummary>

/** The nearest airport in a straight line, and its direction from the business. */
const NearestAirport = v.object({
  name: v.string(),
  km: v.number(),
  direction: v.picklist(COMPASS_DIRECTIONS),
  latitude: v.number(),
  longitude: v.number(),
})

/** How and on which local day a business was verified; see VERIFICATION_METHODS. */
export const Verification = v.object({ method: v.picklist(VERIFICATION_CODES), on: v.string() })
export type Verification = v.InferOutput<typeof Verification>

const business = v.object({
  ...BusinessSummary.entries,
  description: v.string(),
  photos: v.array(Photo),
  videoUrl: v.nullable(v.string()),
  email: v.nullable(v.string()),
  socialMedia: SocialMedia,
  timeZone: v.string(),
  directions: v.nullable(v.string()),
  nearestAirport: v.optional(NearestAirport),
  /** Short names of what it offers. */
  tags: v.array(v.string()),
  /** Codes of AMENITIES, PAYMENTS and DELIVERIES, in their order. */
  amenities: v.array(v.string()),
  payments: v.array(v.string()),
  delivery: v.array(v.string()),
  /** Whether somebody can receive a message sent here. */
  acceptsMessages: v.boolean(),
  isOwner: v.boolean(),
  /** Absent where the method is unknown. */
  verification: v.optional(Verification),
})
type BusinessObject = typeof business
/** Named, so that the types of the calls that return it stay short enough for the compiler. */
export interface BusinessSchema extends BusinessObject {}
/** A business as its profile shows it. */
export const Business: BusinessSchema = business
export type Business = v.InferOutput<typeof Business>

/** The public part of a business whose trial or paid year has expired. */
export const ExpiredBusiness = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  category: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  expired: v.literal(true),
  /** Whether its trial or a paid year has ended. */
  plan: v.picklist(['trial', 'paid']),
})
export type ExpiredBusiness = v.InferOutput<typeof ExpiredBusiness>

/** The edit of a public listing, pending or rejected with a reason. */
export const WaitingEditState = v.object({
  status: v.picklist(['pending', 'rejected']),
  submittedAt: Instant,
  /** When the decision is due; null for a rejected one. */
  dueAt: v.nullable(Instant),
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
})
export type WaitingEditState = v.InferOutput<typeof WaitingEditState>

const ownBusiness = v.object({
  ...Business.entries,
  ownerName: v.nullable(v.string()),
  businessLicense: v.nullable(v.string()),
  suspendedAt: v.nullable(Instant),
  /** The reason for its suspension, as a code, and a note to its owner. Absent where neither is known. */
  suspension: v.optional(v.object({ reason: v.nullable(v.string()), note: v.nullable(v.string()) })),
  /** When its owner paused it. */
  pausedAt: v.nullable(Instant),
  publicUntil: v.nullable(Instant),
  rejection: v.nullable(
    v.object({ reason: v.nullable(v.string()), note: v.nullable(v.string()), at: Instant }),
  ),
  planExpiryDate: v.nullable(Instant),
  /** The reference for the owner to quote; null for imported businesses. */
  reference: v.nullable(v.string()),
  /** When it was submitted, or resubmitted after a rejection. */
  submittedAt: Instant,
  /** The version of the terms that its owner accepted. */
  termsVersion: v.nullable(v.string()),
  /** In the list of the caller’s own businesses; absent without a pending or rejected edit. */
  waitingEdit: v.optional(WaitingEditState),
})
type OwnBusinessObject = typeof ownBusiness
/** Named, so that the types of the calls that return it stay short enough for the compiler. */
export interface OwnBusinessSchema extends OwnBusinessObject {}
/** A business as its owner and administrators see it. */
export const OwnBusiness: OwnBusinessSchema = ownBusiness
export type OwnBusiness = v.InferOutput<typeof OwnBusiness>
