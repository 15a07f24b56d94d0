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
  isTelling,
  toRanked,
  toRankedNames,
  type Alternative,
  type PlaceTerms,
} from './expand-concept.ts'

/** A name with at least this score lies in the asked place. */
export const IN_PLACE = 0.9
/** What something is for only narrows it, and so does a word that tables do not know beside one that they do. */
const MODIFIER = 0.6
const MIN_IDF = 0.15
/** Alternatives that count as much are as frequent as the concept. */
const SAME_THING = 0.7

/** What a search text asks for, in words that listings have. */
export interface ParsedSearch {
  readonly parsed: ParsedQuery
  readonly ranked: RankedQuery
  /** What was typed, as the words of a name; null of a text without words. */
  readonly name: Match | null
  /** All concepts; null where no listing has a word for one of them, or none is asked for. */
  readonly all: Match | null
  /** Each part: a concept that listings have words for, or a word of a phrase. */
  readonly parts: readonly Match[]
  /** What is only near to what is asked. */
  readonly near: Match | null
  /** The asked places; null without one. */
  readonly place: Match | null
  /** Where the asked places are, but for countries. */
  readonly points: readonly Coordinates[]
  /** What the asked place lies in, the smallest first. */
  readonly around: readonly WiderPlace[]
}

/** A place around the asked one. */
export interface WiderPlace {
  readonly name: string
  readonly match: Match
}

/** Parses a search text by what is known, and expresses it in words that listings have. */
export async function parseSearch(
  text: string,
  knowledge: Knowledge,
  listed: ListedWords,
): Promise<ParsedSearch> {
  const parsed = await parseQuery(text, knowledge)
  const { gazetteer } = knowledge
  const places = narrowest(parsed, gazetteer)
  const [alternatives, listings, typed, names, around] = await Promise.all([
    Promise.all(parsed.concepts.map((concept) => expandConcept(concept, listed))),
    listed.maxListings(),
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
    ranked: {
      concepts: concepts.map(({ concept, alternatives: ways }) => ({
        alternatives: ways.flatMap(toRanked),
        idf: idfOf(ways, listings) * (concept.isPurpose || (hasKnown && !concept.known) ? MODIFIER : 1),
      })),
      places: names.map((terms) => terms.flatMap(toRankedNames)),
      categories: categoriesOf(parsed.concepts),
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

/** The ids of all words of a text; none where no listing has one of them. */
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
  const terms = await Promise.all(gazetteer.namesFor(place).map((name) => findPlaceTerms(name, listed)))
  return terms.filter((found) => found !== undefined)
}

const toForms = (words: Alternative['words']): string[][] =>
  words.map((forms) => forms.map(({ word }) => word))

/** The words of a phrase that a table knows mean something together: far from each other they are other things. */
function matchConcept(alternatives: readonly Alternative[], matchApart: typeof allWords): Match | null {
  const together = anyPhrase(alternatives.map(({ words }) => toForms(words)))
  const apart = alternatives
    .filter((alternative) => alternative.apart && alternative.words.length > 1)
    .map(({ words }) => matchApart(toForms(words)))
  return anyOf([together, ...apart])
}

/** Each word of a phrase that was asked for. */
const matchWords = (alternatives: readonly Alternative[]): (Match | null)[] =>
  alternatives
    .filter(({ apart, words }) => apart && words.length > 1)
    .flatMap(({ words }) => words.filter(isTelling).map((forms) => anyPhrase([toForms([forms])])))

/** The places that were asked for, without those that others lie in: Gizo of `Gizo, Western`. */
const narrowest = ({ places }: ParsedQuery, gazetteer: Gazetteer): SearchPlace[] =>
  places
    .map(({ place }) => place)
    .filter((place, _, all) => !all.some((other) => gazetteer.isWithin(other, place)))

const toPoint = ({ latitude, longitude }: SearchPlace): Coordinates[] =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }]

/** Any of the places, by the names that listings have of each. */
const matchPlaces = (places: readonly SearchPlace[], names: readonly PlaceTerms[][]): Match | null =>
  anyOf(places.map((place, at) => matchPlace(place, names[at] ?? []))) ?? anyPhrase([[['_nowhere']]])

/** The names of a place, and what lies in it; null where no listing has any of them. */
function matchPlace(place: SearchPlace, names: readonly PlaceTerms[]): Match | null {
  const within = names.filter(({ score }) => score >= IN_PLACE).map(({ forms }) => toForms(forms))
  return anyOf([anyInPlace(within), matchFacet(place)])
}

/** What one asked place lies in; between several there is no such order. */
async function findAround(
  [asked, another]: readonly SearchPlace[],
  gazetteer: Gazetteer,
  listed: ListedWords,
): Promise<WiderPlace[]> {
  if (!asked || another) return []
  const wider = gazetteer.around(asked)
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

/** How rare a concept is, by how many listings say it. */
function idfOf(alternatives: readonly Alternative[], listings: number): number {
  const uses = alternatives
    .filter(({ near, weight }) => !near && weight >= SAME_THING)
    .reduce((sum, { words }) => sum + Math.min(...words.map(usesOf)), 0)
  const total = Math.log(1 + Math.max(listings, 1))
  return Math.max(MIN_IDF, Math.log(1 + listings / (Math.min(uses, listings) + 1)) / total)
}

const usesOf = (forms: readonly ListedWord[]): number => forms.reduce((sum, { uses }) => sum + uses, 0)

/** Names of the categories that the concepts belong to. */
const categoriesOf = (concepts: readonly QueryConcept[]): Set<string> =>
  new Set(
    concepts
      .flatMap(({ known, isPurpose }) => (isPurpose ? undefined : known))
      .flatMap((known) =>
        [...(known?.categories ?? [])].flatMap((slug) => findCategoryBySlug(slug)?.name ?? []),
      ),
  )
