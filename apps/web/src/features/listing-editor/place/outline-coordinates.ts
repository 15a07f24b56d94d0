import type { MapPoint } from '@portal/domain/contract'
import type { OutlinePoint } from '@portal/domain/place'
import type { OutlineProjection } from '@portal/reference-data'

const DEGREES = 180 / Math.PI

/** The coordinates of a point on an outline: the inverse of the domain's `toOutlinePoint`. */
export function toCoordinates({ x, y, scale, meridian }: OutlineProjection, point: OutlinePoint): MapPoint {
  const east = meridian + ((point.x - x) / scale) * DEGREES
  const up = (y - point.y) / scale
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    latitude: round((2 * Math.atan(Math.exp(up)) - Math.PI / 2) * DEGREES),
    longitude: round(((east + 540) % 360) - 180),
  }
}
