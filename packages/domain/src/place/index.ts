export { isInCountry } from './country-bounds.ts'
export { COUNTRY_CODES, PROVINCE_CODES, type CountryCode, type ProvinceCode } from './codes.ts'
export { COUNTRIES, countryOf, type Country } from './countries.ts'
export { formatCountries } from './format-countries.ts'
export { placeLabel, type Located } from './label.ts'
export { provinceLinks } from './links.ts'
export { PROVINCES, provinceOf, provincesOf, type Province } from './provinces.ts'
export { getPlaceName, resolvePlace, type Place } from './resolve.ts'
export { PORTAL_TIME_ZONE, timeZoneOf } from './time-zone.ts'
export { publicHolidays, type PublicHoliday } from './public-holidays.ts'
export {
  COMPASS_DIRECTIONS,
  compassDirection,
  distanceKm,
  nearestAirport,
  type CompassDirection,
  type Coordinates,
  type NearestAirport,
} from './nearest-airport.ts'
export { toOutlinePoint, viewBoxWith, type OutlinePoint } from './outline-point.ts'
