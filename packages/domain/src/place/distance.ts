/** A point on earth, in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_KM = 6371

/** Converts degrees to radians. */
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance between two points, in kilometres (haversine formula). */
export function getDistanceKm(one: Coordinates, other: Coordinates): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)]
  const east = toRadians(other.longitude - one.longitude)
  const chord = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const roundTo = (step: number, value: number): number => Math.round(value / step) * step

/** A distance in kilometres as people say it: `800 m`, `3 km`, `120 km`. */
export function formatDistance(km: number): string {
  if (km < 0.95) return `${Math.max(100, roundTo(100, km * 1000))} m`
  return `${Math.max(1, km < 99.5 ? Math.round(km) : roundTo(10, km))} km`
}
