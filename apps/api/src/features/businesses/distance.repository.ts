import { sql, type RawBuilder } from 'kysely'

/** A place on the map, in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS = 6_371

/** Great-circle distance of a business in kilometres; right across the 180th meridian, which divides Fiji. */
export const distanceFrom = ({
  latitude,
  longitude,
}: Coordinates): RawBuilder<number> => sql<number>`${sql.lit(2 * EARTH_RADIUS)} * asin(min(1, sqrt(
  pow(sin(radians(latitude - ${latitude}) / 2), 2)
  + cos(radians(${latitude})) * cos(radians(latitude))
  * pow(sin(radians(longitude - ${longitude}) / 2), 2))))`
