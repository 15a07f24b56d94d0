import type { Business, ExpiredBusiness } from '@portal/domain/contract'
import { getPlanKind } from '@portal/domain/plan'
import type { ProfileRow } from '../businesses.table.ts'
import { toProfile } from '../businesses.view.ts'
import { getShownPictureCount } from '../visibility.ts'

/** A business as everybody sees it. */
export const toPublicProfile = (row: ProfileRow, now: number): Business =>
  toProfile(row, { maxPictures: getShownPictureCount(row.tier), isOwner: false, now })

/** What stays visible of an expired business. */
export const toExpiredProfile = (row: ProfileRow): ExpiredBusiness => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  category: row.category,
  country: row.country,
  province: row.province,
  address: row.address,
  phone: row.phone,
  expired: true,
  plan: getPlanKind(row.tier),
})
