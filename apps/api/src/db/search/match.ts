import { foldWord, otherSpellings, splitPieces, splitWords, type PhraseQuery } from '@portal/domain/search'
import { splitSearchWords } from './words.ts'

/** What a row has to say to be found in a full-text index; each engine writes it in its own language. */
export type Match =
  | Words
  | Near
  | { readonly kind: 'in'; readonly columns: readonly string[]; readonly part: Match }
  | { readonly kind: 'any' | 'all'; readonly parts: readonly Match[] }

/** Words that stand together in this order; where it is open, the last of them may be the beginning of a word. */
interface Words {
  readonly kind: 'words'
  readonly words: readonly string[]
  readonly isOpen: boolean
}

/** Two words that stand close to each other, in any order. */
export interface Near {
  readonly kind: 'near'
  /** Each by its forms, any of which will do. */
  readonly words: readonly [readonly string[], readonly string[]]
  /** How many other words may stand between them. */
  readonly between: number
}

/** The kind of content, place and trade that a search is confined to. */
export interface Facets {
  readonly kind?: string | undefined
  readonly country?: string | undefined
  readonly province?: string | undefined
  readonly category?: string | undefined
  readonly industry?: string | undefined
}

/** A token that is no word of a search text: those never begin with an underscore. */
const facetToken = (kind: keyof Facets, value: string): string =>
  `_${kind}_${foldWord(value).replace(/[^a-z0-9]/g, '')}`

const FACETS = ['kind', 'country', 'province', 'category', 'industry'] as const

/** The tokens of facets, of an indexed row or of a filter. */
export const listFacetTokens = (facets: Facets): string[] =>
  FACETS.flatMap((kind) => {
    const value = facets[kind]
    return value === undefined ? [] : [facetToken(kind, value)]
  })

/** Words that stand together. */
const together = (...words: readonly string[]): Words => ({ kind: 'words', words, isOpen: false })

/** A word, or one that begins so. */
const beginning = (word: string): Words => ({ kind: 'words', words: [word], isOpen: true })

/** Any of several; null for none. */
export function anyOf(parts: readonly (Match | null)[]): Match | null {
  const given = parts.filter((part) => part !== null)
  return given.length > 1 ? { kind: 'any', parts: given } : (given[0] ?? null)
}

/** All of several; null where one is, and for none. */
export function allOf(parts: readonly (Match | null)[]): Match | null {
  const given = parts.filter((part) => part !== null)
  if (given.length === 0 || given.length < parts.length) return null
  return given.length > 1 ? { kind: 'all', parts: given } : (given[0] ?? null)
}

/** The words of a match, each as it is asked for. */
export function listWords(match: Match): Match[] {
  switch (match.kind) {
    case 'in':
      return listWords(match.part)
    case 'any':
    case 'all':
      return match.parts.flatMap(listWords)
    case 'near':
      return match.words.flat().map((word) => together(word))
    case 'words':
      return match.words.map((word, at) =>
        match.isOpen && at === match.words.length - 1 ? beginning(word) : together(word),
      )
  }
}

/** In some columns only. */
export const matchIn = (columns: readonly string[], part: Match): Match => ({ kind: 'in', columns, part })

/** Every word of a search text in any order, each as it is or as a beginning; null for a text without words. */
export function matchAllWords(text: string, facets: Facets = {}): Match | null {
  const words = splitSearchWords(text)
  if (words.length === 0) return null
  return allOf([...ofFacets(facets), ...words.map(wordOrBeginning)])
}

/** Texts that say each of several things in any of its ways; null for none. */
export const matchPhrases = (
  phrases: readonly (readonly PhraseQuery[])[],
  facets: Facets = {},
): Match | null => {
  const all = allOf(
    phrases.map((ways) =>
      anyOf(ways.map(({ words, open }): Words => ({ kind: 'words', words, isOpen: open }))),
    ),
  )
  return all && allOf([...ofFacets(facets), all])
}

/**
 * A half-typed text, whose last word may be a beginning; null for a text without words. What is pasted may have two letters in
 * one, as the `fi` of a print, which no tokenizer takes apart.
 */
export function matchPrefix(text: string): Match | null {
  const words = splitSearchWords(text.normalize('NFKC'))
  const match = allOf(
    words.map((word, at) =>
      anyOf([at < words.length - 1 ? together(word) : beginning(word), matchPieces(word)]),
    ),
  )
  const [joined] = otherSpellings(text)
  const isOne = joined !== undefined && words.length > 1 && splitWords(joined.shown).length === words.length
  return isOne ? anyOf([match, beginning(joined.word)]) : match
}

/** A part of a text without spaces; null of other words. */
function matchPieces(word: string): Match | null {
  const pieces = splitPieces(foldWord(word))
  return pieces.length > 1 ? together(...pieces) : null
}

/** All words of a text as they stand in it; null for a text without words. */
export function matchPhrase(text: string): Match | null {
  const words = splitSearchWords(text)
  return words.length === 0 ? null : together(...words)
}

/** One word, or one that begins so, in any column. */
export const matchWord = (word: string): Match => beginning(word)

/** A half-typed place. */
export function matchPlacePrefix(typed: string): Match | null {
  const match = matchPrefix(typed)
  return match && matchIn(['place'], match)
}

/** Ways to say the same: each a list of words that stand together, and each of these by several forms. */
export type MatchPhrases = readonly (readonly (readonly string[])[])[]

/**
 * Each of several phrases. Only the last word of one takes other forms, as in leaf houses, and a phrase that holds a word
 * which is asked for alone adds nothing.
 */
export function listPhrases(phrases: MatchPhrases): Match[] {
  const alone = new Set(phrases.flatMap((phrase) => (phrase.length === 1 ? (phrase[0] ?? []) : [])))
  const found = phrases
    .flatMap(spellings)
    .filter((words) => words.length === 1 || !words.some((word) => alone.has(word)))
  return [...new Map(found.map((words) => [words.join(' '), together(...words)])).values()]
}

/** How many other words may stand between two of a phrase that stand close to each other. */
const MAX_BETWEEN = 6
/** More forms of a word cost time and hardly find anything. */
const MAX_CLOSE_FORMS = 5

/**
 * The words of a phrase close to each other, in any order: each, in any of its forms, to the next one. To find three or more
 * close to each other at once takes an engine a look at each order and distance of them. A word that is said twice, as in paw
 * paw, is close to itself on one engine and not on the other, and is not asked for. Null where no two words are left, and where
 * one has no form.
 */
export function matchCloseWords(phrase: MatchPhrases[number]): Match | null {
  if (phrase.some((forms) => forms.length === 0)) return null
  const words = phrase.map((forms) => forms.slice(0, MAX_CLOSE_FORMS).flatMap(withLigatures))
  return allOf(words.slice(1).flatMap((next, at) => closeTo(words[at] ?? [], next)))
}

const closeTo = (one: readonly string[], next: readonly string[]): Near[] =>
  one.some((word) => next.includes(word)) ? [] : [{ kind: 'near', words: [one, next], between: MAX_BETWEEN }]

const ofFacets = (facets: Facets): Match[] => listFacetTokens(facets).map((token) => together(token))

function spellings(phrase: readonly (readonly string[])[]): string[][] {
  const first = phrase.slice(0, -1).map((forms) => forms[0] ?? '')
  const last = phrase.at(-1) ?? []
  return last.flatMap(withLigatures).map((word) => [...first, word])
}

/** An index may keep ligatures, which folding takes apart. */
const withLigatures = (word: string): string[] => {
  const joined = word.replaceAll('oe', 'œ').replaceAll('ae', 'æ')
  return joined === word ? [word] : [word, joined]
}

/**
 * A single letter begins too many words to be a beginning. A short word begins many others ("car", "cargo"), so the word
 * itself counts once more.
 */
function wordOrBeginning(word: string): Match {
  if (word.length === 1) return together(word)
  return word.length < 5 ? { kind: 'any', parts: [together(word), beginning(word)] } : beginning(word)
}

const NAME_AND_PLACE = ['name', 'name_spellings', 'place'] as const

/** Any of several phrases, in any form of its last word; null for none. */
export const anyPhrase = (phrases: MatchPhrases): Match | null => anyOf(listPhrases(phrases))

/** Any of several phrases in the name or the place; null for none. */
export const anyInPlace = (phrases: MatchPhrases): Match | null =>
  anyOf(listPhrases(phrases).map((phrase) => matchIn(NAME_AND_PLACE, phrase)))

/** All words of a phrase, wherever they stand; null where one has no form. */
export const allWords = (words: MatchPhrases[number]): Match | null =>
  allOf(words.map((forms) => anyPhrase([[forms]])))
