import type { GeoProjection } from 'd3-geo'

const round = (value: number): number => Math.round(value * 1000) / 1000

/** The source code of the parameters of a Mercator projection. */
export function renderProjection(projection: GeoProjection): string {
  const [x, y] = projection.translate()
  const meridian = -projection.rotate()[0] || 0
  return `{ scale: ${round(projection.scale())}, x: ${round(x)}, y: ${round(y)}, meridian: ${round(meridian)} }`
}
