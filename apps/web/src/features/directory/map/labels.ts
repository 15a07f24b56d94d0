import { MAIN_ISLANDS, MAIN_TOWNS, type MainTown } from '@portal/reference-data'
import { getGroupPlace } from './describe-group.ts'
import { toDrawing, toPlane, WIDTH, type Frame, type PlanePoint } from './frame.ts'
import { RADII, type Mark } from './marks.ts'

/** A name on the map, centred on its point. */
export interface Label extends PlanePoint {
  name: string
  kind: 'mark' | 'island' | 'town'
}

/** The width of a letter and the height of a line, in pixels. */
const [LETTER, LINE] = [7.4, 18]
/** Of islands and towns without a mark; more would hide the map. */
const MAX_PLACES = 16

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const isOverlapping = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isWithin = ({ left, right, top, bottom }: Box, height: number): boolean =>
  left > 0 && right < WIDTH && top > 0 && bottom < height

const getBox = ({ x, y, name }: Pick<Label, 'x' | 'y' | 'name'>, pixel: number): Box => {
  const half = (name.length * LETTER * pixel) / 2
  return { left: x - half, right: x + half, top: y, bottom: y + LINE * pixel }
}

const getMarkBox = ({ x, y, size }: Mark, pixel: number): Box => {
  const radius = RADII[size] * pixel
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/** The places of all countries, the first of each country first. */
const byRank = (places: Readonly<Record<string, readonly MainTown[]>>) =>
  Object.values(places)
    .flatMap((list) => list.map(([name, latitude, longitude], rank) => ({ name, latitude, longitude, rank })))
    .toSorted((one, other) => one.rank - other.rank)

/** How many places of each country are named, by the width of the frame in radians: small ones only from near. */
const getMaxRank = ({ width }: Frame): number => (width > 0.25 ? 3 : width > 0.12 ? 12 : Infinity)

const ISLANDS = byRank(MAIN_ISLANDS)
const TOWNS = byRank(MAIN_TOWNS)

/**
 * The names that have room: of marks, the largest first, then of islands and towns. None covers a mark or another name.
 * `pixel` is a pixel of the screen in units of the drawing.
 */
export function placeLabels(frame: Frame, marks: readonly Mark[], pixel: number): Label[] {
  const occupied = marks.map((mark) => getMarkBox(mark, pixel))
  const labels: Label[] = []
  const tryLabel = (label: Label): boolean => {
    const box = getBox(label, pixel)
    const isFree = isWithin(box, frame.drawingHeight) && !occupied.some((other) => isOverlapping(box, other))
    if (!isFree || labels.some(({ name }) => name === label.name)) return false
    labels.push(label)
    occupied.push(box)
    return true
  }
  for (const mark of marks.toSorted((one, other) => other.group.count - one.group.count)) {
    const name = mark.group.business?.name ?? getGroupPlace(mark.group)
    tryLabel({ name, kind: 'mark', x: mark.x, y: mark.y + (RADII[mark.size] + 3) * pixel })
  }
  let left = MAX_PLACES
  for (const [kind, places] of [
    ['island', ISLANDS],
    ['town', TOWNS],
  ] as const) {
    for (const { name, rank, ...point } of places) {
      if (left === 0 || rank >= getMaxRank(frame)) break
      const { x, y } = toDrawing(frame, toPlane(point))
      if (tryLabel({ name, kind, x, y: y - (kind === 'island' ? (LINE / 2) * pixel : 0) })) left -= 1
    }
  }
  return labels
}
