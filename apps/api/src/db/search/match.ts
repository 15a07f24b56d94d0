import { foldWord, splitSearchWords } from './words.ts'

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

/** MATCH for a half-typed text: its last word is a prefix. */
export function matchPrefix(text: string): string | null {
  const words = splitSearchWords(text)
  const last = words.pop()
  if (last === undefined) return null
  return [...words.map(quote), `${quote(last)}*`].join(' AND ')
}

/** MATCH for exactly one word, in any column. */
export const matchWord = (word: string): string => quote(word)

/** MATCH for a half-typed place. */
export function matchPlacePrefix(typed: string): string | null {
  const match = matchPrefix(typed)
  return match === null ? null : `place : (${match})`
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
