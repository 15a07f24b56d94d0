import { AIRPORTS } from '@portal/reference-data'
import type { CountryCode } from './codes.ts'

/** A point on earth, in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

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

/** An airport as seen from a point. */
export interface NearestAirport extends Coordinates {
  readonly name: string
  /** In a straight line, rounded. */
  readonly km: number
  /** Where it lies as seen from the point. */
  readonly direction: CompassDirection
}

/** An airport further away than this, in kilometres, helps nobody to find a place. */
const FARTHEST = 150
const EARTH_RADIUS = 6371
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance of two points in a straight line, in kilometres. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)]
  const east = toRadians(other.longitude - one.longitude)
  const chord = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** In which direction one sets out from a point to another. */
export function compassDirection(from: Coordinates, to: Coordinates): CompassDirection {
  const [start, end] = [toRadians(from.latitude), toRadians(to.latitude)]
  const east = toRadians(to.longitude - from.longitude)
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(end),
    Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east),
  )
  return COMPASS_DIRECTIONS[(Math.round(bearing / (Math.PI / 4)) + 8) % 8] ?? 'north'
}

/** The nearest airport of a country; null where none is within 150 kilometres. */
export function nearestAirport(country: CountryCode, point: Coordinates): NearestAirport | null {
  const [nearest] = AIRPORTS[country]
    .map(([name, latitude, longitude]) => ({
      name,
      latitude,
      longitude,
      distance: distanceKm(point, { latitude, longitude }),
    }))
    .sort((one, other) => one.distance - other.distance)
  if (!nearest || nearest.distance > FARTHEST) return null
  const { distance, ...airport } = nearest
  return { ...airport, km: Math.round(distance), direction: compassDirection(point, airport) }
}
