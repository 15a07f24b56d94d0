import { foldWords } from '@portal/domain/search'
import type { Match, Near } from '../../search/match.ts'
import { quoteLexeme } from './lexeme.ts'

/**
 * The weights of the columns in the vectors of businesses and of content; others have D. The tokens of facets have no
 * position, and so no weight.
 */
export const COLUMN_WEIGHTS: Readonly<Record<string, string>> = {
  name: 'A',
  name_spellings: 'A',
  category: 'B',
  place: 'C',
  title: 'A',
  summary: 'B',
  words: 'C',
}

/**
 * A match as a tsquery. Words are folded as those of the vectors are.
 *
 * @see https://www.postgresql.org/docs/15/datatype-textsearch.html#DATATYPE-TSQUERY
 */
export const toMatchText = (match: Match): string => write(match, '')

/** `weights` are those of the columns that the match is confined to; none for any column. */
function write(match: Match, weights: string): string {
  switch (match.kind) {
    case 'words':
      return chain(match.words.flatMap(lexemesOf), match.isOpen, weights)
    case 'near':
      return near(match, weights)
    case 'in':
      return write(match.part, [...new Set(match.columns.map(weightOf))].join(''))
    case 'any':
    case 'all':
      return match.parts.map((part) => `(${write(part, weights)})`).join(match.kind === 'any' ? ' | ' : ' & ')
  }
}

/** The weight of a column that a match may be confined to. */
function weightOf(column: string): string {
  const weight = COLUMN_WEIGHTS[column]
  if (weight === undefined) throw new Error(`The column ${column} has no weight of its own`)
  return weight
}

/** A facet's token is as it is: folding would take its underscores for spaces. */
const lexemesOf = (word: string): string[] =>
  word.startsWith('_') ? [word] : foldWords(word).filter((folded) => folded.trim() !== '')

/** What no row has: a word of which folding leaves nothing finds nothing, and the rest of the match stays as it is. */
const NOTHING = quoteLexeme('_')

const lexeme = (word: string, flags: string): string =>
  flags === '' ? quoteLexeme(word) : `${quoteLexeme(word)}:${flags}`

const chain = (words: readonly string[], isOpen: boolean, weights: string): string =>
  words
    .map((word, at) => lexeme(word, isOpen && at === words.length - 1 ? `*${weights}` : weights))
    .join(' <-> ') || NOTHING

/**
 * Both words in each order and at each distance at which they stand close: there is no operator for it. What lacks one of them
 * is not held against each of these.
 */
function near({ words, between }: Near, weights: string): string {
  const [one, other] = [formsOf(words[0], weights), formsOf(words[1], weights)]
  const ways = Array.from({ length: between + 1 }, (_, at) => `<${at + 1}>`)
    .flatMap((distance) => [`(${one} ${distance} ${other})`, `(${other} ${distance} ${one})`])
    .join(' | ')
  return `${one} & ${other} & (${ways})`
}

/** Any form of a word. */
const formsOf = (forms: readonly string[], weights: string): string =>
  `(${[...new Set(forms.map((form) => chain(lexemesOf(form), false, weights)))].join(' | ')})`
