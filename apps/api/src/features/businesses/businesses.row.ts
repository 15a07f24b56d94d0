import {
  getBusinessSlug,
  getCompleteness,
  getBaseScore,
  isFeaturedByReviews,
  getIndustryOfCategory,
  getNextFreeSlug,
  getRatingScore,
  RESERVED_SLUGS,
  toOpeningPattern,
} from '@portal/domain/business'
import type { BusinessSummary, Hours, SocialMedia } from '@portal/domain/contract'
import { getCountry, getProvince } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { NEVER } from '@portal/domain/shared'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { listFacetTokens } from '#db/search/match.ts'
import { getTown } from '#db/search/towns.ts'
import { foldWord, listOtherSpellings } from '@portal/domain/search'
import { toSortKey } from '#db/search/words.ts'
import { parseJson, toJson } from '#shared/json.ts'
import { hashText } from '#shared/text-key.ts'
import type { BusinessRecord } from './businesses.record.ts'
import type { BusinessRow, PhotoMeasures } from './businesses.table.ts'
import { toCard, type CardRow } from './businesses.view.ts'
import { toBusinessTypes, toFilterFlags, toTypeBits, toBits } from './filter-flags.ts'

/** A row as it is written: without generated columns. */
export type CompleteRow = Omit<BusinessRow, 'listed' | 'counted_flags'>

/** The columns that people decide; all others are derived from them. */
export type DecidedRow = Omit<CardRow, keyof DerivedColumns>

interface DerivedColumns {
  hidden_at: number | null
  industry: string | null
  is_featured: 0 | 1
  featured_until: number
  review_count: number
  rating_score: number
  prior: number
  town: string | null
  filter_flags: number
  opening: string | null
  opening_key: number
  sort_name: string
  place: string
  facets: string
  completeness: number
  admin_text: string
  name_spellings: string
  text_spellings: string
}

const toFlag = (value: boolean | undefined): 0 | 1 => (value ? 1 : 0)

/** The complete row of a new business, its card included. */
export const toRow = (record: BusinessRecord, id: number, slug: string): CompleteRow =>
  completeRow({
    ...toStatusColumns(record),
    ...toContactColumns(record),
    ...toPresentationColumns(record),
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
    is_sample: toFlag(record.isSample),
  })

/** Derives all other columns. Runs at each change, so that none goes stale. */
export function completeRow(decided: DecidedRow): CompleteRow {
  const row = { ...decided, ...deriveColumns(decided) }
  return { ...row, card: toJson<BusinessSummary>(toCard(row)) }
}

function deriveColumns(row: DecidedRow): DerivedColumns {
  const industry = getIndustryOfCategory(row.category)?.slug ?? null
  const { country, category } = row
  const showsReviews = getPlan(row.tier).showsGallery
  const review_count = showsReviews ? row.published_review_count : 0
  const opening = getOpening(row)
  const featured = deriveFeatured(row, review_count)
  return {
    ...featured,
    hidden_at: row.suspended_at ?? row.paused_at,
    industry,
    review_count,
    rating_score: showsReviews ? getRatingScore(row.rating_sum, row.published_review_count) : 0,
    prior: getBaseScoreOfRow(row),
    town: getTown(row),
    filter_flags: toFilterFlags({ ...row, ...featured, review_count }),
    opening,
    opening_key: opening === null ? 0 : hashText(opening),
    sort_name: toSortKey(row.name),
    ...toSpellings(row),
    place: toPlaceText(row),
    facets: listFacetTokens({
      country,
      province: row.province ?? undefined,
      category,
      industry: industry ?? undefined,
    }).join(' '),
    completeness: getCompletenessOfRow(row),
  }
}

/** Featured by its reviews without an end, or until the instant that an administrator has chosen. */
function deriveFeatured({ rating_sum, featured_choice_until: chosen }: DecidedRow, review_count: number) {
  if (isFeaturedByReviews(rating_sum, review_count)) return { is_featured: 1, featured_until: NEVER } as const
  return { is_featured: toFlag(chosen !== null), featured_until: chosen ?? NEVER }
}

const getOpening = (row: DecidedRow): string | null =>
  toOpeningPattern({
    country: row.country,
    province: row.province,
    address: row.address,
    town: getTown(row),
    hours: row.hours && parseJson(row.hours),
    temporarilyClosed: row.temporarily_closed === 1,
    temporarilyClosedUntil: row.temporarily_closed_until,
  })

const getBaseScoreOfRow = (row: DecidedRow): number =>
  getBaseScore({
    photos: parseJson(row.images).length,
    isVerified: row.is_verified === 1,
    hours: row.hours && parseJson(row.hours),
    phone: row.phone,
    website: row.website,
    ratingSum: row.rating_sum,
    reviewCount: row.published_review_count,
    temporarilyClosed: row.temporarily_closed === 1,
  })

const getCompletenessOfRow = (row: DecidedRow): number =>
  getCompleteness({
    subscriptionTier: row.tier,
    description: row.description,
    phone: row.phone,
    email: row.email,
    website: row.website,
    socialMedia: parseJson(row.social_media),
    hours: row.hours && parseJson(row.hours),
    images: parseJson(row.images),
    logoUrl: row.logo_url,
    videoUrl: row.video_url,
    latitude: row.latitude,
    longitude: row.longitude,
    directions: row.directions,
    businessTypes: toBusinessTypes(row.type_bits),
  }).score

/** The columns that other spellings are derived from. */
export const SPELT_COLUMNS = [
  'name',
  'category',
  'address',
  'province',
  'country',
  'description',
  'tags',
  'owner_name',
  'reference',
  'phone',
  'email',
  'business_license',
] as const satisfies readonly (keyof DecidedRow)[]

type SpeltRow = Pick<DecidedRow, (typeof SPELT_COLUMNS)[number]>

/** Other spellings for searches, and the text that administrators search. */
export const toSpellings = (row: SpeltRow) => ({
  name_spellings: spellText(row.name),
  text_spellings: spellText(
    [row.category, toPlaceText(row), row.description, ...parseJson(row.tags)].join('\n'),
  ),
  admin_text: toAdminText(row),
})

const spellText = (text: string): string =>
  listOtherSpellings(text)
    .map(({ word }) => word)
    .join(' ')

/** The text that administrators search, on lines, so that no word runs into the next. */
const toAdminText = ({ name, owner_name, reference, phone, email, business_license }: SpeltRow): string =>
  [name, spellText(name), owner_name, reference, phone, email, business_license]
    .filter((text) => text !== null)
    .filter((text) => text !== '')
    .map(foldWord)
    .join('\n')

/** The names of a place that somebody may search for. */
function toPlaceText({ address, province, country }: SpeltRow): string {
  const parts = [address, province && getProvince(province).name, getCountry(country).name]
  return parts.filter(Boolean).join(', ')
}

function toStatusColumns(record: BusinessRecord) {
  const { rating, reviewCount = rating == null ? 0 : 1 } = record
  return {
    status: record.status ?? 'approved',
    tier: record.subscriptionTier ?? 0,
    featured_choice_until: record.isFeatured ? (record.featuredUntil ?? NEVER) : null,
    is_verified: toFlag(record.isVerified),
    verification_method: record.verificationMethod ?? null,
    verified_on: record.verifiedOn ?? null,
    verified_by: null,
    verification_note: null,
    public_until: record.publicUntil ?? NEVER,
    suspended_at: record.suspendedAt ?? null,
    suspension_reason: record.suspensionReason ?? null,
    suspension_note: record.suspensionNote ?? null,
    paused_at: record.pausedAt ?? null,
    removed_at: record.removedAt ?? null,
    restorable_until: null,
    rating_sum: rating == null ? 0 : getStarSum(rating, reviewCount),
    published_review_count: rating == null ? 0 : reviewCount,
    trial_expires_at: record.trialExpiresAt ?? null,
    plan_expires_at: record.planExpiresAt ?? null,
    rejection_reason: record.rejection?.reason ?? null,
    rejection_note: record.rejection?.note ?? null,
    rejected_at: record.rejection?.at ?? null,
  }
}

/** The sum of the stars of an average, without its rounding error. */
const getStarSum = (rating: number, reviewCount: number): number =>
  Math.round(rating * reviewCount * 1e6) / 1e6

function toContactColumns(record: BusinessRecord) {
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

function toPresentationColumns(record: BusinessRecord) {
  return {
    latitude: record.latitude ?? null,
    longitude: record.longitude ?? null,
    type_bits: toTypeBits(record.businessTypes ?? []),
    logo_url: record.logoUrl ?? null,
    images: toJson<readonly string[]>(record.images ?? []),
    photos: toJson<readonly (PhotoMeasures | null)[]>(record.photos ?? []),
    video_url: record.videoUrl ?? null,
    social_media: toJson<SocialMedia>(record.socialMedia ?? {}),
    hours: record.hours ? toJson<Hours>(record.hours) : null,
    temporarily_closed: toFlag(record.temporarilyClosed),
    temporarily_closed_until: record.temporarilyClosedUntil ?? null,
    directions: record.directions ?? null,
    tags: toJson<readonly string[]>(record.tags ?? []),
    amenity_bits: toBits(AMENITIES, record.amenities ?? []),
    payment_bits: toBits(PAYMENTS, record.payments ?? []),
    delivery_bits: toBits(DELIVERIES, record.delivery ?? []),
  }
}

/** The slug that a record would get if none were taken. */
export const getPreferredSlug = ({ slug, name }: Pick<BusinessRecord, 'slug' | 'name'>): string =>
  slug ?? getBusinessSlug(name)

/** Chooses free, distinct slugs for records, in their order. */
export function chooseSlugs(records: readonly BusinessRecord[], taken: Set<string>): string[] {
  return records.map((record) => {
    const slug = getNextFreeSlug(
      getPreferredSlug(record),
      (candidate) => taken.has(candidate) || RESERVED_SLUGS.has(candidate),
    )
    taken.add(slug)
    return slug
  })
}
