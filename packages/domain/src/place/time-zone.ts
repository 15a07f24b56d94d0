import { countryOf } from './countries.ts'
import type { Located } from './label.ts'

/** The IANA time zone of a place: its country's, or Bougainville's own where the address names it. */
export const timeZoneOf = ({ country, address }: Located): string =>
  country === 'pg' && /\bbougainville\b/i.test(address ?? '')
    ? 'Pacific/Bougainville'
    : countryOf(country).timeZone
