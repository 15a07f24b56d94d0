import { getTimeZone, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import type { ListRow } from './kind.ts'

interface ContentPlace {
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  readonly timeZone: string
}

/** The country, province and time zone of content that has one country. */
export function getPlace({
  countries,
  province,
  time_zone,
}: Pick<ListRow, 'countries' | 'province' | 'time_zone'>): ContentPlace {
  const [country] = countries
  if (country === undefined) throw new Error('What has a place names its country')
  return { country, province, timeZone: time_zone ?? getTimeZone({ country }) }
}
