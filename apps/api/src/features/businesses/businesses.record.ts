import { businessSlug, industryOfCategory, nextFreeSlug, ratingScore } from '@portal/domain/business'
import type {
  BusinessStatus,
  BusinessType,
  Hours,
  SocialMedia,
  SubscriptionTier,
} from '@portal/domain/contract'
import { countryOf, provinceOf, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import { NEVER } from '@portal/domain/shared'
import { facetTokens, foldWord } from '#db/search/match.ts'
import { type NewBusinessRow, type PhotoMeasures } from './businesses.table.ts'
import { card, type CardRow } from './businesses.view.ts'
import { typeBits } from './listing/filter-flags.ts'

/** A listing to store: every stored field, of which only these four are needed. Instants in milliseconds. */
export interface BusinessRecord {
  readonly name: string
  readonly country: CountryCode
  /** The name of a known category. */
  readonly category: string
  readonly createdAt: number
  /** Left out: made from the name. One that is taken gets a number behind. */
  readonly slug?: string
  readonly status?: BusinessStatus
  readonly subscriptionTier?: SubscriptionTier
  readonly isFeatured?: boolean
  readonly isVerified?: boolean
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
  readonly latitude?: number | null
  readonly longitude?: number | null
  readonly directions?: string | null
  readonly businessTypes?: readonly BusinessType[]
  /** The average of `reviewCount` reviews; reviews inserted later are counted in addition. */
  readonly rating?: number | null
  readonly reviewCount?: number
  readonly trialExpiresAt?: number | null
  readonly planExpiresAt?: number | null
  /** Left out or null: the listing does not run out. */
  readonly publicUntil?: number | null
  readonly suspendedAt?: number | null
  readonly removedAt?: number | null
  readonly rejection?: {
    readonly reason: string | null
    readonly note: string | null
    readonly at: number
  } | null
  readonly isSample?: boolean
}

/** The stored columns that people decide; all others follow from them. */
export type DecidedRow = Omit<CardRow, keyof DerivedColumns>

interface DerivedColumns {
  industry: string | null
  rating_score: number
  sort_name: string
  place: string
  facets: string
}

const flag = (value: boolean | undefined): 0 | 1 => (value ? 1 : 0)

/** The whole row of a new listing, its card included. */
export const newRow = (record: BusinessRecord, id: number, slug: string): NewBusinessRow & { id: number } =>
  completed({
    ...states(record),
    ...contacts(record),
    ...presentation(record),
    id,
    slug,
    name: record.name,
    category: record.category,
    country: record.country,
    province: record.province ?? null,
    address: record.address ?? null,
    description: record.description ?? '',
    created_at: record.createdAt,
    submitted_at: record.submittedAt ?? record.createdAt,
    is_sample: flag(record.isSample),
  })

/** A row with everything that follows from what was decided: run at each change, so that no part goes stale. */
export function completed(decided: DecidedRow): NewBusinessRow & { id: number } {
  const row = { ...decided, ...derived(decided) }
  return { ...row, card: JSON.stringify(card(row)) }
}

function derived(row: DecidedRow): DerivedColumns {
  const industry = industryOfCategory(row.category)?.slug ?? null
  const { country, category } = row
  return {
    industry,
    rating_score: ratingScore(row.rating_sum, row.review_count),
    sort_name: sortName(row.name),
    place: placeText(row),
    facets: facetTokens({
      country,
      province: row.province ?? undefined,
      category,
      industry: industry ?? undefined,
    }).join(' '),
  }
}

/** Everything of the place that somebody may search for. */
function placeText({ address, province, country }: DecidedRow): string {
  const parts = [address, province && provinceOf(province).name, countryOf(country).name]
  return parts.filter(Boolean).join(', ')
}

/** Leading punctuation doesn’t decide where a name is sorted. */
export const sortName = (name: string): string => foldWord(name).replace(/^[^\p{L}\p{N}]+/u, '') || name

function states(record: BusinessRecord) {
  const { rating, reviewCount = rating == null ? 0 : 1 } = record
  return {
    status: record.status ?? 'approved',
    tier: record.subscriptionTier ?? 0,
    is_featured: flag(record.isFeatured),
    is_verified: flag(record.isVerified),
    public_until: record.publicUntil ?? NEVER,
    suspended_at: record.suspendedAt ?? null,
    removed_at: record.removedAt ?? null,
    rating_sum: rating == null ? 0 : starsOf(rating, reviewCount),
    review_count: rating == null ? 0 : reviewCount,
    trial_expires_at: record.trialExpiresAt ?? null,
    plan_expires_at: record.planExpiresAt ?? null,
    rejection_reason: record.rejection?.reason ?? null,
    rejection_note: record.rejection?.note ?? null,
    rejected_at: record.rejection?.at ?? null,
  }
}

/** An average carries a rounding error, which the sum of its stars must not. */
const starsOf = (rating: number, reviewCount: number): number => Math.round(rating * reviewCount * 1e6) / 1e6

function contacts(record: BusinessRecord) {
  return {
    owner_id: record.ownerId ?? null,
    owner_name: record.ownerName ?? null,
    business_license: record.businessLicense ?? null,
    reference: record.reference ?? null,
    terms_version: record.termsVersion ?? null,
    phone: record.phone ?? null,
    email: record.email ?? null,
    website: record.website ?? null,
  }
}

function presentation(record: BusinessRecord) {
  return {
    latitude: record.latitude ?? null,
    longitude: record.longitude ?? null,
    type_bits: typeBits(record.businessTypes ?? []),
    logo_url: record.logoUrl ?? null,
    images: JSON.stringify(record.images ?? []),
    photos: JSON.stringify(record.photos ?? []),
    video_url: record.videoUrl ?? null,
    social_media: JSON.stringify(record.socialMedia ?? {}),
    hours: record.hours ? JSON.stringify(record.hours) : null,
    temporarily_closed: flag(record.temporarilyClosed),
    directions: record.directions ?? null,
  }
}

/** The slug that a record asks for, before it is known which are taken. */
export const wantedSlug = ({ slug, name }: Pick<BusinessRecord, 'slug' | 'name'>): string =>
  slug ?? businessSlug(name)

/** Slugs for records in order, none of them taken and no two alike. */
export function freeSlugs(records: readonly BusinessRecord[], taken: Set<string>): string[] {
  return records.map((record) => {
    const slug = nextFreeSlug(wantedSlug(record), (candidate) => taken.has(candidate))
    taken.add(slug)
    return slug
  })
}
