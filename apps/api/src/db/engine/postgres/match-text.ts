import { foldWords } from '@portal/domain/search'
import type { Match, Near } from '../../search/match.ts'
import { quoteLexeme } from './lexeme.ts'

/**
 * The weights of columns in the vectors of businesses and content; others have D. Tokens of facets have no position, and so
 * no weight.
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
 * Formats a match as a tsquery. Its words are folded like those of the vectors.
 *
 * @see https://www.postgresql.org/docs/15/datatype-textsearch.html#DATATYPE-TSQUERY
 */
export const toMatchText = (match: Match): string => write(match, '')

/** `weights` limits the match to columns; empty for any column. */
function write(match: Match, weights: string): string {
  switch (match.kind) {
    case 'words':
      return chain(match.words.flatMap(listLexemes), match.isOpen, weights)
    case 'near':
      return near(match, weights)
    case 'in':
      return write(match.part, [...new Set(match.columns.map(getWeight))].join(''))
    case 'any':
    case 'all':
      return match.parts.map((part) => `(${write(part, weights)})`).join(match.kind === 'any' ? ' | ' : ' & ')
  }
}

/** Returns the weight of a column that a match may be limited to. */
function getWeight(column: string): string {
  const weight = COLUMN_WEIGHTS[column]
  if (weight === undefined) throw new Error(`The column ${column} has no weight of its own`)
  return weight
}

/** A facet's token is not folded, which would replace its underscores by spaces. */
const listLexemes = (word: string): string[] =>
  word.startsWith('_') ? [word] : foldWords(word).filter((folded) => folded.trim() !== '')

/** Matches no row: stands for a word that folding removes, so that the rest of the match is unchanged. */
const NOTHING = quoteLexeme('_')

const lexeme = (word: string, flags: string): string =>
  flags === '' ? quoteLexeme(word) : `${quoteLexeme(word)}:${flags}`

const chain = (words: readonly string[], isOpen: boolean, weights: string): string =>
  words
    .map((word, at) => lexeme(word, isOpen && at === words.length - 1 ? `*${weights}` : weights))
    .join(' <-> ') || NOTHING

/**
 * Matches two words in each order and at each distance that counts as close, since there is no operator for it. Both words
 * are required first, which skips rows that lack one of them.
 */
function near({ words, between }: Near, weights: string): string {
  const [one, other] = [formatForms(words[0], weights), formatForms(words[1], weights)]
  const ways = Array.from({ length: between + 1 }, (_, at) => `<${at + 1}>`)
    .flatMap((distance) => [`(${one} ${distance} ${other})`, `(${other} ${distance} ${one})`])
    .join(' | ')
  return `${one} & ${other} & (${ways})`
}

/** Matches any form of a word. */
const formatForms = (forms: readonly string[], weights: string): string =>
  `(${[...new Set(forms.map((form) => chain(listLexemes(form), false, weights)))].join(' | ')})`
