import { COUNTRY_BOUNDS, type CountryCode } from '@portal/reference-data'

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
