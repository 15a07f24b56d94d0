import { ConceptHits, FIELD_WEIGHTS } from './concept-hits.ts'

/** A packed term: the id of its word, shifted, and its field. */
const FIELD_BITS = 3
const FIELD_MASK = (1 << FIELD_BITS) - 1

/** Packs a word of a listing for its term vector: the word's id and the position of its field in `TERM_FIELDS`. */
export const packTerm = (wordId: number, field: number): number => ((wordId << FIELD_BITS) | field) >>> 0

/** One way to say a concept: for each of its words, the ids that match. */
export interface RankedAlternative {
  readonly words: readonly (readonly number[])[]
  /** From 0 to 1. */
  readonly weight: number
  readonly near: boolean
  /** Whether its words also match where they stand apart. */
  readonly apart: boolean
}

/** A concept of a query, for ranking. */
export interface RankedConcept {
  readonly alternatives: readonly RankedAlternative[]
  /** How rare it is: from 0.15 for a concept in nearly every listing, to 1. */
  readonly idf: number
}

/** A name of a place, by the ids of its words, with the score of a listing there. */
export interface RankedPlaceName {
  readonly words: readonly (readonly number[])[]
  readonly score: number
}

/** A query, for ranking. */
export interface RankedQuery {
  readonly concepts: readonly RankedConcept[]
  /** For each requested place, the names of which any one matches. */
  readonly places: readonly (readonly RankedPlaceName[])[]
  /** Names of the categories that the concepts belong to. */
  readonly categories: ReadonlySet<string>
  /** The ids of the typed words; empty where no listing has one of them. */
  readonly typed: readonly number[]
}

/** A listing, for ranking. */
export interface RankedListing {
  readonly id: number
  readonly terms: Uint32Array
  readonly category: string
  /** Its use to any visitor, from 0 to 1. */
  readonly baseScore: number
  /** Whether it is temporarily closed. */
  readonly isClosed: boolean
}

/** The rank of a listing for a query. */
export interface Rank {
  readonly id: number
  readonly score: number
  /** How well it matches the concepts alone: from 0 to a little above 1. */
  readonly match: number
  /** Whether its category is one of the query's. */
  readonly isInCategory: boolean
  /** Whether its name equals what was typed. */
  readonly isExactName: boolean
  /** Whether its name matches a concept. */
  readonly isNameMatch: boolean
  /** Whether every match is about customers or neighbours of the business. */
  readonly isIncidental: boolean
  /** How many concepts it matches, not counting matches by near things or neighbours. */
  readonly covered: number
  /** How well it matches the place; 0 without one. */
  readonly place: number
  readonly isClosed: boolean
}

/** Listings with a lower score are not results. */
export const MIN_SCORE = 0.15
const APART = 0.6
const COVERED = 0.25
const NEIGHBOURS = 0.12
const PLACE = 0.7
const CATEGORY = 0.25
const BASE_SCORE = 0.03
/** Positions in `TERM_FIELDS`. */
const NAME = 0
const PLACE_FIELD = 4
const NAMED_IN_NAME = 0.98
/** The weight of a place that a listing only mentions. */
const MENTIONED = 0.5

interface Sequence {
  readonly words: readonly ReadonlySet<number>[]
}
interface ConceptSequence extends Sequence {
  readonly concept: number
  readonly weight: number
  readonly near: boolean
}
interface PlaceSequence extends Sequence {
  readonly place: number
  readonly score: number
}
interface ApartPhrase {
  readonly concept: number
  readonly weight: number
  readonly words: readonly (readonly number[])[]
}

/** Compiles a query to a function that ranks a listing in one pass over its terms, by the first word of each alternative. */
export function createRanking(query: RankedQuery): (listing: RankedListing) => Rank {
  const conceptsByFirst = new Map<number, ConceptSequence[]>()
  const placesByFirst = new Map<number, PlaceSequence[]>()
  const apart: ApartPhrase[] = []
  const add = <Item extends Sequence>(byFirst: Map<number, Item[]>, item: Item) => {
    for (const id of item.words[0] ?? []) byFirst.set(id, [...(byFirst.get(id) ?? []), item])
  }
  const toSets = (words: readonly (readonly number[])[]) => words.map((ids) => new Set(ids))
  query.concepts.forEach(({ alternatives }, concept) => {
    for (const { words, weight, near, apart: isApart } of alternatives) {
      add(conceptsByFirst, { concept, weight, near, words: toSets(words) })
      if (isApart && words.length > 1) apart.push({ concept, weight, words })
    }
  })
  query.places.forEach((names, place) => {
    for (const { words, score } of names) add(placesByFirst, { place, score, words: toSets(words) })
  })
  const marks = markWords([
    [FIRST_WORD, [...conceptsByFirst.keys(), ...placesByFirst.keys()]],
    [APART_WORD, apart.flatMap(({ words }) => words.flat())],
  ])
  const idfs = query.concepts.map(({ idf }) => idf)
  const allIdf = idfs.reduce((sum, idf) => sum + idf, 0)

  // Reused for every listing.
  const hits = new ConceptHits(idfs.length)
  const places = new Float64Array(query.places.length)
  const apartAt: number[] = []

  return ({ id, terms, category, baseScore, isClosed }) => {
    hits.clear()
    places.fill(0)
    apartAt.length = 0
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0
      const word = term >>> FIELD_BITS
      // Nearly every word is irrelevant, and reading past the end of a typed array is slower than this check.
      if (word >= marks.length) continue
      const mark = marks[word] ?? 0
      if (mark === 0) continue
      if ((mark & APART_WORD) !== 0) apartAt.push(at)
      if ((mark & FIRST_WORD) === 0) continue
      const field = term & FIELD_MASK
      for (const sequence of conceptsByFirst.get(word) ?? NO_CONCEPTS)
        if (isSequence(sequence.words, terms, at))
          hits.add(sequence.concept, field, at, sequence.weight, sequence.near)
      for (const sequence of placesByFirst.get(word) ?? NO_PLACES)
        if (isSequence(sequence.words, terms, at))
          places[sequence.place] = Math.max(
            places[sequence.place] ?? 0,
            sequence.score * getPlaceWeight(field),
          )
    }
    if (apartAt.length > 0) for (const phrase of apart) addApart(hits, phrase, terms, apartAt)
    const covered = hits.countCovered()
    const place = places.reduce((best, score) => Math.max(best, score), 0)
    const isExactName = isNameOf(terms, query.typed)
    const found = {
      id,
      isExactName,
      isNameMatch: hits.isNameMatch(),
      isIncidental: hits.isIncidental(),
      covered,
      place,
      isClosed,
    }
    if (idfs.length === 0)
      return { ...found, score: PLACE * place + BASE_SCORE * baseScore, match: 0, isInCategory: false }
    const match = idfs.reduce((sum, idf, concept) => sum + idf * hits.getQuality(concept), 0) / (allIdf || 1)
    if (match === 0) return { ...found, score: 0, match, isInCategory: false }
    const missing = idfs.length - covered
    const share = (covered / idfs.length) * (missing === 1 ? 0.5 : missing > 1 ? 0 : 1)
    const isInCategory = query.categories.has(category) && match > 0
    const score =
      match +
      COVERED * share +
      NEIGHBOURS * hits.getNeighbourShare() +
      PLACE * place +
      (isInCategory ? CATEGORY : 0) +
      BASE_SCORE * baseScore
    return { ...found, score, match, isInCategory }
  }
}

/** The roles of a word in a query: the first of a sequence, or one of a phrase whose words may stand apart. */
const FIRST_WORD = 1
const APART_WORD = 2

/** A byte of roles for each word id up to the highest in the query, since an array is faster than a map. */
function markWords(groups: readonly (readonly [mark: number, ids: readonly number[]])[]): Uint8Array {
  const highest = groups.flatMap(([, ids]) => ids).reduce((max, id) => Math.max(max, id), 0)
  const marks = new Uint8Array(highest + 1)
  for (const [mark, ids] of groups) for (const id of ids) marks[id] = (marks[id] ?? 0) | mark
  return marks
}

const NO_CONCEPTS: readonly ConceptSequence[] = []
const NO_PLACES: readonly PlaceSequence[] = []

/** The weight of a place by its field: full in the address, nearly so in the name, half where it is only mentioned. */
const getPlaceWeight = (field: number): number =>
  field === PLACE_FIELD ? 1 : field === NAME ? NAMED_IN_NAME : MENTIONED

/** Whether the other words of a sequence follow its first one, in the same field. */
function isSequence(words: readonly ReadonlySet<number>[], terms: Uint32Array, at: number): boolean {
  const field = (terms[at] ?? 0) & FIELD_MASK
  for (let next = 1; next < words.length; next += 1) {
    const term = terms[at + next]
    if (term === undefined || (term & FIELD_MASK) !== field) return false
    if (!words[next]?.has(term >>> FIELD_BITS)) return false
  }
  return true
}

/** Whether the name, with which terms begin, has exactly these words. */
function isNameOf(terms: Uint32Array, words: readonly number[]): boolean {
  const next = terms[words.length]
  const isWhole = next === undefined || (next & FIELD_MASK) !== NAME
  return isWhole && words.length > 0 && words.every((word, at) => terms[at] === packTerm(word, NAME))
}

/** Adds a phrase whose words stand apart, each at its best position; missing words lower the quality. */
function addApart(
  hits: ConceptHits,
  { concept, weight, words }: ApartPhrase,
  terms: Uint32Array,
  positions: readonly number[],
): void {
  let sum = 0
  let found = 0
  let position = 0
  for (const ids of words) {
    let best = 0
    for (const at of positions) {
      const term = terms[at] ?? 0
      const quality = FIELD_WEIGHTS[term & FIELD_MASK] ?? 0
      if (quality > best && ids.includes(term >>> FIELD_BITS)) {
        best = quality
        position = at
      }
    }
    if (best > 0) found += 1
    sum += best
  }
  if (found > 0)
    hits.addApart(concept, (APART * weight * sum) / words.length, found === words.length ? position : null)
}
