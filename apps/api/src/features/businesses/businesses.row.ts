import { businessSlug, industryOfCategory, nextFreeSlug, ratingScore } from '@portal/domain/business'
import type { BusinessSummary, Hours, SocialMedia } from '@portal/domain/contract'
import { countryOf, provinceOf } from '@portal/domain/place'
import { NEVER } from '@portal/domain/shared'
import { facetTokens } from '#db/search/match.ts'
import { sortKey } from '#db/search/words.ts'
import { toJson } from '#shared/json.ts'
import type { BusinessRecord } from './businesses.record.ts'
import type { BusinessRow, PhotoMeasures } from './businesses.table.ts'
import { toCard, type CardRow } from './businesses.view.ts'
import { toTypeBits } from './filter-flags.ts'

/** A row as it is written: without generated columns. */
export type CompleteRow = Omit<BusinessRow, 'listed' | 'filter_flags'>

/** The columns that people decide; all others are derived from them. */
export type DecidedRow = Omit<CardRow, keyof DerivedColumns>

interface DerivedColumns {
  industry: string | null
  rating_score: number
  sort_name: string
  place: string
  facets: string
}

const flag = (value: boolean | undefined): 0 | 1 => (value ? 1 : 0)

/** The complete row of a new business, its card included. */
export const toRow = (record: BusinessRecord, id: number, slug: string): CompleteRow =>
  completeRow({
    ...statusColumns(record),
    ...contactColumns(record),
    ...presentationColumns(record),
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

/** Derives all other columns: run at each change, so that none goes stale. */
export function completeRow(decided: DecidedRow): CompleteRow {
  const row = { ...decided, ...deriveColumns(decided) }
  return { ...row, card: toJson<BusinessSummary>(toCard(row)) }
}

function deriveColumns(row: DecidedRow): DerivedColumns {
  const industry = industryOfCategory(row.category)?.slug ?? null
  const { country, category } = row
  return {
    industry,
    rating_score: ratingScore(row.rating_sum, row.review_count),
    sort_name: sortKey(row.name),
    place: toPlaceText(row),
    facets: facetTokens({
      country,
      province: row.province ?? undefined,
      category,
      industry: industry ?? undefined,
    }).join(' '),
  }
}

/** The names of a place that somebody may search for. */
function toPlaceText({ address, province, country }: DecidedRow): string {
  const parts = [address, province && provinceOf(province).name, countryOf(country).name]
  return parts.filter(Boolean).join(', ')
}

function statusColumns(record: BusinessRecord) {
  const { rating, reviewCount = rating == null ? 0 : 1 } = record
  return {
    status: record.status ?? 'approved',
    tier: record.subscriptionTier ?? 0,
    is_featured: flag(record.isFeatured),
    is_verified: flag(record.isVerified),
    public_until: record.publicUntil ?? NEVER,
    suspended_at: record.suspendedAt ?? null,
    removed_at: record.removedAt ?? null,
    rating_sum: rating == null ? 0 : sumOfStars(rating, reviewCount),
    review_count: rating == null ? 0 : reviewCount,
    trial_expires_at: record.trialExpiresAt ?? null,
    plan_expires_at: record.planExpiresAt ?? null,
    rejection_reason: record.rejection?.reason ?? null,
    rejection_note: record.rejection?.note ?? null,
    rejected_at: record.rejection?.at ?? null,
  }
}

/** The sum of the stars of an average, without its rounding error. */
const sumOfStars = (rating: number, reviewCount: number): number =>
  Math.round(rating * reviewCount * 1e6) / 1e6

function contactColumns(record: BusinessRecord) {
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

function presentationColumns(record: BusinessRecord) {
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
    temporarily_closed: flag(record.temporarilyClosed),
    directions: record.directions ?? null,
  }
}

/** The slug that a record would get if none were taken. */
export const preferredSlug = ({ slug, name }: Pick<BusinessRecord, 'slug' | 'name'>): string =>
  slug ?? businessSlug(name)

/** Chooses free, distinct slugs for records, in their order. */
export function chooseSlugs(records: readonly BusinessRecord[], taken: Set<string>): string[] {
  return records.map((record) => {
    const slug = nextFreeSlug(preferredSlug(record), (candidate) => taken.has(candidate))
    taken.add(slug)
    return slug
  })
}
