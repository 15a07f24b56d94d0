import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { SEARCH_PLACES, type PlaceRow } from '@portal/reference-data/search-words'
import { foldWord, splitWords, formatPlaceName } from '@portal/domain/search'

/** Where a business says that it is. */
interface Located {
  readonly address: string | null
  readonly country: CountryCode
  readonly province: ProvinceCode | null
}

interface Town {
  readonly name: string
  readonly province: string | null
}

/** No name of a town has more words. */
const MAX_WORDS = 4

const toKey = (text: string): string => splitWords(foldWord(text)).join(' ')

const TOWNS = SEARCH_PLACES.filter(({ kind }) => kind === 'town')

const firstName = ({ names }: PlaceRow): string => names[0] ?? ''

/** The town that a part of a town belongs to: Honiara for Kukum. */
function townWith(part: PlaceRow): PlaceRow {
  const whole = TOWNS.find(
    ({ country, province, towns }) =>
      country === part.country && province === part.province && towns.includes(firstName(part)),
  )
  return whole ?? part
}

const townsByKey = new Map<string, Town[]>()
for (const row of TOWNS) {
  const town = { name: formatPlaceName(firstName(townWith(row))), province: row.province }
  for (const name of row.names) {
    const key = `${row.country} ${toKey(name)}`
    townsByKey.set(key, [...(townsByKey.get(key) ?? []), town])
  }
}

const namesByKey = new Map([...townsByKey.values()].flat().map(({ name }) => [toKey(name), name]))

/** The runs of words of a part of an address: the longest first, and of those the last. */
function* runsOf(part: string): Generator<string> {
  const words = splitWords(foldWord(part))
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1)
    for (let start = words.length - length; start >= 0; start -= 1)
      yield words.slice(start, start + length).join(' ')
}

/**
 * The town that an address names, as the gazetteer writes it; null where it names none of its country and province. Of
 * several the last one counts, since addresses go from the narrow to the wide.
 */
export function getTown({ address, country, province }: Located): string | null {
  for (const part of (address ?? '').split(/[,;\n]/).toReversed()) {
    for (const run of runsOf(part)) {
      const town = townsByKey
        .get(`${country} ${run}`)
        ?.find((one) => province === null || one.province === null || one.province === province)
      if (town) return town.name
    }
  }
  return null
}

/** The name of a town as it is stored, whatever its case and accents; null where there is none of that name. */
export const parseTown = (text: string): string | null => namesByKey.get(toKey(text)) ?? null
