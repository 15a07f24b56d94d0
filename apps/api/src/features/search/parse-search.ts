import { findCategoryBySlug } from '@portal/domain/business'
import type { Coordinates } from '@portal/domain/place'
import {
  foldWords,
  MAX_WORD_LENGTH,
  parseQuery,
  type Gazetteer,
  type Knowledge,
  type ParsedQuery,
  type QueryConcept,
  type RankedQuery,
  type SearchPlace,
} from '@portal/domain/search'
import type { ListedWord, ListedWords } from '#db/search/lexicon.ts'
import {
  allOf,
  allWords,
  anyInPlace,
  anyOf,
  anyPhrase,
  listFacetTokens,
  matchCloseWords,
  matchPhrase,
  type Match,
} from '#db/search/match.ts'
import {
  expandConcept,
  findPlaceTerms,
  isContentWord,
  toRanked,
  toRankedNames,
  type Alternative,
  type PlaceTerms,
} from './expand-concept.ts'

/** A listing whose place scores at least this lies in the requested place. */
export const IN_PLACE = 0.9
/** Weight of concepts that only modify others: a purpose, or an unknown word beside a known one. */
const MODIFIER_WEIGHT = 0.6
const MIN_IDF = 0.15
/** Alternatives of at least this weight count towards the frequency of a concept. */
const MIN_SYNONYM_WEIGHT = 0.7

/** A search text, parsed and expressed in words that listings have. */
export interface ParsedSearch {
  readonly parsed: ParsedQuery
  readonly ranked: RankedQuery
  /** How listings express each concept. */
  readonly alternatives: readonly (readonly Alternative[])[]
  /** The typed words as a name; null for a text without words. */
  readonly name: Match | null
  /** All concepts; null if there are none, or if listings lack words for one. */
  readonly all: Match | null
  /** The parts: each concept that listings have words for, and each word of a phrase. */
  readonly parts: readonly Match[]
  /** What is only related to the concepts. */
  readonly near: Match | null
  /** The requested places; null without one. */
  readonly place: Match | null
  /** Coordinates of the requested places, except countries. */
  readonly points: readonly Coordinates[]
  /** Places around the requested one, smallest first. */
  readonly around: readonly WiderPlace[]
}

/** A place around the requested one. */
export interface WiderPlace {
  readonly name: string
  readonly match: Match
}

/** Parses a search text and expresses it in words that listings have. */
export async function parseSearch(
  text: string,
  knowledge: Knowledge,
  listed: ListedWords,
): Promise<ParsedSearch> {
  const parsed = await parseQuery(text, knowledge)
  const { gazetteer } = knowledge
  const places = dropOuterPlaces(parsed, gazetteer)
  const [alternatives, listings, typed, names, around] = await Promise.all([
    Promise.all(parsed.concepts.map((concept) => expandConcept(concept, listed))),
    listed.getMaxListings(),
    findTypedIds(text, listed),
    Promise.all(places.map((place) => findNames(place, gazetteer, listed))),
    findAround(places, gazetteer, listed),
  ])
  const concepts = parsed.concepts.map((concept, at) => ({ concept, alternatives: alternatives[at] ?? [] }))
  const hasKnown = parsed.concepts.some(({ known }) => known !== undefined)
  const matches = concepts.map(({ concept, alternatives: ways }) =>
    matchConcept(
      ways.filter(({ near }) => !near),
      concept.known === undefined ? allWords : matchCloseWords,
    ),
  )
  return {
    parsed,
    alternatives,
    ranked: {
      concepts: concepts.map(({ concept, alternatives: ways }) => ({
        alternatives: ways.flatMap(toRanked),
        idf:
          getIdf(ways, listings) * (concept.isPurpose || (hasKnown && !concept.known) ? MODIFIER_WEIGHT : 1),
      })),
      places: names.map((terms) => terms.flatMap(toRankedNames)),
      categories: listCategories(parsed.concepts),
      typed,
    },
    name: matchPhrase(text),
    // A purpose may be missing: a freezer for fish is a freezer.
    all: allOf(matches.filter((_, at) => !parsed.concepts[at]?.isPurpose)),
    parts: [...matches, ...alternatives.flatMap(matchWords)].filter((match) => match !== null),
    near: matchConcept(
      alternatives.flatMap((ways) => ways.filter(({ near }) => near)),
      matchCloseWords,
    ),
    place: places.length === 0 ? null : matchPlaces(places, names),
    points: places.flatMap(toPoint),
    around,
  }
}

/** The word ids of a text; empty if listings lack one of its words. */
async function findTypedIds(text: string, listed: ListedWords): Promise<number[]> {
  const words = foldWords(text).filter(({ length }) => length <= MAX_WORD_LENGTH)
  const found = await Promise.all(words.map((word) => listed.find(word)))
  const ids = found.flatMap((word) => (word ? [word.id] : []))
  return ids.length < words.length ? [] : ids
}

/** The names of a place that listings have words for. */
async function findNames(
  place: SearchPlace,
  gazetteer: Gazetteer,
  listed: ListedWords,
): Promise<PlaceTerms[]> {
  const terms = await Promise.all(gazetteer.getNames(place).map((name) => findPlaceTerms(name, listed)))
  return terms.filter((found) => found !== undefined)
}

const toForms = (words: Alternative['words']): string[][] =>
  words.map((forms) => forms.map(({ word }) => word))

/** The words of a known phrase must stand close together: far apart they mean other things. */
function matchConcept(alternatives: readonly Alternative[], matchApart: typeof allWords): Match | null {
  const together = anyPhrase(alternatives.map(({ words }) => toForms(words)))
  const apart = alternatives
    .filter((alternative) => alternative.apart && alternative.words.length > 1)
    .map(({ words }) => matchApart(toForms(words)))
  return anyOf([together, ...apart])
}

/** Each word of a typed phrase. */
const matchWords = (alternatives: readonly Alternative[]): (Match | null)[] =>
  alternatives
    .filter(({ apart, words }) => apart && words.length > 1)
    .flatMap(({ words }) => words.filter(isContentWord).map((forms) => anyPhrase([toForms([forms])])))

/** Drops places that contain another requested one: Western of `Gizo, Western`. */
const dropOuterPlaces = ({ places }: ParsedQuery, gazetteer: Gazetteer): SearchPlace[] =>
  places
    .map(({ place }) => place)
    .filter((place, _, all) => !all.some((other) => gazetteer.isWithin(other, place)))

const toPoint = ({ latitude, longitude }: SearchPlace): Coordinates[] =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }]

/** Matches any of the places, each by the names that listings have of it. */
const matchPlaces = (places: readonly SearchPlace[], names: readonly PlaceTerms[][]): Match | null =>
  anyOf(places.map((place, at) => matchPlace(place, names[at] ?? []))) ?? anyPhrase([[['_nowhere']]])

/** Matches the names of a place and what lies in it; null if no listing has any of them. */
function matchPlace(place: SearchPlace, names: readonly PlaceTerms[]): Match | null {
  const within = names.filter(({ score }) => score >= IN_PLACE).map(({ forms }) => toForms(forms))
  return anyOf([anyInPlace(within), matchFacet(place)])
}

/** Places around a single requested one; several have none in common. */
async function findAround(
  [requested, another]: readonly SearchPlace[],
  gazetteer: Gazetteer,
  listed: ListedWords,
): Promise<WiderPlace[]> {
  if (!requested || another) return []
  const wider = gazetteer.findContaining(requested)
  const names = await Promise.all(wider.map((place) => findNames(place, gazetteer, listed)))
  return wider.flatMap((place, at) => {
    const match = matchPlace(place, names[at] ?? [])
    return match === null ? [] : [{ name: place.name, match }]
  })
}

/** A country, or a province of the portal, is a facet of every listing in it. */
function matchFacet({ kind, country, province }: SearchPlace): Match | null {
  const tokens =
    kind === 'country'
      ? listFacetTokens({ country })
      : kind === 'province' && country === 'sb' && province !== null
        ? listFacetTokens({ province })
        : []
  return anyPhrase(tokens.map((token) => [[token]]))
}

/** Inverse document frequency of a concept, scaled to at most 1. */
function getIdf(alternatives: readonly Alternative[], listings: number): number {
  const uses = alternatives
    .filter(({ near, weight }) => !near && weight >= MIN_SYNONYM_WEIGHT)
    .reduce((sum, { words }) => sum + Math.min(...words.map(countUses)), 0)
  const total = Math.log(1 + Math.max(listings, 1))
  return Math.max(MIN_IDF, Math.log(1 + listings / (Math.min(uses, listings) + 1)) / total)
}

const countUses = (forms: readonly ListedWord[]): number => forms.reduce((sum, { uses }) => sum + uses, 0)

/** Names of the categories that the concepts belong to. */
const listCategories = (concepts: readonly QueryConcept[]): Set<string> =>
  new Set(
    concepts
      .flatMap(({ known, isPurpose }) => (isPurpose ? undefined : known))
      .flatMap((known) =>
        [...(known?.categories ?? [])].flatMap((slug) => findCategoryBySlug(slug)?.name ?? []),
      ),
  )
