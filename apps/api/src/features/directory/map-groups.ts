import {
  getCell,
  getCellWidth,
  GRID_LEVELS,
  toEastLongitude,
  type Area,
  type Coordinates,
} from '@portal/domain/place'

export interface MapPoint extends Coordinates {
  readonly id: number
}

/** Points of one cell of a grid, at their mean position. */
interface PointGroup extends Coordinates {
  readonly count: number
  /** The id of one of them. */
  readonly id: number
  readonly cell: Area
}

const MAX_GROUPS = 200

const fromEast = (longitude: number): number => (longitude > 180 ? longitude - 360 : longitude)

/** Five decimals are about a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** Groups points by the narrowest grid that makes at most 200 groups. The larger groups come first. */
export function groupPoints(points: readonly MapPoint[]): PointGroup[] {
  let level = 0
  while (level < GRID_LEVELS - 1 && !isWithinLimit(points, getCellWidth(level))) level += 1
  return groupByCell(points, getCellWidth(level))
}

/** A number for each cell. */
const toCellKey = ({ latitude, longitude }: Coordinates, width: number): number =>
  Math.floor((latitude + 90) / width) * Math.ceil(361 / width) +
  Math.floor(toEastLongitude(longitude) / width)

/** Whether a grid makes at most `MAX_GROUPS` groups. */
function isWithinLimit(points: readonly MapPoint[], width: number): boolean {
  const cells = new Set<number>()
  return points.every((point) => cells.add(toCellKey(point, width)).size <= MAX_GROUPS)
}

function groupByCell(points: readonly MapPoint[], width: number): PointGroup[] {
  const groups = new Map<
    number,
    { id: number; count: number; latitude: number; longitude: number; cell: Area }
  >()
  for (const point of points) {
    const key = toCellKey(point, width)
    const group = groups.get(key)
    if (group) {
      group.count += 1
      group.latitude += point.latitude
      group.longitude += toEastLongitude(point.longitude)
    } else {
      groups.set(key, {
        ...point,
        count: 1,
        longitude: toEastLongitude(point.longitude),
        cell: getCell(point, width),
      })
    }
  }
  return [...groups.values()]
    .map(({ id, count, latitude, longitude, cell }) => ({
      id,
      count,
      latitude: round(latitude / count),
      longitude: round(fromEast(longitude / count)),
      cell,
    }))
    .sort((one, other) => other.count - one.count)
}
