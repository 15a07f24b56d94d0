import { getBusinessPath } from '@portal/domain/business'
import type { BusinessFilters, BusinessMap, MapGroup } from '@portal/domain/contract'
import type { Reads } from '#db/engine/store.ts'
import type { ReadContext } from '#db/version.ts'
import { toJson, type Json } from '#shared/json.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import { forEachMatch } from './column-pass.ts'
import { groupPoints, type MapPoint } from './map-groups.ts'
import { createMapNames } from './map-names.repository.ts'
import type { BusinessMatches, Matches } from './matches.service.ts'

export type ReadMap = (query: BusinessFilters, at: ReadContext) => Promise<Json<BusinessMap>>

/** Groups the matches of a filter by position. */
export function createBusinessMap(store: Reads, matches: BusinessMatches): ReadMap {
  const readNames = createMapNames(store)
  return async (query, at) => {
    const filter = parseFilter(query, at.now)
    if (!filter) return toJson<BusinessMap>({ groups: [], unlocated: 0 })
    const { points, unlocated } = findPoints(await matches.find(filter, query.search, at))
    const groups = groupPoints(points)
    const rows = await readNames(groups.flatMap(({ id, count }) => (count === 1 ? [id] : [])))
    const names = new Map(rows.map((row) => [row.id, row]))
    return toJson<BusinessMap>({
      groups: groups.map(({ id, latitude, longitude, count, cell }): MapGroup => {
        const row = count === 1 ? names.get(id) : undefined
        const business = row && { name: row.name, path: getBusinessPath(row) }
        return { latitude, longitude, count, cell, ...(business && { business }) }
      }),
      unlocated,
    })
  }
}

function findPoints({ columns, columnQuery }: Matches): { points: MapPoint[]; unlocated: number } {
  const { ids, latitude, longitude } = columns.arrays
  const points: MapPoint[] = []
  let unlocated = 0
  forEachMatch(columns, columnQuery, (at, missed) => {
    if (missed !== 0) return
    if (Number.isNaN(latitude[at])) unlocated += 1
    else points.push({ id: ids[at] ?? 0, latitude: latitude[at] ?? 0, longitude: longitude[at] ?? 0 })
  })
  return { points, unlocated }
}
