import { foldWords } from '@portal/domain/search'
import type { Match } from '../../search/match.ts'
import { quoteLexeme } from './lexeme.ts'

/**
 * The weights of the columns in the vectors of businesses and of content; others have D. The tokens of facets have no
 * position, and so no weight.
 */
export const COLUMN_WEIGHTS: Readonly<Record<string, string>> = {
  name: 'A',
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
      return near(match.words.flatMap(lexemesOf), match.between, weights)
    case 'in':
      return write(match.part, match.columns.map(weightOf).join(''))
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
 * The words in each order and at each distance at which they stand close: there is no operator for it. Two words and a
 * distance of seven make fourteen, three words 168.
 */
function near(words: readonly string[], between: number, weights: string): string {
  const [first = NOTHING, ...rest] = words.map((word) => lexeme(word, weights))
  if (rest.length === 0) return first
  const ways = ordersOf([first, ...rest]).flatMap((order) =>
    distances(rest.length, between + rest.length).map((steps) =>
      order.map((word, at) => (at === 0 ? word : `<${steps[at - 1] ?? 1}> ${word}`)).join(' '),
    ),
  )
  return ways.map((way) => `(${way})`).join(' | ')
}

function ordersOf(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]]
  return words.flatMap((word, at) => ordersOf(words.toSpliced(at, 1)).map((rest) => [word, ...rest]))
}

/** So many steps, of at least one each, that are no longer in all than `most`. */
function distances(steps: number, most: number): number[][] {
  if (steps === 0) return [[]]
  const found: number[][] = []
  for (let step = 1; step <= most - (steps - 1); step += 1)
    for (const rest of distances(steps - 1, most - step)) found.push([step, ...rest])
  return found
}
