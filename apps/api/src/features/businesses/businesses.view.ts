import { averageRating, excerptOf, photoSrcset } from '@portal/domain/business'
import type { Business, BusinessSummary, OwnBusiness, Photo } from '@portal/domain/contract'
import { timeZoneOf } from '@portal/domain/place'
import { NEVER } from '@portal/domain/shared'
import { parseJson } from '#shared/json.ts'
import type { BusinessRow, PhotoMeasures, ProfileRow } from './businesses.table.ts'
import { typesOf } from './filter-flags.ts'

/** What a card is made of: a row without what the database makes of it. */
export type CardRow = Omit<BusinessRow, 'listed' | 'filter_flags' | 'card'>

const instant = (ms: number): string => new Date(ms).toISOString()
const instantOrNull = (ms: number | null): string | null => (ms === null ? null : instant(ms))

/** What lists and profiles say alike. */
function summary(row: ProfileRow): Omit<BusinessSummary, 'images' | 'cover'> {
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
    createdAt: instant(row.created_at),
    trialExpiryDate: instantOrNull(row.trial_expires_at),
    businessTypes: typesOf(row.type_bits),
    excerpt: excerptOf(row.description),
  }
}

/** A business as lists show it; stored with its row at each change and answered from there. */
export function card(row: CardRow): BusinessSummary {
  const [cover] = parseJson(row.photos)
  return { ...summary(row), images: parseJson(row.images).slice(0, 1), ...(cover && { cover }) }
}

/** The first so many pictures, and the measures of those that are stored here. */
function pictures(row: ProfileRow, most: number): Pick<Business, 'images' | 'photos'> {
  const images = parseJson(row.images).slice(0, most)
  const measures = parseJson(row.photos)
  const photos = images.flatMap((src, position) => {
    const measured = measures[position]
    return measured ? [photo(src, measured)] : []
  })
  return { images, photos }
}

const photo = (src: string, measures: PhotoMeasures): Photo => ({
  src,
  srcset: photoSrcset(src, measures.width),
  ...measures,
  caption: null,
})

/** A business as its own page shows it, with at most so many pictures. */
export function profile(row: ProfileRow, mostPictures: number, isOwner: boolean): Business {
  const { images, photos } = pictures(row, mostPictures)
  return {
    ...summary(row),
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
export function ownBusiness(row: BusinessRow, viewerId: number): OwnBusiness {
  return {
    ...card(row),
    ...profile(row, Infinity, row.owner_id === viewerId),
    ownerName: row.owner_name,
    businessLicense: row.business_license,
    suspendedAt: instantOrNull(row.suspended_at),
    publicUntil: row.public_until === NEVER ? null : instant(row.public_until),
    rejection:
      row.rejected_at === null
        ? null
        : { reason: row.rejection_reason, note: row.rejection_note, at: instant(row.rejected_at) },
    planExpiryDate: instantOrNull(row.plan_expires_at),
    reference: row.reference,
    submittedAt: instant(row.submitted_at),
    termsVersion: row.terms_version,
  }
}
