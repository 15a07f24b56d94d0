import { foldWords } from '@portal/domain/search'
import { quoteLexeme } from './lexeme.ts'
import { COLUMN_WEIGHTS } from './match-text.ts'

/** The weight of every other column. */
const OTHER_WEIGHT = 'D'
/** Positions that stay free between two columns, so that no phrase and no closeness reaches over them. */
const GAP = 20
/** The last position that a vector knows: words behind it share it. */
const MAX_POSITION = 16_383
/** Positions that a vector keeps of one word. */
const MAX_POSITIONS = 255

/** The texts of a row that an index has, by their columns in order; tokens of facets are apart. */
export interface IndexedTexts {
  readonly columns: Readonly<Record<string, string>>
  /** Separated by spaces. */
  readonly facets: string
}

/**
 * The words of a row as the text of a tsvector: folded by the portal's own rules, with their positions and the weights of
 * their columns.
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
