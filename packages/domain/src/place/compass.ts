import { toRadians, type Coordinates } from './distance.ts'

/** The directions of a compass with eight points, clockwise from north. */
export const COMPASS_DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
/** A direction of the compass. */
export type CompassDirection = (typeof COMPASS_DIRECTIONS)[number]

/** The direction of the initial bearing from one point to another. */
export function getCompassDirection(from: Coordinates, to: Coordinates): CompassDirection {
  const [start, end] = [toRadians(from.latitude), toRadians(to.latitude)]
  const east = toRadians(to.longitude - from.longitude)
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(end),
    Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east),
  )
  return COMPASS_DIRECTIONS[(Math.round(bearing / (Math.PI / 4)) + 8) % 8] ?? 'north'
}
