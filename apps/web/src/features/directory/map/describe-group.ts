import { getCompassDirection, getDistanceKm, formatDistance, type Coordinates } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { MAIN_TOWNS } from '@portal/reference-data'
import type { ResultsGroup } from './marks.ts'

/** Maximum distance from a town's centre to be in the town. */
const IN_TOWN_KM = 12

const TOWNS = Object.values(MAIN_TOWNS).flatMap((towns) =>
  towns.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
)

const findNearest = (point: Coordinates) =>
  TOWNS.map((town) => ({ town, km: getDistanceKm(town, point) })).toSorted(
    (one, other) => one.km - other.km,
  )[0]

/** The town that a point is in, if there is one. */
export function findTown(point: Coordinates): string | undefined {
  const nearest = findNearest(point)
  return nearest && nearest.km <= IN_TOWN_KM ? nearest.town.name : undefined
}

/** Describes a point: `Honiara`, `40 km west of Honiara`. */
export function describePoint(point: Coordinates): string {
  const nearest = findNearest(point)
  if (!nearest) return ''
  const { town, km } = nearest
  return km <= IN_TOWN_KM
    ? town.name
    : `${formatDistance(km)} ${getCompassDirection(town, point)} of ${town.name}`
}

/** A larger group, in kilometres, is described as around its place. */
const AROUND_KM = 25

/** The place of a group: `Honiara`, `Around Honiara` where it reaches further. */
export const getGroupPlace = (group: ResultsGroup): string =>
  group.reach > AROUND_KM ? `Around ${describePoint(group)}` : describePoint(group)

/** What a mark leads to: `Gizo Rest, Gizo`, or `Honiara: 12 businesses, and others nearby`. */
export function describeGroup(group: ResultsGroup): string {
  const { business, count } = group
  const place = getGroupPlace(group)
  if (business) return `${business.name}, ${place}`
  return count === 1
    ? `${place}: 1 business, and others nearby`
    : `${place}: ${formatNumber(count)} businesses, and others nearby`
}
