import { foldWord } from '@portal/domain/search'
import { toSortKey } from '#db/search/words.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import type { StoredIdentity } from './import.repository.ts'

/** In degrees, about two kilometres: businesses of one name farther apart are different ones. */
const MAX_DEGREES_APART = 0.02

type IdentifiedRecord = Pick<
  BusinessRecord,
  'name' | 'country' | 'category' | 'address' | 'phone' | 'latitude' | 'longitude'
>

/** The facts that identify a record. */
export const toIdentity = (record: IdentifiedRecord): Omit<StoredIdentity, 'slug'> => ({
  country: record.country,
  sort_name: toSortKey(record.name),
  category: record.category,
  address: record.address ?? null,
  phone: record.phone ?? null,
  latitude: record.latitude ?? null,
  longitude: record.longitude ?? null,
})

export const toNameKey = ({ country, sort_name }: Pick<StoredIdentity, 'country' | 'sort_name'>) =>
  `${country} ${sort_name}`

/**
 * Whether two records are the same business: same name and country, and no difference in address, in coordinates, or in
 * both category and phone number.
 */
export function isDuplicate(one: Omit<StoredIdentity, 'slug'>, other: Omit<StoredIdentity, 'slug'>): boolean {
  if (toNameKey(one) !== toNameKey(other)) return false
  if (one.address !== null && other.address !== null && foldWord(one.address) !== foldWord(other.address)) {
    return false
  }
  const isOtherCategory = one.category !== other.category
  if (isOtherCategory && one.phone !== null && other.phone !== null && one.phone !== other.phone) return false
  return !areApart(one.latitude, other.latitude) && !areApart(one.longitude, other.longitude)
}

const areApart = (one: number | null, other: number | null) =>
  one !== null && other !== null && Math.abs(one - other) > MAX_DEGREES_APART
