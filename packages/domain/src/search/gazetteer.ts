import type { PlaceKind, PlaceRow } from '@portal/reference-data/search-words'
import { getDistanceKm } from '../place/distance.ts'
import { toPhraseKey, toTextKey } from './phrase.ts'
import { formatPlaceName } from './place-name.ts'
import { getStem } from './stem.ts'
import { foldWords, removeJoints } from './words.ts'

/** The score of a listing in a place, by how that place relates to the requested one. */
const NAMED = 1.05
const ITS_ISLAND = 0.95
const WITHIN = 1
const NEIGHBOUR = 0.45
const FAR_NEIGHBOUR = 0.3
const SAME_PROVINCE = 0.4
const SAME_COUNTRY = 0.15
/** The largest distances of a near town and of one within reach. */
const NEAR_KM = 40
const REACHABLE_KM = 120

/** A place that people search by. */
export interface SearchPlace extends Omit<PlaceRow, 'names' | 'towns'> {
  /** The first of its names, as shown. */
  readonly name: string
  /** Its names, each in folded words. */
  readonly names: readonly (readonly string[])[]
  /** The keys of its names, for `Gazetteer.find`. */
  readonly keys: readonly string[]
  readonly towns: readonly string[]
}

/** A place name as it occurs in listings, with the score of such a listing. */
export interface PlaceName {
  readonly words: readonly string[]
  /** About 1 in the requested place, less near it. */
  readonly score: number
}

/** The places that people search by, looked up by phrases of stems. */
export interface Gazetteer {
  /** Places of this name, the largest first; empty for an unknown one. */
  find(key: string): readonly SearchPlace[]
  hasStem(stem: string): boolean
  /** The names in listings that count for a place: its own, and those of places in it, near it and around it. */
  getNames(place: SearchPlace): readonly PlaceName[]
  /** The places that contain it, the smallest first: its province, its country. */
  findContaining(place: SearchPlace): readonly SearchPlace[]
  /** Whether a place lies in another, such as a town in its province, on its island or in its country. */
  isWithin(place: SearchPlace, other: SearchPlace): boolean
  readonly words: readonly string[]
  readonly places: readonly SearchPlace[]
}

const KINDS: readonly PlaceKind[] = ['town', 'island', 'area', 'province', 'country']

/** Compiles the rows of the gazetteer. */
export function compileGazetteer(rows: readonly PlaceRow[]): Gazetteer {
  const places = rows.map((row): SearchPlace => ({
    ...row,
    name: formatPlaceName(row.names[0] ?? ''),
    names: row.names.map(foldWords),
    keys: [
      ...new Set(row.names.flatMap((name) => [toPhraseKey(foldWords(name)), toTextKey(removeJoints(name))])),
    ],
    towns: row.towns.map((town) => toPhraseKey(foldWords(town))),
  }))
  const byKey = new Map<string, SearchPlace[]>()
  const stems = new Set<string>()
  const words = new Set<string>()
  for (const place of places) {
    for (const key of place.keys) byKey.set(key, [...(byKey.get(key) ?? []), place].toSorted(bySize))
    for (const word of place.names.flat()) {
      stems.add(getStem(word))
      words.add(word)
    }
  }
  const cache = new Map<SearchPlace, readonly PlaceName[]>()
  const getTown = (key: string) => byKey.get(key)?.find(({ kind }) => kind === 'town')

  return {
    find: (key) => byKey.get(key) ?? [],
    hasStem: (stem) => stems.has(stem),
    getNames,
    findContaining,
    isWithin: (place, other) =>
      bySize(place, other) < 0 &&
      place.country === other.country &&
      (other.kind === 'country' ||
        getNames(other).some(
          (name) => name.score >= ITS_ISLAND && toPhraseKey(name.words) === getKey(place),
        )),
    words: [...words],
    places,
  }

  function getNames(place: SearchPlace): readonly PlaceName[] {
    const names = cache.get(place) ?? collectNames(place)
    cache.set(place, names)
    return names
  }

  function findContaining(place: SearchPlace): SearchPlace[] {
    const province = places.find((row) => row.kind === 'province' && isProvinceOf(row, place))
    const country = places.find(
      (row) => row.kind === 'country' && row !== place && row.country === place.country,
    )
    return [province, country].filter((row) => row !== undefined)
  }

  function collectNames(place: SearchPlace): PlaceName[] {
    const scores = new Map<string, PlaceName>()
    const add = (other: SearchPlace | undefined, score: number) => {
      for (const name of other?.names ?? []) {
        const key = name.join(' ')
        if ((scores.get(key)?.score ?? 0) < score) scores.set(key, { words: name, score })
      }
    }
    const ofCountry =
      place.kind === 'country' ? [] : places.filter(({ country }) => country === place.country)
    for (const other of ofCountry) add(other, getProximity(place, other))
    for (const town of place.towns) add(getTown(town), WITHIN)
    if (place.kind === 'town')
      for (const island of ofCountry.filter(
        ({ towns, kind }) => kind === 'island' && towns.includes(getKey(place)),
      ))
        add(island, ITS_ISLAND)
    for (const wider of findContaining(place))
      add(wider, wider.kind === 'province' ? SAME_PROVINCE : SAME_COUNTRY)
    add(place, NAMED)
    return [...scores.values()].filter(({ score }) => score > 0)
  }
}

const getKey = ({ names: [name = []] }: SearchPlace): string => toPhraseKey(name)

const bySize = (a: SearchPlace, b: SearchPlace): number => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)

const isProvinceOf = (province: SearchPlace, place: SearchPlace): boolean =>
  place !== province &&
  province.country === place.country &&
  place.province !== null &&
  (province.province === place.province || getKey(province) === toPhraseKey(foldWords(place.province)))

/** Scores how near a town or an island is to another place of the same country; 0 beyond reach. */
function getProximity(place: SearchPlace, other: SearchPlace): number {
  if (other === place || (other.kind !== 'town' && other.kind !== 'island')) return 0
  if (place.kind === 'province' && isProvinceOf(place, other)) return WITHIN
  const { latitude, longitude } = place
  const km =
    latitude === null || longitude === null || other.latitude === null || other.longitude === null
      ? Infinity
      : getDistanceKm({ latitude, longitude }, { latitude: other.latitude, longitude: other.longitude })
  if (km <= NEAR_KM) return NEIGHBOUR
  const sameProvince = place.province !== null && place.province === other.province
  if (km <= REACHABLE_KM || sameProvince) return sameProvince ? SAME_PROVINCE : FAR_NEIGHBOUR
  return 0
}
