import { timeZoneOf, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import type { ListRow } from './kind.ts'

interface Placed {
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  readonly timeZone: string
}

/** Where something is that has one country, and the zone its times are read in. */
export function placeOf({
  countries,
  province,
  time_zone,
}: Pick<ListRow, 'countries' | 'province' | 'time_zone'>): Placed {
  const [country] = countries
  if (country === undefined) throw new Error('What has a place names its country')
  return { country, province, timeZone: time_zone ?? timeZoneOf({ country }) }
}
