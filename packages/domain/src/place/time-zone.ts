// cspell:ignore arob sohano hutjena kokopau tinputz torokina loloho toniva
import { getCountry } from './countries.ts'
import type { Located } from './label.ts'

/** The portal's IANA time zone, that of Honiara, for times that are the same for every reader. */
export const PORTAL_TIME_ZONE = getCountry('sb').timeZone

/** Towns of Papua New Guinea that locate an address; those in Bougainville are captured as a group. */
const TOWNS =
  /\b(?:(bougainville|arob|north solomons|buka|arawa|kieta|buin|panguna|wakunai|sohano|hutjena|kokopau|tinputz|torokina|loloho|toniva)|port moresby|lae|mount hagen|mt hagen|madang|goroka|wewak|kokopo|rabaul|kimbe|kavieng|lorengau|alotau|popondetta|daru|kundiawa|mendi|vanimo|wabag)\b/gi

/** The last town counts, since addresses go from small to large: Buka Street is in Port Moresby. */
const isInBougainville = (address: string): boolean => [...address.matchAll(TOWNS)].at(-1)?.[1] !== undefined

/**
 * The IANA time zone of a place: its country's, or Bougainville's where the recognised town, or else a town in the address,
 * is there.
 */
export const getTimeZone = ({ country, address, town }: Located): string =>
  country === 'pg' && isInBougainville(town ?? address ?? '')
    ? 'Pacific/Bougainville'
    : getCountry(country).timeZone
