import type { Review, ReviewerState, ReviewsQuery, ReviewSummary } from '@portal/domain/contract'
import { getAverageRating } from '@portal/domain/business'
import { getPlan } from '@portal/domain/plan'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { parsePage } from '#db/pagination.ts'
import {
  createBusinessNotFoundProblem,
  canSeeAll,
  requirePublic,
  type FindProfile,
  type Viewer,
} from '#features/businesses/profile/profile.service.ts'
import {
  countPublic,
  countPublished,
  countStars,
  findOfAuthor,
  findPublished,
  findWritten,
} from './reviews.repository.ts'
import { findHelpful } from './votes.repository.ts'
import { toOwnReview, toReview } from './reviews.view.ts'

interface ReviewPage {
  readonly items: Review[]
  readonly total: number
}

/** Published reviews for everybody: of public businesses whose plan shows reviews. */
export async function readPublicReviews(
  db: Kysely<Database>,
  findProfile: FindProfile,
  idOrSlug: string,
  now: number,
  query: ReviewsQuery,
): Promise<ReviewPage> {
  const row = await requirePublic(findProfile, idOrSlug, now)
  return getPlan(row.tier).showsGallery ? readReviews(db, row.id, query) : { items: [], total: 0 }
}

/** The distribution of stars for everybody; zeros if the plan shows no reviews. */
export async function readPublicSummary(
  db: Kysely<Database>,
  findProfile: FindProfile,
  idOrSlug: string,
  now: number,
): Promise<ReviewSummary> {
  const row = await requirePublic(findProfile, idOrSlug, now)
  return getPlan(row.tier).showsGallery ? readSummary(db, row.id) : NO_REVIEWS
}

/** The same for the owner and administrators, whatever the plan; null for anybody else. */
export async function readOwnSummary(
  db: Kysely<Database>,
  findProfile: FindProfile,
  idOrSlug: string,
  viewer: Viewer,
): Promise<ReviewSummary | null> {
  const row = await findProfile(idOrSlug)
  return row && canSeeAll(row, viewer) ? readSummary(db, row.id) : null
}

/** Published reviews for the owner and administrators, whatever the plan; null for anybody else. */
export async function readOwnReviews(
  db: Kysely<Database>,
  findProfile: FindProfile,
  idOrSlug: string,
  viewer: Viewer,
  query: ReviewsQuery,
): Promise<ReviewPage | null> {
  const row = await findProfile(idOrSlug)
  return row && canSeeAll(row, viewer) ? readReviews(db, row.id, query) : null
}

const readReviews = async (
  db: Kysely<Database>,
  businessId: number,
  query: ReviewsQuery,
): Promise<ReviewPage> => ({
  items: (await findPublished(db, businessId, query.sort ?? 'newest', parsePage(query))).map(toReview),
  total: await countPublished(db, businessId),
})

const NO_REVIEWS: ReviewSummary = { count: 0, average: null, stars: [0, 0, 0, 0, 0] }

async function readSummary(db: Kysely<Database>, businessId: number): Promise<ReviewSummary> {
  const counts = new Map((await countStars(db, businessId)).map(({ rating, count }) => [rating, count]))
  const countOf = (rating: number) => counts.get(rating) ?? 0
  const stars: ReviewSummary['stars'] = [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)]
  const count = stars.reduce((total, number) => total + number, 0)
  const sum = stars.reduce((total, number, index) => total + number * (index + 1), 0)
  return { count, average: getAverageRating(sum, count), stars }
}

/** A visitor's own review and votes for a business that they may see. */
export async function readReviewerState(
  db: Kysely<Database>,
  findProfile: FindProfile,
  idOrSlug: string,
  { user, now }: { readonly user: Viewer; readonly now: number },
): Promise<ReviewerState> {
  const found = await findProfile(idOrSlug)
  if (!found) throw createBusinessNotFoundProblem()
  const row = canSeeAll(found, user) ? found : await requirePublic(findProfile, idOrSlug, now)
  const [review] = await findWritten(db, user.id, row.id, { limit: 1, offset: 0 })
  return {
    isOwner: row.owner_id === user.id,
    review: review ? toOwnReview(review) : null,
    helpful: await findHelpful(db, user.id, row.id),
  }
}

/** The number of published reviews of all public businesses. */
export const countPublicReviews = (db: Kysely<Database>, now: number): Promise<number> => countPublic(db, now)

/** A review as its author would recognise it. */
interface WrittenReview {
  readonly id: number
  readonly businessName: string
  readonly isPublic: boolean
  /** Milliseconds. */
  readonly createdAt: number
}

/** Somebody's reviews that were not refused, unordered. */
export async function readWrittenReviews(db: Kysely<Database>, userId: number): Promise<WrittenReview[]> {
  const rows = await findOfAuthor(db, userId)
  return rows.map(({ id, name, status, created_at }) => ({
    id,
    businessName: name,
    isPublic: status === 'published',
    createdAt: created_at,
  }))
}
