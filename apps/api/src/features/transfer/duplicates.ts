import { foldWord, sortKey } from '#db/search/match.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import type { Known } from './import.repository.ts'

/** Degrees, some two kilometres: further apart, two of one name are two. */
const APART = 0.02

type Candidate = Pick<
  BusinessRecord,
  'name' | 'country' | 'category' | 'address' | 'phone' | 'latitude' | 'longitude'
>

/** The record as it would be found again. */
export const identityOf = (record: Candidate): Omit<Known, 'slug'> => ({
  country: record.country,
  sort_name: sortKey(record.name),
  category: record.category,
  address: record.address ?? null,
  phone: record.phone ?? null,
  latitude: record.latitude ?? null,
  longitude: record.longitude ?? null,
})

export const nameKey = ({ country, sort_name }: Pick<Known, 'country' | 'sort_name'>) =>
  `${country} ${sort_name}`

/**
 * Whether two of one name and country are the same listing: neither town nor coordinates, nor trade and phone
 * together, tell them apart.
 */
export function isDuplicate(one: Omit<Known, 'slug'>, other: Omit<Known, 'slug'>): boolean {
  if (nameKey(one) !== nameKey(other)) return false
  if (one.address !== null && other.address !== null && foldWord(one.address) !== foldWord(other.address)) {
    return false
  }
  const isOtherTrade = one.category !== other.category
  if (isOtherTrade && one.phone !== null && other.phone !== null && one.phone !== other.phone) return false
  return !areApart(one.latitude, other.latitude) && !areApart(one.longitude, other.longitude)
}

const areApart = (one: number | null, other: number | null) =>
  one !== null && other !== null && Math.abs(one - other) > APART
