import type { CountryCode } from './codes.ts'

interface Bounds {
  readonly south: number
  readonly north: number
  readonly west: number
  /** Less than `west` where the country lies across the date line. */
  readonly east: number
}

/** A box around the islands of each country and their waters, in degrees. */
const COUNTRY_BOUNDS: Readonly<Record<CountryCode, Bounds>> = {
  sb: { south: -13.5, north: -4.5, west: 155, east: 171 },
  fj: { south: -22, north: -12, west: 174, east: -177 },
  pg: { south: -12.5, north: -0.5, west: 140.5, east: 160 },
  nc: { south: -23.5, north: -17.5, west: 157.5, east: 172.5 },
  vu: { south: -21, north: -12.5, west: 166, east: 171 },
}

/** Whether a point, in degrees, lies in a country or the waters around it. */
export function isInCountry(
  country: CountryCode,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): boolean {
  const { south, north, west, east } = COUNTRY_BOUNDS[country]
  const isBetween =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return isBetween && latitude >= south && latitude <= north
}
