import type { Coordinates } from '@portal/domain/place'

export interface MapPoint extends Coordinates {
  readonly id: number
}

/** Points that are close together, at their mean position. */
interface PointGroup extends Coordinates {
  readonly count: number
  /** The id of one of them. */
  readonly id: number
}

/** Cells of the coarsest grid from west to east and from south to north. */
const COLUMNS = 20
const ROWS = 10
const MAX_GROUPS = COLUMNS * ROWS
/** Each grid has cells half as wide as the one before; the finest distinguish points a few metres apart. */
const FINEST = 16

/** Longitudes continue east of the 180th meridian, so that points on both sides of it are grouped together. */
const toEast = (longitude: number): number => (longitude < 0 ? longitude + 360 : longitude)
const fromEast = (longitude: number): number => (longitude > 180 ? longitude - 360 : longitude)

/** Five decimals are about a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** Groups points by the finest grid over their bounds that makes at most 200 groups. The larger groups come first. */
export function groupPoints(points: readonly MapPoint[]): PointGroup[] {
  const bounds = getBounds(points)
  let level = 0
  while (level < FINEST && isWithinLimit(points, createCellKey(bounds, level + 1))) level += 1
  return groupByCell(points, createCellKey(bounds, level))
}

interface Bounds {
  readonly south: number
  readonly west: number
  /** Degrees from one side of a cell of the coarsest grid to the other. */
  readonly side: number
}

function getBounds(points: readonly MapPoint[]): Bounds {
  let [south, north, west, east] = [90, -90, 360, 0]
  for (const { latitude, longitude } of points) {
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, toEast(longitude))
    east = Math.max(east, toEast(longitude))
  }
  // Slightly more, so that the northern and eastern edges lie within.
  const side = Math.max((east - west) / COLUMNS, (north - south) / ROWS, 1e-6) * (1 + 1e-9)
  return { south, west, side }
}

type GetCell = (point: Coordinates) => number

/** The number of the cell that a point lies in, on one of the grids. */
function createCellKey({ south, west, side }: Bounds, level: number): GetCell {
  const width = side / 2 ** level
  const columns = COLUMNS * 2 ** level
  return ({ latitude, longitude }) =>
    Math.floor((latitude - south) / width) * columns + Math.floor((toEast(longitude) - west) / width)
}

/** Whether a grid makes at most `MAX_GROUPS` groups. */
function isWithinLimit(points: readonly MapPoint[], key: GetCell): boolean {
  const cells = new Set<number>()
  return points.every((point) => cells.add(key(point)).size <= MAX_GROUPS)
}

function groupByCell(points: readonly MapPoint[], key: GetCell): PointGroup[] {
  const cells = new Map<number, { id: number; count: number; latitude: number; longitude: number }>()
  for (const point of points) {
    const cell = cells.get(key(point))
    if (cell) {
      cell.count += 1
      cell.latitude += point.latitude
      cell.longitude += toEast(point.longitude)
    } else cells.set(key(point), { ...point, count: 1, longitude: toEast(point.longitude) })
  }
  return [...cells.values()]
    .map(({ id, count, latitude, longitude }) => ({
      id,
      count,
      latitude: round(latitude / count),
      longitude: round(fromEast(longitude / count)),
    }))
    .sort((one, other) => other.count - one.count)
}
