import type { OutlineProjection } from '@portal/reference-data'
import type { Coordinates } from './distance.ts'

/** A point in the units of an outline. */
export interface OutlinePoint {
  readonly x: number
  readonly y: number
}

/** Projects coordinates onto an outline, in its units, to one decimal. */
export function toOutlinePoint(
  projection: OutlineProjection,
  { latitude, longitude }: Coordinates,
): OutlinePoint {
  const round = (value: number): number => Math.round(value * 10) / 10
  // Relative to the outline's middle meridian, so that the date line cuts no outline.
  const east = ((longitude - projection.meridian + 540) % 360) - 180
  const up = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return {
    x: round(projection.x + (projection.scale * east * Math.PI) / 180),
    y: round(projection.y - projection.scale * up),
  }
}

/** How many times larger than the outline a view may become to show a point beside it. */
const MAX_GROWTH = 2.5

/**
 * Extends the `viewBox` of an outline to include a point outside it, such as a small island; null where the point is too far
 * away to belong to it.
 */
export function extendViewBox(viewBox: string, { x, y }: OutlinePoint): string | null {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  const margin = Math.max(width, height) / 20
  const [west, north] = [Math.min(left, x - margin), Math.min(top, y - margin)]
  const grownWidth = Math.max(left + width, x + margin) - west
  const grownHeight = Math.max(top + height, y + margin) - north
  if (grownWidth > width * MAX_GROWTH || grownHeight > height * MAX_GROWTH) return null
  return [west, north, grownWidth, grownHeight].map(Math.round).join(' ')
}
