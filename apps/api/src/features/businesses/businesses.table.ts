import type {
  BusinessStatus,
  BusinessSummary,
  Hours,
  SocialMedia,
  SubscriptionTier,
} from '@portal/domain/contract'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Json } from '#shared/json.ts'

/** One listing. What stands before `card` is what lists read; the long texts come last. */
export interface BusinessesTable {
  id: Generated<number>
  slug: string
  status: BusinessStatus
  tier: SubscriptionTier
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
  suspended_at: number | null
  removed_at: number | null
  rating_sum: number
  review_count: number
  /** Small-sample average, 0 without reviews. */
  rating_score: number
  latitude: number | null
  longitude: number | null
  /** One bit for each of `BUSINESS_TYPES`, the first lowest. */
  type_bits: number
  /** The name as it is sorted: lower case, without accents. */
  sort_name: string
  /** Approved and neither suspended nor removed; whether it is public also asks `public_until`. */
  listed: GeneratedAlways<0 | 1>
  /** Bits of what lists filter by, see `filter-flags.ts`. */
  filter_flags: GeneratedAlways<number>
  /** Answered as it stands. */
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
  directions: string | null
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
}

/** What is known of a stored photo: pixels of its largest size, its average colour as `#rrggbb`. */
export interface PhotoMeasures {
  readonly width: number
  readonly height: number
  readonly color: string
}

export type BusinessRow = Selectable<BusinessesTable>

/** What a profile answers and what decides who may see it. */
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
  'suspended_at',
  'removed_at',
  'rating_sum',
  'review_count',
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
  'directions',
  'trial_expires_at',
  'is_sample',
  'description',
] as const satisfies readonly (keyof BusinessRow)[]

export type ProfileRow = Pick<BusinessRow, (typeof PROFILE_COLUMNS)[number]>

/** Former slugs, which still lead to their business after a rename. */
export interface BusinessSlugsTable {
  slug: string
  business_id: number
}

/** Listed businesses by place, category and filter flags, kept by triggers. `province` is '' where there is none. */
export interface BusinessCountsTable {
  country: CountryCode
  province: ProvinceCode | ''
  category: string
  filter_flags: number
  listings: number
}

declare module '#db/database.ts' {
  interface Database {
    businesses: BusinessesTable
    business_slugs: BusinessSlugsTable
    business_counts: BusinessCountsTable
  }
}
