import {
  foldWord,
  listOtherSpellings,
  splitPieces,
  splitWords,
  type PhraseQuery,
} from '@portal/domain/search'
import { splitSearchWords } from './words.ts'

/** A condition on the words of a row in a full-text index; each engine formats it in its own language. */
export type Match =
  | Words
  | Near
  | { readonly kind: 'in'; readonly columns: readonly string[]; readonly part: Match }
  | { readonly kind: 'any' | 'all'; readonly parts: readonly Match[] }

/** Adjacent words in this order; if open, the last one may be a prefix. */
interface Words {
  readonly kind: 'words'
  readonly words: readonly string[]
  readonly isOpen: boolean
}

/** Two words close to each other, in any order. */
export interface Near {
  readonly kind: 'near'
  /** The forms of each word, any of which matches. */
  readonly words: readonly [readonly string[], readonly string[]]
  /** The maximum number of words between them. */
  readonly between: number
}

/** The kind of content, place and trade that a search is limited to. */
export interface Facets {
  readonly kind?: string | undefined
  readonly country?: string | undefined
  readonly province?: string | undefined
  readonly category?: string | undefined
  readonly industry?: string | undefined
}

/** A token that can't be a word of a search text, which never begins with an underscore. */
const createFacetToken = (kind: keyof Facets, value: string): string =>
  `_${kind}_${foldWord(value).replace(/[^a-z0-9]/g, '')}`

const FACETS = ['kind', 'country', 'province', 'category', 'industry'] as const

/** Lists the facet tokens of an indexed row or of a filter. */
export const listFacetTokens = (facets: Facets): string[] =>
  FACETS.flatMap((kind) => {
    const value = facets[kind]
    return value === undefined ? [] : [createFacetToken(kind, value)]
  })

/** Matches adjacent words. */
const adjacent = (...words: readonly string[]): Words => ({ kind: 'words', words, isOpen: false })

/** Matches a word or prefix. */
const prefix = (word: string): Words => ({ kind: 'words', words: [word], isOpen: true })

/** Matches any of several; null for none. */
export function anyOf(parts: readonly (Match | null)[]): Match | null {
  const matches = parts.filter((part) => part !== null)
  return matches.length > 1 ? { kind: 'any', parts: matches } : (matches[0] ?? null)
}

/** Matches all of several; null if one is null, and for none. */
export function allOf(parts: readonly (Match | null)[]): Match | null {
  const matches = parts.filter((part) => part !== null)
  if (matches.length === 0 || matches.length < parts.length) return null
  return matches.length > 1 ? { kind: 'all', parts: matches } : (matches[0] ?? null)
}

/** Lists the words of a match. */
export function listWords(match: Match): Match[] {
  switch (match.kind) {
    case 'in':
      return listWords(match.part)
    case 'any':
    case 'all':
      return match.parts.flatMap(listWords)
    case 'near':
      return match.words.flat().map((word) => adjacent(word))
    case 'words':
      return match.words.map((word, at) =>
        match.isOpen && at === match.words.length - 1 ? prefix(word) : adjacent(word),
      )
  }
}

/** Matches in some columns only. */
export const matchIn = (columns: readonly string[], part: Match): Match => ({ kind: 'in', columns, part })

/** Matches every word of a search text in any order, as a word or prefix; null for a text without words. */
export function matchAllWords(text: string, facets: Facets = {}): Match | null {
  const words = splitSearchWords(text)
  if (words.length === 0) return null
  return allOf([...matchFacets(facets), ...words.map(wordOrPrefix)])
}

/** Matches texts that express each of several things in one of its ways; null for none. */
export const matchPhrases = (
  phrases: readonly (readonly PhraseQuery[])[],
  facets: Facets = {},
): Match | null => {
  const all = allOf(
    phrases.map((ways) =>
      anyOf(ways.map(({ words, open }): Words => ({ kind: 'words', words, isOpen: open }))),
    ),
  )
  return all && allOf([...matchFacets(facets), all])
}

/**
 * Matches a partially typed text, whose last word may be a prefix; null for a text without words. Pasted text may contain
 * ligatures, such as `fi` as one letter, which no tokenizer splits.
 */
export function matchPrefix(text: string): Match | null {
  const words = splitSearchWords(text.normalize('NFKC'))
  const match = allOf(
    words.map((word, at) =>
      anyOf([at < words.length - 1 ? adjacent(word) : prefix(word), matchPieces(word)]),
    ),
  )
  const [joined] = listOtherSpellings(text)
  const isOne = joined !== undefined && words.length > 1 && splitWords(joined.shown).length === words.length
  return isOne ? anyOf([match, prefix(joined.word)]) : match
}

/** Matches the parts of a text without spaces; null for other words. */
function matchPieces(word: string): Match | null {
  const pieces = splitPieces(foldWord(word))
  return pieces.length > 1 ? adjacent(...pieces) : null
}

/** Matches all words of a text in their order; null for a text without words. */
export function matchPhrase(text: string): Match | null {
  const words = splitSearchWords(text)
  return words.length === 0 ? null : adjacent(...words)
}

/** Matches one word or prefix in any column. */
export const matchWord = (word: string): Match => prefix(word)

/** Matches a partially typed place. */
export function matchPlacePrefix(typed: string): Match | null {
  const match = matchPrefix(typed)
  return match && matchIn(['place'], match)
}

/** Alternative phrases: each a list of adjacent words, and each word a list of its forms. */
export type MatchPhrases = readonly (readonly (readonly string[])[])[]

/**
 * Lists the matches of several phrases. Only the last word of a phrase has other forms, as in leaf houses; a phrase that
 * contains another one of a single word adds nothing.
 */
export function listPhrases(phrases: MatchPhrases): Match[] {
  const alone = new Set(phrases.flatMap((phrase) => (phrase.length === 1 ? (phrase[0] ?? []) : [])))
  const found = phrases
    .flatMap(listSpellings)
    .filter((words) => words.length === 1 || !words.some((word) => alone.has(word)))
  return [...new Map(found.map((words) => [words.join(' '), adjacent(...words)])).values()]
}

/** The maximum number of words between two close words of a phrase. */
const MAX_BETWEEN = 6
/** More forms of a word cost time and hardly match anything. */
const MAX_CLOSE_FORMS = 5

/**
 * Matches the words of a phrase close to each other in any order: each, in any form, to the next one. Engines would have to
 * check each order and distance of three or more words at once. A repeated word, as in paw paw, is skipped: only one engine
 * counts it as close to itself. Null if fewer than two words remain, or one has no form.
 */
export function matchCloseWords(phrase: MatchPhrases[number]): Match | null {
  if (phrase.some((forms) => forms.length === 0)) return null
  const words = phrase.map((forms) => forms.slice(0, MAX_CLOSE_FORMS).flatMap(withLigatures))
  return allOf(words.slice(1).flatMap((next, at) => matchClose(words[at] ?? [], next)))
}

const matchClose = (one: readonly string[], next: readonly string[]): Near[] =>
  one.some((word) => next.includes(word)) ? [] : [{ kind: 'near', words: [one, next], between: MAX_BETWEEN }]

const matchFacets = (facets: Facets): Match[] => listFacetTokens(facets).map((token) => adjacent(token))

function listSpellings(phrase: readonly (readonly string[])[]): string[][] {
  const first = phrase.slice(0, -1).map((forms) => forms[0] ?? '')
  const last = phrase.at(-1) ?? []
  return last.flatMap(withLigatures).map((word) => [...first, word])
}

/** An index may contain ligatures, which folding splits. */
const withLigatures = (word: string): string[] => {
  const joined = word.replaceAll('oe', 'œ').replaceAll('ae', 'æ')
  return joined === word ? [word] : [word, joined]
}

/**
 * A single letter is the prefix of too many words. A short word is the prefix of many others ("car", "cargo"), so the word
 * itself counts once more.
 */
function wordOrPrefix(word: string): Match {
  if (word.length === 1) return adjacent(word)
  return word.length < 5 ? { kind: 'any', parts: [adjacent(word), prefix(word)] } : prefix(word)
}

const NAME_AND_PLACE = ['name', 'name_spellings', 'place'] as const

/** Matches any of several phrases, with any form of its last word; null for none. */
export const anyPhrase = (phrases: MatchPhrases): Match | null => anyOf(listPhrases(phrases))

/** Matches any of several phrases in the name or the place; null for none. */
export const anyInPlace = (phrases: MatchPhrases): Match | null =>
  anyOf(listPhrases(phrases).map((phrase) => matchIn(NAME_AND_PLACE, phrase)))

/** Matches all words of a phrase in any position; null if one has no form. */
export const allWords = (words: MatchPhrases[number]): Match | null =>
  allOf(words.map((forms) => anyPhrase([[forms]])))
