import type { MapGroup } from '@portal/domain/contract'
import { getDistanceKm } from '@portal/domain/place'
import { toDrawing, toPlane, type Frame, type PlanePoint } from './frame.ts'

/** Businesses that share a mark on the map. */
export interface ResultsGroup extends MapGroup {
  /** Distance of the farthest member from the mark, in kilometres. */
  reach: number
}

/** A group where it is drawn. */
export interface Mark extends PlanePoint {
  group: ResultsGroup
  /** From 0, one alone, to 3. */
  size: MarkSize
}

export type MarkSize = 0 | 1 | 2 | 3

/** Radii of marks in pixels by size; the smallest is large enough to tap. */
export const RADII = [12, 12, 12, 14] as const
/** Radii on wide maps, where marks that are apart on phones stay apart. */
export const WIDE_RADII = [12, 15, 18, 22] as const

/** Units of the drawing per pixel on a narrow phone. */
const UNITS_PER_PHONE_PIXEL = 1000 / 330

/** The size of a mark by its number of businesses. */
export const getMarkSize = (count: number): MarkSize => (count < 2 ? 0 : count < 10 ? 1 : count < 100 ? 2 : 3)

/** Joins groups at the position of the first. */
function mergeGroups(groups: readonly [MapGroup, ...MapGroup[]]): ResultsGroup {
  const [first] = groups
  if (groups.length === 1) return { ...first, reach: 0 }
  const { latitude, longitude } = first
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return {
    latitude,
    longitude,
    count,
    reach: Math.max(...groups.map((group) => getDistanceKm(first, group))),
  }
}

function toMark(frame: Frame, groups: readonly [MapGroup, ...MapGroup[]]): Mark {
  const group = mergeGroups(groups)
  return { group, size: getMarkSize(group.count), ...toDrawing(frame, toPlane(group)) }
}

const isTooNear = (one: Mark, other: Mark): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < (RADII[one.size] + RADII[other.size]) * UNITS_PER_PHONE_PIXEL

/** Row height for reading order: top to bottom, then left to right. */
const ROW = 120
const byPlace = (one: Mark, other: Mark): number =>
  Math.floor(one.y / ROW) - Math.floor(other.y / ROW) || one.x - other.x

/** Groups that are drawn as one, the largest first. */
interface MarkGroup {
  members: [MapGroup, ...MapGroup[]]
  mark: Mark
}

/** Turns groups into marks in reading order; joins marks that would touch on a phone, largest first. */
export function toMarks(frame: Frame, groups: readonly MapGroup[]): Mark[] {
  const parts = groups
    .toSorted((one, other) => other.count - one.count)
    .map((group): MarkGroup => ({ members: [group], mark: toMark(frame, [group]) }))
  for (let index = 0; index < parts.length;) {
    const part = parts[index]
    const near = parts.findIndex((other, place) => place > index && part && isTooNear(part.mark, other.mark))
    const other = parts[near]
    if (!part || !other) {
      index += 1
      continue
    }
    parts.splice(near, 1)
    part.members.push(...other.members)
    part.mark = toMark(frame, part.members)
    // The merged group is larger: earlier ones may be too near now.
    index = 0
  }
  return parts.map(({ mark }) => mark).toSorted(byPlace)
}
