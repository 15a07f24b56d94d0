import type { VerificationMethod } from '@portal/domain/business'
import type {
  BusinessSummary,
  Hours,
  PhotoFocus,
  SocialMedia,
  SubscriptionTier,
} from '@portal/domain/contract'
import type { ModerationStatus } from '@portal/domain/moderation'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Json } from '#shared/json.ts'

/** One listing. Lists read the columns before `card`; the long texts come last. */
export interface BusinessesTable {
  id: Generated<number>
  slug: string
  status: ModerationStatus
  tier: SubscriptionTier
  /** By its reviews or by an administrator's choice: derived. */
  is_featured: 0 | 1
  is_verified: 0 | 1
  country: CountryCode
  province: ProvinceCode | null
  category: string
  /** Slug of the industry that the category belongs to. */
  industry: string | null
  created_at: number
  /** When it was sent in, or sent again after a rejection: the queue's order. */
  submitted_at: number
  /** Public while this instant is later than now; `NEVER` for a listing that does not run out. */
  public_until: number
  /** When it was suspended or paused, for `listed`: derived. */
  hidden_at: number | null
  suspended_at: number | null
  paused_at: number | null
  removed_at: number | null
  /** Until when its owner, who deleted it, can take it back. */
  restorable_until: number | null
  rating_sum: number
  /** How many reviews `rating_sum` adds up. */
  published_review_count: Generated<number>
  /** The same where the plan shows reviews, else 0: what lists filter by. */
  review_count: number
  /** Small-sample average, 0 without reviews. */
  rating_score: number
  latitude: number | null
  longitude: number | null
  /** One bit for each of `BUSINESS_TYPES`, the first lowest. */
  type_bits: number
  /** The name as it is sorted: lower case, without accents. */
  sort_name: string
  /** Approved and neither suspended, paused nor removed: public as long as `public_until` is later than now. */
  listed: GeneratedAlways<0 | 1>
  /** The lowest bits of `filter_flags`, which the counters distinguish. */
  counted_flags: GeneratedAlways<number>
  /** Bits of what lists filter by, see `filter-flags.ts`: derived. */
  filter_flags: number
  /** Sent as it is stored. */
  card: Json<BusinessSummary>
  owner_id: number | null
  name: string
  address: string | null
  phone: string | null
  email: string | null
  website: string | null
  owner_name: string | null
  business_license: string | null
  reference: string | null
  /** Which terms its owner accepted. */
  terms_version: string | null
  logo_url: string | null
  /** Addresses of the photos, the cover first. */
  images: Json<readonly string[]>
  /** Parallel to `images`; null of a picture elsewhere. */
  photos: Json<readonly (PhotoMeasures | null)[]>
  video_url: string | null
  social_media: Json<SocialMedia>
  /** Null when unknown. */
  hours: Json<Hours> | null
  temporarily_closed: 0 | 1
  /** The local day on which it opens again. */
  temporarily_closed_until: string | null
  directions: string | null
  /** What it offers, in a few words each. */
  tags: Json<readonly string[]>
  /** One bit for each of AMENITIES, PAYMENTS and DELIVERIES, see `ticked-bits.ts`. */
  amenity_bits: number
  payment_bits: number
  delivery_bits: number
  trial_expires_at: number | null
  plan_expires_at: number | null
  rejection_reason: string | null
  rejection_note: string | null
  rejected_at: number | null
  is_sample: 0 | 1
  /** Address, province and country as one searchable text. */
  place: string
  /** Search tokens of the place and trade filters, see `db/search/match.ts`. */
  facets: string
  description: string
  /** The base score from 0 to 1, which orders lists: derived. */
  prior: number
  /** The town that the address names, as the gazetteer writes it: derived. */
  town: string | null
  /**
   * When it is open, by `toOpeningPattern`, and the key of that text; null and 0 if it is never known to be open:
   * derived.
   */
  opening: string | null
  opening_key: number
  /** How complete it is for its plan, from 0 to 100: derived. */
  completeness: number
  /** The text that administrators search, folded: derived. */
  admin_text: string
  /** Featured while this instant is later than now, where `is_featured`; `NEVER` without an end: derived. */
  featured_until: number
  /** Until when an administrator has chosen to feature it, whatever its reviews; null where nobody has. */
  featured_choice_until: number | null
  /** Code of the reason, and a note to the owner, while it is suspended. */
  suspension_reason: string | null
  suspension_note: string | null
  /** How it was verified, on which local day and by whom; null where that is not known. */
  verification_method: VerificationMethod | null
  verified_on: string | null
  verified_by: number | null
  /** For administrators only. */
  verification_note: string | null
  /** Other spellings of the words of the name, and of all else that searches read: derived. */
  name_spellings: string
  text_spellings: string
}

/** Pixels of a stored photo's largest size, its average colour as `#rrggbb`, and what its owner says of it. */
export interface PhotoMeasures {
  readonly width: number
  readonly height: number
  readonly color: string
  /** What it shows. */
  readonly caption?: string
  /** The part that stays in view where it is cropped, unless it is the middle. */
  readonly focus?: PhotoFocus
  /** Drawn, not taken. */
  readonly isIllustration?: boolean
}

export type BusinessRow = Selectable<BusinessesTable>

/** The columns of a profile, and those that decide who may see it. */
export const PROFILE_COLUMNS = [
  'id',
  'slug',
  'status',
  'tier',
  'is_featured',
  'is_verified',
  'country',
  'province',
  'category',
  'created_at',
  'public_until',
  'hidden_at',
  'removed_at',
  'rating_sum',
  'published_review_count',
  'latitude',
  'longitude',
  'type_bits',
  'owner_id',
  'name',
  'address',
  'phone',
  'email',
  'website',
  'logo_url',
  'images',
  'photos',
  'video_url',
  'social_media',
  'hours',
  'temporarily_closed',
  'temporarily_closed_until',
  'town',
  'directions',
  'tags',
  'amenity_bits',
  'payment_bits',
  'delivery_bits',
  'trial_expires_at',
  'is_sample',
  'description',
  'featured_until',
  'verification_method',
  'verified_on',
] as const satisfies readonly (keyof BusinessRow)[]

export type ProfileRow = Pick<BusinessRow, (typeof PROFILE_COLUMNS)[number]>

/** Former slugs, which still lead to their business after a rename. */
export interface BusinessSlugsTable {
  slug: string
  business_id: number
}

/** Listed businesses by place, category and the lowest filter flags, kept by triggers. `province` is '' where there is none. */
export interface BusinessCountsTable {
  country: CountryCode
  province: ProvinceCode | ''
  category: string
  counted_flags: number
  listings: number
}

declare module '#db/database.ts' {
  interface Database {
    businesses: BusinessesTable
    business_slugs: BusinessSlugsTable
    business_counts: BusinessCountsTable
  }
}
