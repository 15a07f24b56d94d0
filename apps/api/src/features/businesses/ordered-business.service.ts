import type { Photo, SubscriptionTier } from '@portal/domain/contract'
import type { ModerationStatus } from '@portal/domain/moderation'
import type { CountryCode } from '@portal/domain/place'
import { NEVER } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { parseJson } from '#shared/json.ts'
import { findBusiness } from './businesses.repository.ts'
import { toPhoto } from './businesses.view.ts'
import { getShownPictureCount, getRowVisibility } from './visibility.ts'

/** A business as an order of a plan sees it. */
export interface OrderedBusiness {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly country: CountryCode
  readonly category: string
  readonly ownerId: number | null
  readonly status: ModerationStatus
  readonly isRemoved: boolean
  readonly isSuspended: boolean
  readonly tier: SubscriptionTier
  readonly isPublic: boolean
  /** Until when it is public by its plan; null without an end. */
  readonly until: number | null
  /** How many pictures it has. */
  readonly pictures: number
  /** Published reviews, whether or not its plan shows them. */
  readonly reviews: number
}

/** A business in any state; null if there is none. */
export async function readOrderedBusiness(
  db: Kysely<Database>,
  id: number,
  now: number,
): Promise<OrderedBusiness | null> {
  const row = await findBusiness(db, id)
  if (!row) return null
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    country: row.country,
    category: row.category,
    ownerId: row.owner_id,
    status: row.status,
    isRemoved: row.removed_at !== null,
    isSuspended: row.suspended_at !== null,
    tier: row.tier,
    isPublic: getRowVisibility(row, now) === 'public',
    until: row.public_until === NEVER ? null : row.public_until,
    pictures: parseJson(row.images).length,
    reviews: row.published_review_count,
  }
}

/** How many of a business's pictures are public on a plan. */
export const getShownPictures = (pictures: number, tier: SubscriptionTier): number =>
  Math.min(pictures, getShownPictureCount(tier))

/** The stored photos of a business from one position up to another. */
export async function readPhotos(
  db: Kysely<Database>,
  id: number,
  from: number,
  to: number,
): Promise<Photo[]> {
  const row = await findBusiness(db, id)
  if (!row) return []
  const measures = parseJson(row.photos)
  return parseJson(row.images)
    .slice(0, to)
    .flatMap((src, position) => {
      const measured = measures[position]
      return position >= from && measured ? [toPhoto(src, measured)] : []
    })
}
