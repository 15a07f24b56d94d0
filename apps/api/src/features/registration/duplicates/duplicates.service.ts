import { parsePhone } from '@portal/domain/business'
import type { DuplicatesQuery, LikelyDuplicate } from '@portal/domain/contract'
import { resolvePlace, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import type { Reads } from '#db/engine/store.ts'
import { createDuplicateRows, type ComparedRow, type DuplicateRows } from './duplicates.repository.ts'
import { areNearlySame, getCoreName, listPossibleStarts } from './similar-names.ts'

/** The known facts of a business, stored or not. */
export interface DuplicateQuery {
  readonly name: string
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  /** E.164. */
  readonly phone: string | null
}

/** A business that may be the same. */
export interface DuplicateCandidate extends Omit<ComparedRow, 'phone' | 'owner_id'> {
  readonly samePhone: boolean
  /** Whether it belongs to the owner whose businesses are compared too. */
  readonly own: boolean
}

/**
 * Possible duplicates, the likeliest first and then the oldest: public ones, and those of `ownerId` that wait or have
 * expired.
 */
export type FindDuplicates = (
  query: DuplicateQuery,
  now: number,
  ownerId?: number,
) => Promise<DuplicateCandidate[]>

export function createDuplicateFinder(store: Reads): FindDuplicates {
  const rows = createDuplicateRows(store)
  return async (query, now, ownerId) => {
    const core = getCoreName(query.name)
    const candidates = await findCandidates(rows, query, now, ownerId)
    return candidates
      .map(({ phone, owner_id, ...row }) => ({
        ...row,
        samePhone: phone !== null && phone === query.phone,
        own: ownerId !== undefined && owner_id === ownerId,
      }))
      .map((row) => ({ row, score: getSimilarity(row, query, core) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score || one.row.id - other.row.id)
      .map(({ row }) => row)
  }
}

/** The businesses to compare, each once. */
async function findCandidates(
  rows: DuplicateRows,
  { country, phone, name }: DuplicateQuery,
  now: number,
  ownerId: number | undefined,
): Promise<ComparedRow[]> {
  const found = await Promise.all([
    phone === null ? [] : rows.byPhone(phone, now),
    ...listPossibleStarts(name).map((start) => rows.byNameStart(country, start, now)),
    ownerId === undefined ? [] : rows.byOwner(ownerId),
  ])
  return [...new Map(found.flat().map((row) => [row.id, row])).values()]
}

/** A shared phone number weighs more than a similar name; among equals one's own comes first. */
function getSimilarity(row: DuplicateCandidate, query: DuplicateQuery, core: string): number {
  const samePlace = row.country === query.country && row.province === query.province
  const sameName = samePlace && areNearlySame(getCoreName(row.name), core)
  if (!row.samePhone && !sameName) return 0
  return (row.samePhone ? 4 : 0) + (sameName ? 2 : 0) + (row.own ? 1 : 0)
}

/** More would not be looked at before going on. */
const MAX_SHOWN = 3

/** Businesses that a registration may duplicate; unreadable parts of the query are ignored. */
export async function findLikelyDuplicates(
  findDuplicates: FindDuplicates,
  { name, country, phone }: DuplicatesQuery,
  now: number,
  ownerId?: number,
): Promise<LikelyDuplicate[]> {
  const place = resolvePlace(country ?? '')
  if (!place) return []
  const number = parsePhone(place.country, phone ?? '')
  const query = { ...place, name, phone: number.ok ? number.value : null }
  const found = await findDuplicates(query, now, ownerId)
  return found.slice(0, MAX_SHOWN)
}
