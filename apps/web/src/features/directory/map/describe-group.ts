import {
  formatDistance,
  getCompassDirection,
  getDistanceKm,
  isInArea,
  type Coordinates,
} from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { MAIN_TOWNS } from '@portal/reference-data'
import type { ResultsGroup } from './marks.ts'

/** Maximum distance from a town's centre to be in the town. */
const IN_TOWN_KM = 12

/** Of each country the largest first. */
const TOWNS = Object.values(MAIN_TOWNS).flatMap((towns) =>
  towns.map(([name, latitude, longitude], rank) => ({ name, latitude, longitude, rank })),
)

const findNearest = (point: Coordinates) =>
  TOWNS.map((town) => ({ town, km: getDistanceKm(town, point) })).toSorted(
    (one, other) => one.km - other.km,
  )[0]

/** Describes a point: `Honiara`, `40 km west of Honiara`. */
export function describePoint(point: Coordinates): string {
  const nearest = findNearest(point)
  if (!nearest) return ''
  const { town, km } = nearest
  return km <= IN_TOWN_KM
    ? town.name
    : `${formatDistance(km)} ${getCompassDirection(town, point)} of ${town.name}`
}

/** The place of a group: the largest town in it, else where it is from the nearest one. */
export function getGroupPlace(group: ResultsGroup): string {
  const [largest] = TOWNS.filter((town) => isInArea(group.cell, town)).toSorted(
    (one, other) => one.rank - other.rank,
  )
  return largest?.name ?? describePoint(group)
}

/** What a mark leads to: `Gizo Rest, Gizo`, or `Honiara: 12 businesses`. */
export function describeGroup(group: ResultsGroup): string {
  const { business, count } = group
  const place = getGroupPlace(group)
  if (business) return `${business.name}, ${place}`
  return count === 1 ? `${place}: 1 business` : `${place}: ${formatNumber(count)} businesses`
}
