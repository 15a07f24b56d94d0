import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { SEARCH_PLACES, type PlaceRow } from '@portal/reference-data/search-words'
import { foldWord, splitWords, formatPlaceName } from '@portal/domain/search'

/** The location of a business. */
interface Located {
  readonly address: string | null
  readonly country: CountryCode
  readonly province: ProvinceCode | null
}

interface Town {
  readonly name: string
  readonly province: string | null
}

/** The maximum number of words in a town's name. */
const MAX_WORDS = 4

const toKey = (text: string): string => splitWords(foldWord(text)).join(' ')

const TOWNS = SEARCH_PLACES.filter(({ kind }) => kind === 'town')

const getFirstName = ({ names }: PlaceRow): string => names[0] ?? ''

/** Returns the town that a suburb belongs to: Honiara for Kukum. */
function getParentTown(part: PlaceRow): PlaceRow {
  const whole = TOWNS.find(
    ({ country, province, towns }) =>
      country === part.country && province === part.province && towns.includes(getFirstName(part)),
  )
  return whole ?? part
}

const townsByKey = new Map<string, Town[]>()
for (const row of TOWNS) {
  const town = { name: formatPlaceName(getFirstName(getParentTown(row))), province: row.province }
  for (const name of row.names) {
    const key = `${row.country} ${toKey(name)}`
    townsByKey.set(key, [...(townsByKey.get(key) ?? []), town])
  }
}

const namesByKey = new Map([...townsByKey.values()].flat().map(({ name }) => [toKey(name), name]))

/** Yields the sequences of words in a part of an address: the longest first, and of equal ones the last. */
function* listWordRuns(part: string): Generator<string> {
  const words = splitWords(foldWord(part))
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1)
    for (let start = words.length - length; start >= 0; start -= 1)
      yield words.slice(start, start + length).join(' ')
}

/**
 * Finds the town of an address, as the gazetteer spells it; null if there is none of its country and province. The last one
 * counts, since addresses go from the narrow to the wide.
 */
export function getTown({ address, country, province }: Located): string | null {
  for (const part of (address ?? '').split(/[,;\n]/).toReversed()) {
    for (const run of listWordRuns(part)) {
      const town = townsByKey
        .get(`${country} ${run}`)
        ?.find((one) => province === null || one.province === null || one.province === province)
      if (town) return town.name
    }
  }
  return null
}

/** Finds the stored spelling of a town's name, ignoring case and accents; null for an unknown one. */
export const parseTown = (text: string): string | null => namesByKey.get(toKey(text)) ?? null
