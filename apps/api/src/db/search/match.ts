/** Runs of letters and digits, as the full-text tokenizer parts words. */
const WORD = /[\p{L}\p{N}]+/gu

/** More words than this narrow nothing further, and each costs a look-up. */
const MOST_WORDS = 12

/** Every word of a text, accents as written. */
export const allWordsOf = (text: string): string[] => text.normalize('NFC').match(WORD) ?? []

/** The words of a visitor's text, accents as typed. */
export const wordsOf = (text: string): string[] => allWordsOf(text).slice(0, MOST_WORDS)

/** As the tokenizer folds a word: lower case, without accents. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** What a name is sorted by: folded, without leading punctuation. */
export const sortKey = (name: string): string => foldWord(name).replace(/^[^\p{L}\p{N}]+/u, '') || name

/** Which kind of content, places and trades a search is confined to. */
export interface Facets {
  readonly kind?: string | undefined
  readonly country?: string | undefined
  readonly province?: string | undefined
  readonly category?: string | undefined
  readonly industry?: string | undefined
}

/** A token that no visitor's word can be: those never begin with an underscore. */
const token = (kind: keyof Facets, value: string): string =>
  `_${kind}_${foldWord(value).replace(/[^a-z0-9]/g, '')}`

const KINDS = ['kind', 'country', 'province', 'category', 'industry'] as const

/** The tokens of a listing's own place and trade, as the index keeps them, or of a filter. */
export const facetTokens = (facets: Facets): string[] =>
  KINDS.flatMap((kind) => {
    const value = facets[kind]
    return value === undefined ? [] : [token(kind, value)]
  })

/**
 * The MATCH expression for a visitor's text: every word, in any order, each as it is or as a beginning.
 * The text itself never reaches MATCH, only quoted words. Null when there is no word to search for.
 */
export function matchOf(text: string, facets: Facets = {}): string | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  return [...facetTokens(facets).map(quote), ...words.map(beginning)].join(' AND ')
}

/** MATCH for a text that is still being typed: whole words, the last one as a beginning. */
export function matchTyped(text: string): string | null {
  const words = wordsOf(text)
  const last = words.pop()
  if (last === undefined) return null
  return [...words.map(quote), `${quote(last)}*`].join(' AND ')
}

/** MATCH for one word exactly as it is, wherever it stands. */
export const matchWord = (word: string): string => quote(word)

/** MATCH for a place that goes on as a half-typed text does. */
export function matchTypedPlace(typed: string): string | null {
  const match = matchTyped(typed)
  return match === null ? null : `place : (${match})`
}

const quote = (word: string): string => `"${word}"`

/**
 * One letter alone begins too many words to be meant as a beginning. A short word begins many others ("car", "cargo"),
 * so there the word itself counts once more.
 */
function beginning(word: string): string {
  if (word.length === 1) return quote(word)
  return word.length < 5 ? `(${quote(word)} OR ${quote(word)}*)` : `${quote(word)}*`
}
