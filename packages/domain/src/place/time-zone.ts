import { countryOf } from './countries.ts'
import type { Located } from './label.ts'

/** The portal's own IANA time zone, Honiara's: for times that are the same for every reader. */
export const PORTAL_TIME_ZONE = 'Pacific/Guadalcanal'

/** The IANA time zone of a place: that of its country, or Bougainville's where the address names it. */
export const timeZoneOf = ({ country, address }: Located): string =>
  country === 'pg' && /\bbougainville\b/i.test(address ?? '')
    ? 'Pacific/Bougainville'
    : countryOf(country).timeZone
