import { averageRating, toExcerpt, photoSrcset } from '@portal/domain/business'
import type { Business, BusinessSummary, OwnBusiness, Photo } from '@portal/domain/contract'
import { timeZoneOf } from '@portal/domain/place'
import { NEVER } from '@portal/domain/shared'
import { parseJson } from '#shared/json.ts'
import type { BusinessRow, PhotoMeasures, ProfileRow } from './businesses.table.ts'
import { toBusinessTypes } from './filter-flags.ts'

/** What a card is made from: a row without its card and without generated columns. */
export type CardRow = Omit<BusinessRow, 'listed' | 'filter_flags' | 'card'>

const toInstant = (ms: number): string => new Date(ms).toISOString()
const toInstantOrNull = (ms: number | null): string | null => (ms === null ? null : toInstant(ms))

/** What lists and profiles have in common. */
function toSummary(row: ProfileRow): Omit<BusinessSummary, 'images' | 'cover'> {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    category: row.category,
    country: row.country,
    province: row.province,
    address: row.address,
    status: row.status,
    subscriptionTier: row.tier,
    isFeatured: row.is_featured === 1,
    isVerified: row.is_verified === 1,
    isSample: row.is_sample === 1,
    rating: averageRating(row.rating_sum, row.review_count),
    reviewCount: row.review_count,
    logoUrl: row.logo_url,
    phone: row.phone,
    website: row.website,
    createdAt: toInstant(row.created_at),
    trialExpiryDate: toInstantOrNull(row.trial_expires_at),
    businessTypes: toBusinessTypes(row.type_bits),
    excerpt: toExcerpt(row.description),
  }
}

/** A business as lists show it; stored with its row at each change and answered from there. */
export function toCard(row: CardRow): BusinessSummary {
  const [cover] = parseJson(row.photos)
  return { ...toSummary(row), images: parseJson(row.images).slice(0, 1), ...(cover && { cover }) }
}

/** The first pictures, and the measures of those that are stored here. */
function toPictures(row: ProfileRow, most: number): Pick<Business, 'images' | 'photos'> {
  const images = parseJson(row.images).slice(0, most)
  const measures = parseJson(row.photos)
  const photos = images.flatMap((src, position) => {
    const measured = measures[position]
    return measured ? [toPhoto(src, measured)] : []
  })
  return { images, photos }
}

const toPhoto = (src: string, measures: PhotoMeasures): Photo => ({
  src,
  srcset: photoSrcset(src, measures.width),
  ...measures,
  caption: null,
})

/** A business as its own page shows it. */
export function toProfile(row: ProfileRow, mostPictures: number, isOwner: boolean): Business {
  const { images, photos } = toPictures(row, mostPictures)
  return {
    ...toSummary(row),
    images,
    photos,
    description: row.description,
    videoUrl: row.video_url,
    email: row.email,
    socialMedia: parseJson(row.social_media),
    hours: row.hours && parseJson(row.hours),
    timeZone: timeZoneOf(row),
    temporarilyClosed: row.temporarily_closed === 1,
    latitude: row.latitude,
    longitude: row.longitude,
    directions: row.directions,
    isOwner,
  }
}

/** A business as its owner and administrators see it. */
export function toOwnBusiness(row: BusinessRow, viewerId: number): OwnBusiness {
  return {
    ...toCard(row),
    ...toProfile(row, Infinity, row.owner_id === viewerId),
    ownerName: row.owner_name,
    businessLicense: row.business_license,
    suspendedAt: toInstantOrNull(row.suspended_at),
    publicUntil: row.public_until === NEVER ? null : toInstant(row.public_until),
    rejection:
      row.rejected_at === null
        ? null
        : { reason: row.rejection_reason, note: row.rejection_note, at: toInstant(row.rejected_at) },
    planExpiryDate: toInstantOrNull(row.plan_expires_at),
    reference: row.reference,
    submittedAt: toInstant(row.submitted_at),
    termsVersion: row.terms_version,
  }
}
