import type { BusinessFilters } from '@portal/domain/contract'
import { getDistanceKm, type Coordinates } from '@portal/domain/place'
import type { Reads } from '#db/engine/store.ts'
import type { Page } from '#db/pagination.ts'
import type { ReadContext } from '#db/version.ts'
import type { Filter } from '#features/businesses/filter.ts'
import type { FoundBusinesses } from '#features/search/search.service.ts'
import { createChosenReader } from './chosen.repository.ts'
import { forEachMatch } from './column-pass.ts'
import type { BusinessMatches, Matches } from './matches.service.ts'

/** What is listed, and the point that distances are measured from. */
export interface NearQuery {
  readonly filter: Filter
  readonly search?: BusinessFilters['search']
  readonly near: Coordinates
}

export type FindNearest = (query: NearQuery, page: Page, at: ReadContext) => Promise<FoundBusinesses>

/**
 * Lists all matches, the nearest first; a business without a position has that of its town. Those that only mention the
 * text come after those that match it, and those without a known town come last.
 */
export function createNearest(store: Reads, matches: Pick<BusinessMatches, 'find'>): FindNearest {
  const readChosen = createChosenReader(store)
  return async ({ filter, search, near }, page, at) => {
    const { columns, columnQuery, mentions, addSentences, ...found } = await matches.find(filter, search, at)
    const measured = measure({ columns, columnQuery }, near, new Set(mentions))
    const { json } = await readChosen(findNearestIds(measured, page), at.now)
    return { ...found, json: addSentences ? await addSentences(json) : json, total: measured.size }
  }
}

/** Ids and the distances that they are sorted by, in parallel; Infinity for an unknown position. */
interface MeasuredMatches {
  readonly size: number
  readonly ids: Int32Array
  readonly distances: Float64Array
}

/** No two points of the earth are farther apart. */
const MAX_DISTANCE_KM = 20_100

function measure(
  { columns, columnQuery }: Pick<Matches, 'columns' | 'columnQuery'>,
  near: Coordinates,
  mentions: ReadonlySet<number>,
): MeasuredMatches {
  const { arrays } = columns
  const ids = new Int32Array(columns.size)
  const distances = new Float64Array(columns.size)
  let size = 0
  forEachMatch(columns, columnQuery, (at, missed) => {
    if (missed !== 0) return
    const latitude = arrays.nearLatitude[at] ?? Number.NaN
    const longitude = arrays.nearLongitude[at] ?? Number.NaN
    const id = arrays.ids[at] ?? 0
    const penalty = mentions.has(id) ? MAX_DISTANCE_KM : 0
    ids[size] = id
    distances[size] = Number.isNaN(latitude)
      ? Infinity
      : penalty + getDistanceKm(near, { latitude, longitude })
    size += 1
  })
  return { size, ids, distances }
}

const toRing = (distance: number): number => Math.min(Math.floor(distance), MAX_DISTANCE_KM)

/** The ring, a kilometre wide, that contains the last business of a page. */
function findLastRing({ size, distances }: MeasuredMatches, end: number): number {
  const counts = new Uint32Array(MAX_DISTANCE_KM + 1)
  for (const distance of distances.subarray(0, size)) {
    const ring = toRing(distance)
    counts[ring] = (counts[ring] ?? 0) + 1
  }
  let last = 0
  for (let within = counts[0] ?? 0; within < end; within += counts[last] ?? 0) last += 1
  return last
}

/** The ids of a page. Sorts only up to its last ring, not all matches. */
function findNearestIds(measured: MeasuredMatches, { limit, offset }: Page): number[] {
  const { size, ids, distances } = measured
  const end = Math.min(offset + limit, size)
  if (end <= offset) return []
  const ring = findLastRing(measured, end)
  const within: number[] = []
  for (let at = 0; at < size; at += 1) if (toRing(distances[at] ?? Infinity) <= ring) within.push(at)
  const idAt = (at: number) => ids[at] ?? 0
  const distanceAt = (at: number) => distances[at] ?? Infinity
  return within
    .toSorted((one, other) => compare(distanceAt(one), distanceAt(other)) || idAt(one) - idAt(other))
    .slice(offset, end)
    .map(idAt)
}

/** Unlike a difference, correct for two infinite distances. */
const compare = (one: number, other: number): number => (one < other ? -1 : one > other ? 1 : 0)
