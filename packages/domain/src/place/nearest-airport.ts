import { AIRPORTS, type CountryCode } from '@portal/reference-data'
import { getCompassDirection, type CompassDirection } from './compass.ts'
import { getDistanceKm, type Coordinates } from './distance.ts'

/** An airport as seen from a point. */
export interface NearestAirport extends Coordinates {
  readonly name: string
  /** In a straight line, rounded. */
  readonly km: number
  /** Where it lies as seen from the point. */
  readonly direction: CompassDirection
}

/** An airport further away does not help to find a place. */
const MAX_DISTANCE_KM = 150

/** The nearest airport of a country; null where none is within 150 kilometres. */
export function findNearestAirport(country: CountryCode, point: Coordinates): NearestAirport | null {
  const [nearest] = AIRPORTS[country]
    .map(([name, latitude, longitude]) => ({
      name,
      latitude,
      longitude,
      distance: getDistanceKm(point, { latitude, longitude }),
    }))
    .sort((one, other) => one.distance - other.distance)
  if (!nearest || nearest.distance > MAX_DISTANCE_KM) return null
  const { distance, ...airport } = nearest
  return { ...airport, km: Math.round(distance), direction: getCompassDirection(point, airport) }
}
