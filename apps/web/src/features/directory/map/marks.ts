import type { MapGroup } from '@portal/domain/contract'
import { getCell, getCellWidth, GRID_LEVELS, type Area, type Coordinates } from '@portal/domain/place'
import { toDrawing, toPlane, WIDTH, type Frame, type PlanePoint } from './frame.ts'

/** Businesses that share a mark on the map: all that lie in its cell. */
export interface ResultsGroup extends MapGroup {
  cell: Area
}

/** A group where it is drawn. */
export interface Mark extends PlanePoint {
  group: ResultsGroup
  /** From 0, one alone, to 3. */
  size: MarkSize
}

export type MarkSize = 0 | 1 | 2 | 3

/** Radii of marks in pixels by size. */
export const RADII = [11, 15, 18, 21] as const
/** What a finger needs around the middle of a mark. */
export const TARGET_RADIUS = 22
/** Side of a cell in pixels: marks keep within, away from its edges. */
const CELL_PIXELS = 64
const INSET_PIXELS = 21

/** The width in pixels of the narrowest map, which the server draws for. */
export const NARROW_MAP = 330

/** The size of a mark by its number of businesses. */
export const getMarkSize = (count: number): MarkSize => (count < 2 ? 0 : count < 10 ? 1 : count < 100 ? 2 : 3)

/** Units of the drawing for a degree of longitude. */
const getDegree = ({ scale }: Frame): number => (scale * Math.PI) / 180

/** The narrowest grid whose cells have room for a mark. */
function getGridWidth(frame: Frame, pixel: number): number {
  const levels = Array.from({ length: GRID_LEVELS }, (_, level) => getCellWidth(level))
  return (
    levels.find((width) => width * getDegree(frame) >= CELL_PIXELS * pixel) ?? getCellWidth(GRID_LEVELS - 1)
  )
}

/** Joins the groups of a cell at their mean position. */
function joinGroups(groups: readonly [MapGroup, ...MapGroup[]], cell: Area): ResultsGroup {
  if (groups.length === 1) return { ...groups[0], cell }
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const mean = (read: (group: MapGroup) => number) =>
    groups.reduce((sum, group) => sum + read(group) * group.count, 0) / count
  return {
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => (longitude < 0 ? longitude + 360 : longitude)),
    count,
    cell,
  }
}

/** Away from the edges of its cell, so that neighbours don't touch. */
function placeMark(frame: Frame, group: ResultsGroup, pixel: number): Mark {
  const { west, south, east, north } = group.cell
  const point = toDrawing(frame, toPlane(group))
  const [topLeft, bottomRight] = [
    toDrawing(frame, toPlane({ latitude: north, longitude: west })),
    toDrawing(frame, toPlane({ latitude: south, longitude: east })),
  ]
  const keepInside = (value: number, from: number, to: number) => {
    const inset = Math.min(INSET_PIXELS * pixel, (to - from) / 2)
    return Math.min(Math.max(value, from + inset), to - inset)
  }
  return {
    group,
    size: getMarkSize(group.count),
    x: keepInside(point.x, topLeft.x, bottomRight.x),
    y: keepInside(point.y, topLeft.y, bottomRight.y),
  }
}

/** Row height for reading order: top to bottom, then left to right. */
const ROW = 120
const byPlace = (one: Mark, other: Mark): number =>
  Math.floor(one.y / ROW) - Math.floor(other.y / ROW) || one.x - other.x

const getMiddle = ({ west, south, east, north }: Area): Coordinates => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})

const isSeen = ({ x, y }: Mark, { drawingHeight }: Frame): boolean =>
  x > 0 && x < WIDTH && y > 0 && y < drawingHeight

/** The marks of a frame in reading order, one for each cell; `pixel` is a pixel of the screen in units of the drawing. */
export function toMarks(frame: Frame, groups: readonly MapGroup[], pixel: number): Mark[] {
  const width = getGridWidth(frame, pixel)
  const cells = new Map<string, { cell: Area; members: [MapGroup, ...MapGroup[]] }>()
  for (const group of groups) {
    const own = group.cell
    // A cell of the response may be wider than one of the screen.
    const cell = own.east - own.west >= width ? own : getCell(getMiddle(own), width)
    const key = `${cell.west} ${cell.south} ${cell.east}`
    const known = cells.get(key)
    if (known) known.members.push(group)
    else cells.set(key, { cell, members: [group] })
  }
  return [...cells.values()]
    .map(({ cell, members }) => placeMark(frame, joinGroups(members, cell), pixel))
    .filter((mark) => isSeen(mark, frame))
    .toSorted(byPlace)
}

/** Whether the frame could show the groups in finer parts than it has. */
export const isCoarse = (frame: Frame, groups: readonly MapGroup[], pixel: number): boolean => {
  const width = getGridWidth(frame, pixel)
  return groups.some(({ cell, count }) => count > 1 && cell.east - cell.west > width)
}
