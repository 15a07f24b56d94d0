import { countryOf } from './countries.ts'
import type { Located } from './label.ts'

/** The portal's own IANA time zone, Honiara's: for times that are the same for every reader. */
export const PORTAL_TIME_ZONE = 'Pacific/Guadalcanal'

/** Bougainville and its main towns. */
const IN_BOUGAINVILLE = /\b(?:bougainville|buka|arawa|kieta|buin|panguna|wakunai)\b/i

/** The IANA time zone of a place: that of its country, or Bougainville's where the address names it or a town of it. */
export const timeZoneOf = ({ country, address }: Located): string =>
  country === 'pg' && IN_BOUGAINVILLE.test(address ?? '')
    ? 'Pacific/Bougainville'
    : countryOf(country).timeZone
