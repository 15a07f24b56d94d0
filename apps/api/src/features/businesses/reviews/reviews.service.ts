import type { Review } from '@portal/domain/contract'
import { planOf } from '@portal/domain/plan'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { findBusiness } from '../businesses.repository.ts'
import { changeBusiness } from '../change-business.ts'
import { businessNotFound, maySeeAll, type FindProfile, type Viewer } from '../profile/profile.service.ts'
import { rowVisibility } from '../visibility.ts'
import type { ReviewRecord } from './reviews.record.ts'
import {
  countPublic,
  countPublished,
  findOfAuthor,
  findPublished,
  findReview,
  insertRows,
  setStatus,
} from './reviews.repository.ts'
import { toReview } from './reviews.view.ts'

interface ReviewPage {
  readonly items: Review[]
  readonly total: number
}

/** Published reviews as everybody sees them: of public businesses whose plan shows reviews. */
export async function readPublicReviews(
  db: Kysely<Database>,
  findProfile: FindProfile,
  idOrSlug: string,
  now: number,
  page: Page,
): Promise<ReviewPage> {
  const row = findProfile(idOrSlug)
  if (!row || rowVisibility(row, now) !== 'public') throw businessNotFound()
  return planOf(row.tier).showsGallery ? readReviews(db, row.id, page) : { items: [], total: 0 }
}

/** Published reviews for the owner and for administrators, whatever the plan; null for anybody else. */
export async function readOwnReviews(
  db: Kysely<Database>,
  findProfile: FindProfile,
  idOrSlug: string,
  viewer: Viewer,
  page: Page,
): Promise<ReviewPage | null> {
  const row = findProfile(idOrSlug)
  return row && maySeeAll(row, viewer) ? readReviews(db, row.id, page) : null
}

const readReviews = async (db: Kysely<Database>, businessId: number, page: Page): Promise<ReviewPage> => ({
  items: (await findPublished(db, businessId, page)).map(toReview),
  total: await countPublished(db, businessId),
})

/** Stores reviews; the published ones count in their businesses' ratings at once. */
export async function insertReviews(
  trx: Transaction<Database>,
  records: readonly ReviewRecord[],
): Promise<void> {
  if (records.length === 0) return
  const rows = records.map((record) => ({
    business_id: record.businessId,
    user_id: record.userId ?? null,
    first_name: record.firstName,
    last_name: record.lastName,
    rating: record.rating,
    comment: record.comment,
    status: record.status ?? 'published',
    created_at: record.createdAt,
  }))
  await insertRows(trx, rows)
  const published = rows.filter((row) => row.status === 'published')
  for (const [id, ratings] of Map.groupBy(published, (row) => row.business_id)) {
    const sum = ratings.reduce((total, { rating }) => total + rating, 0)
    await changeRatings(trx, id, { sum, count: ratings.length })
  }
}

/** Takes a review from the public; its rating no longer counts. */
export async function refuseReview(trx: Transaction<Database>, id: number): Promise<void> {
  const before = await findReview(trx, id)
  if (!before || before.status === 'refused') return
  await setStatus(trx, id, 'refused')
  if (before.status === 'published')
    await changeRatings(trx, before.business_id, { sum: -before.rating, count: -1 })
}

async function changeRatings(
  trx: Transaction<Database>,
  businessId: number,
  by: { readonly sum: number; readonly count: number },
): Promise<void> {
  const business = await findBusiness(trx, businessId)
  if (!business) throw new Error(`There is no business ${businessId} to be reviewed`)
  await changeBusiness(trx, businessId, {
    rating_sum: business.rating_sum + by.sum,
    review_count: business.review_count + by.count,
  })
}

/** How many published reviews all public businesses have. */
export const countPublicReviews = (db: Kysely<Database>, now: number): Promise<number> => countPublic(db, now)

/** A review by what its author would recognise it by. */
interface WrittenReview {
  readonly id: number
  readonly businessName: string
  readonly isPublic: boolean
  /** Milliseconds. */
  readonly createdAt: number
}

/** What somebody wrote and was not refused, in no particular order. */
export async function readWrittenReviews(db: Kysely<Database>, userId: number): Promise<WrittenReview[]> {
  const rows = await findOfAuthor(db, userId)
  return rows.map(({ id, name, status, created_at }) => ({
    id,
    businessName: name,
    isPublic: status === 'published',
    createdAt: created_at,
  }))
}
