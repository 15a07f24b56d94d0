import { getRatingScore } from './rating.ts'

/** What of a business helps a visitor, whatever they look for. */
export interface BaseScoreFields {
  readonly photos: number
  readonly isVerified: boolean
  readonly hours: object | null
  readonly phone: string | null
  readonly website: string | null
  /** The sum of the stars of all published reviews, and how many they are: whether or not the plan shows them. */
  readonly ratingSum: number
  readonly reviewCount: number
  readonly temporarilyClosed: boolean
  readonly temporarilyClosedUntil: string | null
}

/** What each part adds; together 1. */
const WEIGHTS = {
  photo: 0.14,
  morePhotos: 0.06,
  verified: 0.2,
  hours: 0.16,
  phone: 0.14,
  website: 0.1,
  rating: 0.2,
}
/** As many as every plan has: more of them add nothing. */
const ENOUGH_PHOTOS = 4
/** An average from which a rating adds something, and how many stars above it add all. */
const RATING = { from: 3, span: 2 } as const
/** So many reviews make a rating count for half. */
const HALF_SURE_REVIEWS = 5
const CLOSED = 0.4

const isFilled = (text: string | null): boolean => (text ?? '').trim() !== ''

const sharePhotos = (photos: number): number => Math.min(1, Math.max(0, photos - 1) / (ENOUGH_PHOTOS - 1))

/** From 0 to 1: a small-sample average above the middle, more of it the more reviews it comes from. */
function shareRating(sum: number, count: number): number {
  const above = Math.min(1, Math.max(0, (getRatingScore(sum, count) - RATING.from) / RATING.span))
  return (above * count) / (count + HALF_SURE_REVIEWS)
}

/**
 * How much a listing helps a visitor, whatever is asked, from 0 to 1: photos, the Verified mark, hours, phone, website, and
 * ratings with the number of their reviews. One that is closed for now, with no day on which it opens again, loses .4. Lists
 * without a chosen order follow it. No plan plays a part: what a plan alone allows (more photos, reviews that are shown)
 * adds nothing.
 */
export function getBaseScore(business: BaseScoreFields): number {
  const { photos, isVerified, hours, phone, website, ratingSum, reviewCount } = business
  const isClosed = business.temporarilyClosed && business.temporarilyClosedUntil === null
  const gained =
    (photos > 0 ? WEIGHTS.photo : 0) +
    WEIGHTS.morePhotos * sharePhotos(photos) +
    (isVerified ? WEIGHTS.verified : 0) +
    (hours && Object.keys(hours).length > 0 ? WEIGHTS.hours : 0) +
    (isFilled(phone) ? WEIGHTS.phone : 0) +
    (isFilled(website) ? WEIGHTS.website : 0) +
    WEIGHTS.rating * shareRating(ratingSum, reviewCount)
  // In thousandths: what differs less is equal, and the newer one comes first.
  return Math.round(Math.max(0, gained - (isClosed ? CLOSED : 0)) * 1000) / 1000
}
