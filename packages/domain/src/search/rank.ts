import { ConceptHits, FIELD_WEIGHTS } from './concept-hits.ts'

/** A term of a listing: the id of its word, shifted, and its field. */
const FIELD_BITS = 3
const FIELD_MASK = (1 << FIELD_BITS) - 1

/** A word of a listing as its vector holds it. */
export const packTerm = (wordId: number, field: number): number => ((wordId << FIELD_BITS) | field) >>> 0

/** One way in which a concept may be said: the ids that each of its words may have, one after the other. */
export interface RankedAlternative {
  readonly words: readonly (readonly number[])[]
  /** From 0 to 1. */
  readonly weight: number
  readonly near: boolean
  /** Whether its words also count where they stand apart. */
  readonly apart: boolean
}

/** A concept as ranking needs it. */
export interface RankedConcept {
  readonly alternatives: readonly RankedAlternative[]
  /** How rare it is: from .15 for what nearly every listing says, to 1. */
  readonly idf: number
}

/** A name of a place, by the ids of its words, with how well a listing there answers. */
export interface RankedPlaceName {
  readonly words: readonly (readonly number[])[]
  readonly score: number
}

/** What listings are ranked by. */
export interface RankedQuery {
  readonly concepts: readonly RankedConcept[]
  /** For each place that was asked for, the names that count; any of them will do. */
  readonly places: readonly (readonly RankedPlaceName[])[]
  /** Names of the categories that the concepts belong to. */
  readonly categories: ReadonlySet<string>
  /** The ids of all that was typed, word by word; none where no listing has one of them. */
  readonly typed: readonly number[]
}

/** A listing as ranking needs it. */
export interface RankedListing {
  readonly id: number
  readonly terms: Uint32Array
  readonly category: string
  /** From 0 to 1: how much it helps, whatever is asked. */
  readonly prior: number
}

/** How well a listing answers. */
export interface Rank {
  readonly id: number
  readonly score: number
  /** How well it says the concepts, whatever else counts: to a little above 1. */
  readonly match: number
  /** Whether its category is one that what was asked for belongs to. */
  readonly isMeant: boolean
  /** Whether its name is what was typed. */
  readonly isCalled: boolean
  /** Whether its name says what was asked for. */
  readonly isNamed: boolean
  /** Whether it says so of others only: of those whom it works for, or whom it stands beside. */
  readonly isAside: boolean
  /** How many concepts it has, not counting those it is only near to, or stands beside. */
  readonly covered: number
  /** How well it matches the place; 0 without one. */
  readonly place: number
}

/** Listings below are no answers. */
export const LOWEST_SCORE = 0.15
const APART = 0.6
const COVERED = 0.25
const NEIGHBOURS = 0.12
const PLACE = 0.7
const CATEGORY = 0.25
const PRIOR = 0.03
/** Fields by their position. */
const NAME = 0
const PLACE_FIELD = 4
const NAMED_IN_NAME = 0.98
/** A place that a listing only speaks of. */
const SPOKEN_OF = 0.5

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

/** Prepares a query: what it looks for is found by the first word of each way to say it, in one pass over a listing. */
export function createRanking(query: RankedQuery): (listing: RankedListing) => Rank {
  const said = new Map<number, ConceptSequence[]>()
  const named = new Map<number, PlaceSequence[]>()
  const apart: ApartPhrase[] = []
  const add = <Item extends Sequence>(byFirst: Map<number, Item[]>, item: Item) => {
    for (const id of item.words[0] ?? []) byFirst.set(id, [...(byFirst.get(id) ?? []), item])
  }
  const toSets = (words: readonly (readonly number[])[]) => words.map((ids) => new Set(ids))
  query.concepts.forEach(({ alternatives }, concept) => {
    for (const { words, weight, near, apart: isApart } of alternatives) {
      add(said, { concept, weight, near, words: toSets(words) })
      if (isApart && words.length > 1) apart.push({ concept, weight, words })
    }
  })
  query.places.forEach((names, place) => {
    for (const { words, score } of names) add(named, { place, score, words: toSets(words) })
  })
  const marks = markWords([
    [SOUGHT, [...said.keys(), ...named.keys()]],
    [SOUGHT_APART, apart.flatMap(({ words }) => words.flat())],
  ])
  const idfs = query.concepts.map(({ idf }) => idf)
  const allIdf = idfs.reduce((sum, idf) => sum + idf, 0)

  // Used for one listing after the other.
  const hits = new ConceptHits(idfs.length)
  const places = new Float64Array(query.places.length)
  const apartAt: number[] = []

  return ({ id, terms, category, prior }) => {
    hits.clear()
    places.fill(0)
    apartAt.length = 0
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0
      const word = term >>> FIELD_BITS
      // Nearly every word of a listing is none that is looked for. To read past the end of the marks takes longer than to ask.
      if (word >= marks.length) continue
      const mark = marks[word] ?? 0
      if (mark === 0) continue
      if ((mark & SOUGHT_APART) !== 0) apartAt.push(at)
      if ((mark & SOUGHT) === 0) continue
      const field = term & FIELD_MASK
      for (const sequence of said.get(word) ?? NONE)
        if (isSequence(sequence.words, terms, at))
          hits.add(sequence.concept, field, at, sequence.weight, sequence.near)
      for (const sequence of named.get(word) ?? NO_PLACES)
        if (isSequence(sequence.words, terms, at))
          places[sequence.place] = Math.max(places[sequence.place] ?? 0, sequence.score * placeWeight(field))
    }
    if (apartAt.length > 0) for (const phrase of apart) addApart(hits, phrase, terms, apartAt)
    const covered = hits.covered()
    const place = places.reduce((best, score) => Math.max(best, score), 0)
    const isCalled = isNameOf(terms, query.typed)
    const found = { id, isCalled, isNamed: hits.isNamed(), isAside: hits.isAside(), covered, place }
    if (idfs.length === 0) return { ...found, score: PLACE * place + PRIOR * prior, match: 0, isMeant: false }
    const match = idfs.reduce((sum, idf, concept) => sum + idf * hits.quality(concept), 0) / (allIdf || 1)
    if (match === 0) return { ...found, score: 0, match, isMeant: false }
    const missing = idfs.length - covered
    const share = (covered / idfs.length) * (missing === 1 ? 0.5 : missing > 1 ? 0 : 1)
    const isMeant = query.categories.has(category) && match > 0
    const score =
      match +
      COVERED * share +
      NEIGHBOURS * hits.neighbours() +
      PLACE * place +
      (isMeant ? CATEGORY : 0) +
      PRIOR * prior
    return { ...found, score, match, isMeant }
  }
}

/** What a word is looked for as: the first of a way to say something, or a word of a phrase that may stand apart. */
const SOUGHT = 1
const SOUGHT_APART = 2

/** One byte for each word id up to the highest that is looked for, with its marks: quicker than asking a map. */
function markWords(sought: readonly (readonly [mark: number, ids: readonly number[]])[]): Uint8Array {
  const highest = sought.flatMap(([, ids]) => ids).reduce((max, id) => Math.max(max, id), 0)
  const marks = new Uint8Array(highest + 1)
  for (const [mark, ids] of sought) for (const id of ids) marks[id] = (marks[id] ?? 0) | mark
  return marks
}

const NONE: readonly ConceptSequence[] = []
const NO_PLACES: readonly PlaceSequence[] = []

/** A place in the address counts as it is; one in the name almost; one that a listing speaks of is soon elsewhere. */
const placeWeight = (field: number): number =>
  field === PLACE_FIELD ? 1 : field === NAME ? NAMED_IN_NAME : SPOKEN_OF

/** Whether the words that follow the first one stand behind it, in the same field. */
function isSequence(words: readonly ReadonlySet<number>[], terms: Uint32Array, at: number): boolean {
  const field = (terms[at] ?? 0) & FIELD_MASK
  for (let next = 1; next < words.length; next += 1) {
    const term = terms[at + next]
    if (term === undefined || (term & FIELD_MASK) !== field) return false
    if (!words[next]?.has(term >>> FIELD_BITS)) return false
  }
  return true
}

/** Whether the terms begin with a name of these words and no others. */
function isNameOf(terms: Uint32Array, words: readonly number[]): boolean {
  const next = terms[words.length]
  const isWhole = next === undefined || (next & FIELD_MASK) !== NAME
  return isWhole && words.length > 0 && words.every((word, at) => terms[at] === packTerm(word, NAME))
}

/**
 * The words of a phrase, each wherever it stands best; with some of them a listing has a part of it only. Positions are those of
 * all words that are looked for so.
 */
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
