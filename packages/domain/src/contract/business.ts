import { BUSINESS_TYPES } from '@portal/reference-data'
import * as v from 'valibot'
import { BUSINESS_STATUSES } from '../business/list-options.ts'
import { COUNTRY_CODES, PROVINCE_CODES } from '../place/codes.ts'
import { Hours } from './hours.ts'
import { Id, Instant } from './shared.ts'

/** One of the five countries, by its code. */
export const CountryCode = v.picklist(COUNTRY_CODES)
/** One of the ten provinces, by its code. */
export const ProvinceCode = v.picklist(PROVINCE_CODES)

/** The moderation status; suspension, expiry and removal are fields of their own. */
export const BusinessStatus = v.picklist(BUSINESS_STATUSES)
export type BusinessStatus = v.InferOutput<typeof BusinessStatus>

/** Whom a business deals with, or what it does. */
export const BusinessType = v.picklist(BUSINESS_TYPES)
export type BusinessType = v.InferOutput<typeof BusinessType>

/** 0 free trial, 1 Standard, 2 Enhanced, 3 Website Package. */
export const SubscriptionTier = v.picklist([0, 1, 2, 3])
export type SubscriptionTier = v.InferOutput<typeof SubscriptionTier>

/** Web addresses of a business’s profiles elsewhere; absent where it has none. */
export const SocialMedia = v.object({
  facebook: v.optional(v.string()),
  instagram: v.optional(v.string()),
  twitter: v.optional(v.string()),
})
export type SocialMedia = v.InferOutput<typeof SocialMedia>

/** A photo as pages show it: the URLs of its sizes, pixels of the largest, its average colour as `#rrggbb`. */
export const Photo = v.object({
  src: v.string(),
  srcset: v.string(),
  width: v.number(),
  height: v.number(),
  color: v.string(),
  caption: v.nullable(v.string()),
})
export type Photo = v.InferOutput<typeof Photo>

/** A business as lists show it. `rating` has one decimal, null without reviews; `images` holds the cover only. */
export const BusinessSummary = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  category: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  address: v.nullable(v.string()),
  status: BusinessStatus,
  subscriptionTier: SubscriptionTier,
  isFeatured: v.boolean(),
  isVerified: v.boolean(),
  /** Made up for demonstrations: no such business exists. */
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
  /** Pixels of the largest size and average colour (`#rrggbb`) of the cover; absent without a photo. */
  cover: v.optional(v.object({ width: v.number(), height: v.number(), color: v.string() })),
})
export type BusinessSummary = v.InferOutput<typeof BusinessSummary>

/** A business as its own page shows it. */
export const Business = v.object({
  ...BusinessSummary.entries,
  description: v.string(),
  photos: v.array(Photo),
  videoUrl: v.nullable(v.string()),
  email: v.nullable(v.string()),
  socialMedia: SocialMedia,
  hours: v.nullable(Hours),
  timeZone: v.string(),
  temporarilyClosed: v.boolean(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  directions: v.nullable(v.string()),
  isOwner: v.boolean(),
})
export type Business = v.InferOutput<typeof Business>

/** What stays public of a business whose trial or paid year has expired. */
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
})
export type ExpiredBusiness = v.InferOutput<typeof ExpiredBusiness>

/** A business as its owner and administrators see it. */
export const OwnBusiness = v.object({
  ...Business.entries,
  ownerName: v.nullable(v.string()),
  businessLicense: v.nullable(v.string()),
  suspendedAt: v.nullable(Instant),
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
})
export type OwnBusiness = v.InferOutput<typeof OwnBusiness>

/** A published review. */
export const Review = v.object({
  id: Id,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comment: v.string(),
  createdAt: Instant,
  user: v.object({
    firstName: v.string(),
    lastName: v.string(),
    profileImageUrl: v.nullable(v.string()),
  }),
})
export type Review = v.InferOutput<typeof Review>
