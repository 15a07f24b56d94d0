import { visibilityOf } from '@portal/domain/business'
import type { OwnBusiness, Review } from '@portal/domain/contract'
import { NEVER } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import type { Page } from '#db/pagination.ts'
import { Problem } from '#shared/problem.ts'
import { countOwn, findBusiness, ownedBy } from './businesses.repository.ts'
import type { ProfileRow } from './businesses.table.ts'
import { expiredBusiness, ownBusiness, profileJson, reviewView } from './businesses.view.ts'
import type { Directory } from './listing/directory.ts'
import { countPublishedReviews, publishedReviews } from './reviews/reviews.repository.ts'

export { findAddresses } from './addresses.repository.ts'
export {
  changeBusiness,
  findBusiness,
  hasListed,
  insertBusinesses,
  type BusinessChanges,
} from './businesses.repository.ts'
export { sortName, type BusinessRecord } from './businesses.record.ts'
export type { BusinessRow } from './businesses.table.ts'
export { ownBusiness } from './businesses.view.ts'
export type { BusinessCounts } from './listing/business-counts.ts'
export { openDirectory, type Directory } from './listing/directory.ts'
export { filterOf, type Filter } from './listing/filter.ts'
export { typeFilterFlags, typesOf } from './listing/filter-flags.ts'
export {
  openPending,
  type LikelyDuplicate,
  type PendingList,
  type PendingPage,
} from './submission/pending.repository.ts'
export { insertReviews, refuseReview, type ReviewRecord } from './reviews/reviews.repository.ts'
export type { BusinessSearch } from './search/search.repository.ts'

/** Who asks: what is one's own, and everything to administrators, is shown in every state. */
interface Viewer {
  readonly id: number
  readonly isAdmin: boolean
}

/** From this tier on a listing's reviews are shown. */
const REVIEWS_FROM_TIER = 2

interface ReviewPage {
  readonly items: Review[]
  readonly total: number
}

const NO_REVIEWS: ReviewPage = { items: [], total: 0 }

const notFound = () => new Problem('not-found', 'Business not found')

const isId = (text: string): boolean => /^\d+$/.test(text)

const rowOf = ({ profiles }: Directory, idOrSlug: string): ProfileRow | undefined =>
  isId(idOrSlug) ? profiles.byId(Number(idOrSlug)) : profiles.bySlug(idOrSlug)

const visibility = (row: ProfileRow, now: number) =>
  visibilityOf(
    {
      status: row.status,
      suspendedAt: row.suspended_at,
      removedAt: row.removed_at,
      publicUntil: row.public_until === NEVER ? null : row.public_until,
    },
    now,
  )

const maySeeAll = (row: ProfileRow, viewer: Viewer): boolean => viewer.isAdmin || row.owner_id === viewer.id

/** The whole listing, for its owner and for administrators; null for anybody else. */
export async function readOwnBusiness(
  { store }: AppContext,
  directory: Directory,
  idOrSlug: string,
  viewer: Viewer,
): Promise<OwnBusiness | null> {
  const row = rowOf(directory, idOrSlug)
  if (!row || !maySeeAll(row, viewer)) return null
  const whole = await findBusiness(store.read, row.id)
  return whole ? ownBusiness(whole, viewer.id) : null
}

/** The listing as everybody sees it, as JSON; one that has run out is reduced, and found by its slug only. */
export function readPublicBusiness(directory: Directory, idOrSlug: string, now: number): { json: string } {
  const row = rowOf(directory, idOrSlug)
  if (!row) throw notFound()
  const seen = visibility(row, now)
  if (seen === 'public') return { json: profileJson(row) }
  if (seen === 'expired' && !isId(idOrSlug)) return { json: JSON.stringify(expiredBusiness(row)) }
  throw notFound()
}

/** Published reviews as everybody sees them: of public listings whose plan shows reviews. */
export async function readPublicReviews(
  { store }: AppContext,
  directory: Directory,
  idOrSlug: string,
  now: number,
  page: Page,
): Promise<ReviewPage> {
  const row = rowOf(directory, idOrSlug)
  if (!row || visibility(row, now) !== 'public') throw notFound()
  return row.tier < REVIEWS_FROM_TIER ? NO_REVIEWS : reviewsOf(store, row.id, page)
}

/** Published reviews for the owner and for administrators, whatever the plan; null for anybody else. */
export async function readOwnReviews(
  { store }: AppContext,
  directory: Directory,
  idOrSlug: string,
  viewer: Viewer,
  page: Page,
): Promise<ReviewPage | null> {
  const row = rowOf(directory, idOrSlug)
  return row && maySeeAll(row, viewer) ? reviewsOf(store, row.id, page) : null
}

const reviewsOf = async (
  { read }: AppContext['store'],
  businessId: number,
  page: Page,
): Promise<ReviewPage> => ({
  items: (await publishedReviews(read, businessId, page)).map(reviewView),
  total: await countPublishedReviews(read, businessId),
})

/** Somebody's listings in every state, the newest first. */
export async function readOwnBusinesses(
  { store }: AppContext,
  ownerId: number,
  page: Page,
): Promise<{ items: OwnBusiness[]; total: number }> {
  const rows = await ownedBy(store.read, ownerId, page)
  const total = await countOwn(store.read, ownerId)
  return { items: rows.map((row) => ownBusiness(row, ownerId)), total }
}
