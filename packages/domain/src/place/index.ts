export {
  formatArea,
  getAreaCenter,
  getCell,
  getCellWidth,
  GRID_LEVELS,
  isInArea,
  parseArea,
  toEastLongitude,
  type Area,
} from './area.ts'
export { isInCountry } from './country-bounds.ts'
export {
  COUNTRIES,
  COUNTRY_CODES,
  PROVINCE_CODES,
  type Country,
  type CountryCode,
  type ProvinceCode,
} from '@portal/reference-data'
export { getCountry } from './countries.ts'
export { getCompassDirection, type CompassDirection } from './compass.ts'
export { getDistanceKm, formatDistance, type Coordinates } from './distance.ts'
export { formatCountries } from './format-countries.ts'
export { getPlaceLabel, type Located } from './label.ts'
export { PROVINCES, getProvince, listProvinces, type Province } from './provinces.ts'
export { getPlaceName, resolvePlace, type Place } from './resolve.ts'
export { PORTAL_TIME_ZONE, getTimeZone } from './time-zone.ts'
export { listPublicHolidays, type PublicHoliday } from './public-holidays.ts'
export { findNearestAirport, type NearestAirport } from './nearest-airport.ts'
export { toOutlinePoint, extendViewBox, type OutlinePoint } from './outline-point.ts'
export { findPlace, findProvince } from './place-names.ts'
export { findCoordinates, splitCoordinates, type FoundCoordinates } from './find-coordinates.ts'
