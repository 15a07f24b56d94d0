import { parsePhone } from '@portal/domain/business'
import type { DuplicatesQuery, LikelyDuplicate } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import type { FindDuplicates } from './duplicates.repository.ts'

/** As many are worth a look before somebody goes on. */
const MOST = 3

/** Listings that a registration may repeat; what it says of itself that can't be read is passed over. */
export function likelyDuplicates(
  alike: FindDuplicates,
  { name, country, phone }: DuplicatesQuery,
  now: number,
  ownerId?: number,
): LikelyDuplicate[] {
  const place = resolvePlace(country ?? '')
  if (!place) return []
  const number = parsePhone(place.country, phone ?? '')
  const sought = { ...place, name, phone: number.ok ? number.value : null }
  return alike(sought, now, ownerId).slice(0, MOST)
}
