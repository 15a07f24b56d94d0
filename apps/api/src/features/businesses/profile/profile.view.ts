import type { ExpiredBusiness } from '@portal/domain/contract'
import type { ProfileRow } from '../businesses.table.ts'
import { detail } from '../businesses.view.ts'
import { picturesShown } from '../visibility.ts'

/** The public profile as JSON: the stored card, continued by what the row has beyond it. */
export function profileJson(row: ProfileRow): string {
  const head = row.card.slice(0, row.card.lastIndexOf(',"images":['))
  return `${head},${JSON.stringify(detail(row, picturesShown(row.tier), false)).slice(1)}`
}

/** What stays readable of an expired business. */
export const expiredBusiness = (row: ProfileRow): ExpiredBusiness => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  category: row.category,
  country: row.country,
  province: row.province,
  address: row.address,
  phone: row.phone,
  expired: true,
})
