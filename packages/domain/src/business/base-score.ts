import { getRatingScore } from './rating.ts'

/** The fields of a business that determine its base score. */
export interface BaseScoreFields {
  readonly photos: number
  readonly isVerified: boolean
  readonly hours: object | null
  readonly phone: string | null
  readonly website: string | null
  /** The stars of all published reviews added up, and their number, whether or not the plan shows them. */
  readonly ratingSum: number
  readonly reviewCount: number
  readonly temporarilyClosed: boolean
}

/** The share of each part; together 1. */
const WEIGHTS = {
  photo: 0.14,
  morePhotos: 0.06,
  verified: 0.2,
  hours: 0.16,
  phone: 0.14,
  website: 0.1,
  rating: 0.2,
}
/** The number that every plan allows; more photos add nothing. */
const ENOUGH_PHOTOS = 4
/** The average above which a rating counts, and the stars above it that give the full share. */
const RATING = { from: 3, span: 2 } as const
/** The number of reviews at which a rating counts half. */
const HALF_CONFIDENCE_REVIEWS = 5
/** Above that of closed businesses. */
const MIN_OPEN_SCORE = 0.001

const isFilled = (text: string | null): boolean => (text ?? '').trim() !== ''

const getPhotoShare = (photos: number): number => Math.min(1, Math.max(0, photos - 1) / (ENOUGH_PHOTOS - 1))

/** From 0 to 1: how far the Bayesian average lies above the middle, weighted by the number of reviews. */
function getRatingShare(sum: number, count: number): number {
  const above = Math.min(1, Math.max(0, (getRatingScore(sum, count) - RATING.from) / RATING.span))
  return (above * count) / (count + HALF_CONFIDENCE_REVIEWS)
}

/**
 * The use of a listing to any visitor, from 0 to 1: photos, the Verified mark, hours, phone, website, and ratings with the
 * number of their reviews. A temporarily closed business has 0, so that it comes after the open ones: lists without a chosen
 * order are sorted by it. Features that only some plans have, such as more photos, add nothing.
 */
export function getBaseScore(business: BaseScoreFields): number {
  const { photos, isVerified, hours, phone, website, ratingSum, reviewCount } = business
  if (business.temporarilyClosed) return 0
  const gained =
    (photos > 0 ? WEIGHTS.photo : 0) +
    WEIGHTS.morePhotos * getPhotoShare(photos) +
    (isVerified ? WEIGHTS.verified : 0) +
    (hours && Object.keys(hours).length > 0 ? WEIGHTS.hours : 0) +
    (isFilled(phone) ? WEIGHTS.phone : 0) +
    (isFilled(website) ? WEIGHTS.website : 0) +
    WEIGHTS.rating * getRatingShare(ratingSum, reviewCount)
  // Rounded, so that nearly equal listings tie and the newer one comes first.
  return Math.max(MIN_OPEN_SCORE, Math.round(gained * 1000) / 1000)
}
