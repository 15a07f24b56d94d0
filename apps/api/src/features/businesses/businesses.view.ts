import { getAverageRating, toExcerpt, getPhotoSrcset } from '@portal/domain/business'
import type { Business, BusinessSummary, OwnBusiness, Photo } from '@portal/domain/contract'
import { findNearestAirport, getTimeZone } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { NEVER } from '@portal/domain/shared'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { parseJson } from '#shared/json.ts'
import type { BusinessRow, PhotoMeasures, ProfileRow } from './businesses.table.ts'
import { isFeaturedAt } from './featured.ts'
import { toBusinessTypes, toCodes } from './filter-flags.ts'

/** A row without its card and without generated columns, from which its card is made. */
export type CardRow = Omit<BusinessRow, 'listed' | 'counted_flags' | 'card'>

const toInstant = (ms: number): string => new Date(ms).toISOString()
const toInstantOrNull = (ms: number | null): string | null => (ms === null ? null : toInstant(ms))

/** The rating is shown where its reviews can be read. */
const toRating = ({
  tier,
  rating_sum,
  published_review_count: count,
}: ProfileRow): Pick<BusinessSummary, 'rating' | 'reviewCount'> =>
  getPlan(tier).showsGallery
    ? { rating: getAverageRating(rating_sum, count), reviewCount: count }
    : { rating: null, reviewCount: 0 }

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
    ...toRating(row),
    logoUrl: row.logo_url,
    phone: row.phone,
    website: row.website,
    createdAt: toInstant(row.created_at),
    trialExpiryDate: toInstantOrNull(row.trial_expires_at),
    businessTypes: toBusinessTypes(row.type_bits),
    excerpt: toExcerpt(row.description),
    hours: row.hours && parseJson(row.hours),
    temporarilyClosed: row.temporarily_closed === 1,
    temporarilyClosedUntil: row.temporarily_closed_until,
    latitude: row.latitude,
    longitude: row.longitude,
    town: row.town,
  }
}

/** A business as lists show it; stored with its row at each change and sent from there. */
export function toCard(row: CardRow): BusinessSummary {
  const [cover] = parseJson(row.photos)
  return {
    ...toSummary(row),
    images: parseJson(row.images).slice(0, 1),
    ...(cover && { cover: toCover(cover) }),
  }
}

const toCover = ({ width, height, color, focus }: PhotoMeasures): NonNullable<BusinessSummary['cover']> => ({
  width,
  height,
  color,
  ...(focus && { focus }),
})

/** The first pictures, and the measures of those that are stored here. */
function toPictures(row: ProfileRow, limit: number): Pick<Business, 'images' | 'photos'> {
  const images = parseJson(row.images).slice(0, limit)
  const measures = parseJson(row.photos)
  const photos = images.flatMap((src, position) => {
    const measured = measures[position]
    return measured ? [toPhoto(src, measured)] : []
  })
  return { images, photos }
}

/** A photo as pages show it. */
export const toPhoto = (
  src: string,
  { width, height, color, caption, focus, isIllustration }: PhotoMeasures,
): Photo => ({
  src,
  srcset: getPhotoSrcset(src, width),
  width,
  height,
  color,
  caption: caption ?? null,
  ...(focus && { focus }),
  ...(isIllustration && { isIllustration }),
})

interface ProfileOptions {
  readonly maxPictures: number
  readonly isOwner: boolean
  readonly now: number
}

/** A business as its own page shows it. */
export function toProfile(row: ProfileRow, { maxPictures, isOwner, now }: ProfileOptions): Business {
  const { images, photos } = toPictures(row, maxPictures)
  return {
    ...toSummary(row),
    isFeatured: isFeaturedAt(row, now),
    images,
    photos,
    description: row.description,
    videoUrl: row.video_url,
    email: row.email,
    socialMedia: parseJson(row.social_media),
    timeZone: getTimeZone(row),
    directions: row.directions,
    ...toAirport(row),
    tags: [...parseJson(row.tags)],
    amenities: toCodes(AMENITIES, row.amenity_bits),
    payments: toCodes(PAYMENTS, row.payment_bits),
    delivery: toCodes(DELIVERIES, row.delivery_bits),
    acceptsMessages: row.owner_id !== null || row.email !== null,
    isOwner,
    ...toVerification(row),
  }
}

/** How a verified business was verified, where that is known. */
function toVerification(row: ProfileRow): Pick<Business, 'verification'> {
  const { is_verified, verification_method: method, verified_on: on } = row
  return is_verified === 1 && method !== null && on !== null ? { verification: { method, on } } : {}
}

/** The nearest airport of a business with a position. */
function toAirport({ country, latitude, longitude }: ProfileRow): Pick<Business, 'nearestAirport'> {
  if (latitude === null || longitude === null) return {}
  const airport = findNearestAirport(country, { latitude, longitude })
  return airport ? { nearestAirport: airport } : {}
}

/** A business as its owner and administrators see it. */
export function toOwnBusiness(row: BusinessRow, viewerId: number, now: number): OwnBusiness {
  return {
    ...toCard(row),
    ...toProfile(row, { maxPictures: Infinity, isOwner: row.owner_id === viewerId, now }),
    ownerName: row.owner_name,
    businessLicense: row.business_license,
    suspendedAt: toInstantOrNull(row.suspended_at),
    ...toSuspension(row),
    pausedAt: toInstantOrNull(row.paused_at),
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

const toSuspension = (row: BusinessRow): Pick<OwnBusiness, 'suspension'> =>
  row.suspended_at === null || (row.suspension_reason === null && row.suspension_note === null)
    ? {}
    : { suspension: { reason: row.suspension_reason, note: row.suspension_note } }
