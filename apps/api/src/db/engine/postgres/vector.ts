import { foldWords } from '@portal/domain/search'
import { quoteLexeme } from './lexeme.ts'
import { COLUMN_WEIGHTS } from './match-text.ts'

/** The weight of all other columns. */
const OTHER_WEIGHT = 'D'
/** Unused positions between two columns, so that no phrase or close words match across them. */
const GAP = 20
/** The maximum position in a vector, which later words share. */
const MAX_POSITION = 16_383
/** The maximum positions of one word in a vector. */
const MAX_POSITIONS = 255

/** The indexed texts of a row by column, in order; tokens of facets are separate. */
export interface IndexedTexts {
  readonly columns: Readonly<Record<string, string>>
  /** Separated by spaces. */
  readonly facets: string
}

/**
 * Formats the words of a row as a tsvector: folded by the portal's own rules, with their positions and the weights of their
 * columns.
 *
 * @see https://www.postgresql.org/docs/15/datatype-textsearch.html#DATATYPE-TSVECTOR
 */
export function toVector({ columns, facets }: IndexedTexts): string {
  const positions = new Map<string, string[]>()
  let position = 0
  for (const [column, text] of Object.entries(columns)) {
    const weight = COLUMN_WEIGHTS[column] ?? OTHER_WEIGHT
    for (const word of foldWords(text)) {
      position += 1
      const known = positions.get(word) ?? []
      if (known.length < MAX_POSITIONS) known.push(`${Math.min(position, MAX_POSITION)}${weight}`)
      positions.set(word, known)
    }
    position += GAP
  }
  const tokens = facets.split(' ').filter((token) => token !== '')
  return [
    ...[...positions].map(([word, at]) => `${quoteLexeme(word)}:${at.join(',')}`),
    ...tokens.map(quoteLexeme),
  ].join(' ')
}
