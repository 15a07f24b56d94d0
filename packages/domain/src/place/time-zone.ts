// cspell:ignore arob sohano hutjena kokopau tinputz torokina loloho toniva
import { getCountry } from './countries.ts'
import type { Located } from './label.ts'

/** The portal's own IANA time zone, Honiara's: for times that are the same for every reader. */
export const PORTAL_TIME_ZONE = getCountry('sb').timeZone

/** The towns of Papua New Guinea that tell where an address is; those of Bougainville, by any of its names, as a group. */
const TOWNS =
  /\b(?:(bougainville|arob|north solomons|buka|arawa|kieta|buin|panguna|wakunai|sohano|hutjena|kokopau|tinputz|torokina|loloho|toniva)|port moresby|lae|mount hagen|mt hagen|madang|goroka|wewak|kokopo|rabaul|kimbe|kavieng|lorengau|alotau|popondetta|daru|kundiawa|mendi|vanimo|wabag)\b/gi

/** The last town counts, since addresses go from the narrow to the wide: Buka Street is in Port Moresby. */
const isInBougainville = (address: string): boolean => [...address.matchAll(TOWNS)].at(-1)?.[1] !== undefined

/**
 * The IANA time zone of a place: that of its country, or Bougainville's where the town that was recognised is there; where
 * none was, as the address says.
 */
export const getTimeZone = ({ country, address, town }: Located): string =>
  country === 'pg' && isInBougainville(town ?? address ?? '')
    ? 'Pacific/Bougainville'
    : getCountry(country).timeZone
