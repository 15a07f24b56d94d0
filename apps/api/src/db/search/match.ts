import { foldWord, type Saying } from '@portal/domain/search'
import { splitSearchWords } from './words.ts'

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
export const facetTokens = (facets: Facets): string[] =>
  FACETS.flatMap((kind) => {
    const value = facets[kind]
    return value === undefined ? [] : [facetToken(kind, value)]
  })

/**
 * The MATCH expression for a search text: every word in any order, each as it is or as a prefix. The text itself never
 * reaches MATCH, only quoted words. Null for a text without words.
 */
export function matchAllWords(text: string, facets: Facets = {}): string | null {
  const words = splitSearchWords(text)
  if (words.length === 0) return null
  return [...facetTokens(facets).map(quote), ...words.map(wordOrPrefix)].join(' AND ')
}

/** MATCH for texts that say each of several things in any of its ways; null for none. */
export const matchSayings = (sayings: readonly (readonly Saying[])[], facets: Facets = {}): string | null => {
  const each = sayings.map((ways) =>
    matchOr(ways.map(({ words, open }) => `${quote(words.join(' '))}${open ? '*' : ''}`)),
  )
  const all = matchAnd(each)
  const narrowed = matchFacets(facets)
  return all === null || narrowed === null ? all : matchAnd([narrowed, all])
}

/** MATCH for a half-typed text: its last word is a prefix. */
export function matchPrefix(text: string): string | null {
  const words = splitSearchWords(text)
  const last = words.pop()
  if (last === undefined) return null
  return [...words.map(quote), `${quote(last)}*`].join(' AND ')
}

/** MATCH for one word, or one that begins so, in any column. */
export const matchWord = (word: string): string => `${quote(word)}*`

/** MATCH for a half-typed place. */
export function matchPlacePrefix(typed: string): string | null {
  const match = matchPrefix(typed)
  return match === null ? null : `place : (${match})`
}

/** Ways to say the same: each a list of words that stand together, and each of these by several forms. */
export type MatchPhrases = readonly (readonly (readonly string[])[])[]

/**
 * Each of several phrases as MATCH. Only the last word of one takes other forms, as in leaf houses, and a phrase that holds a word
 * which is asked for alone adds nothing.
 */
export function phraseTexts(phrases: MatchPhrases): string[] {
  const alone = new Set(phrases.flatMap((phrase) => (phrase.length === 1 ? (phrase[0] ?? []) : [])))
  const found = phrases
    .flatMap(spellings)
    .filter((words) => words.length === 1 || !words.some((word) => alone.has(word)))
  return [...new Set(found.map((words) => quote(words.join(' '))))]
}

/** How many other words may stand between those of a phrase that stand close to each other. */
const MAX_BETWEEN = 6
/** More of them cost time and hardly find anything. */
const MAX_CLOSE = 24

/** The words of a phrase close to each other, in any order, as MATCH: one for each choice of their forms. */
export function closeTexts(phrase: MatchPhrases[number]): string[] {
  const choices = phrase.reduce<string[][]>(
    (chosen, forms) =>
      chosen
        .flatMap((words) => forms.flatMap(withLigatures).map((form) => [...words, form]))
        .slice(0, MAX_CLOSE),
    [[]],
  )
  return choices.map((words) => `NEAR(${words.map(quote).join(' ')}, ${MAX_BETWEEN})`)
}

/** MATCH for any of several expressions; null for none. */
function matchOr(expressions: readonly (string | null)[]): string | null {
  const given = expressions.filter((expression) => expression !== null)
  return given.length === 0 ? null : given.map((expression) => `(${expression})`).join(' OR ')
}

/** MATCH for all of several expressions; null where one is. */
export const matchAnd = (expressions: readonly (string | null)[]): string | null =>
  expressions.length === 0 || expressions.includes(null)
    ? null
    : expressions.map((expression) => `(${expression})`).join(' AND ')

/** MATCH in some columns only. */
export const matchIn = (columns: readonly string[], expression: string): string =>
  `{${columns.join(' ')}} : (${expression})`

/** MATCH narrowed to facets. */
export const matchFacets = (facets: Facets): string | null => {
  const tokens = facetTokens(facets)
  return tokens.length === 0 ? null : tokens.map(quote).join(' AND ')
}

function spellings(phrase: readonly (readonly string[])[]): string[][] {
  const first = phrase.slice(0, -1).map((forms) => forms[0] ?? '')
  const last = phrase.at(-1) ?? []
  return last.flatMap(withLigatures).map((word) => [...first, word])
}

/** The full-text index keeps ligatures, which folding takes apart. */
const withLigatures = (word: string): string[] => {
  const joined = word.replaceAll('oe', 'œ').replaceAll('ae', 'æ')
  return joined === word ? [word] : [word, joined]
}

const quote = (word: string): string => `"${word}"`

/**
 * A single letter begins too many words to be a prefix. A short word begins many others ("car", "cargo"), so the word
 * itself counts once more.
 */
function wordOrPrefix(word: string): string {
  if (word.length === 1) return quote(word)
  return word.length < 5 ? `(${quote(word)} OR ${quote(word)}*)` : `${quote(word)}*`
}
