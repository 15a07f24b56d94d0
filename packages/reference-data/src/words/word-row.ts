import { parseChoice, parseList, parseTable } from './parse-table.ts'

const RELATIONS = ['is', 'kind', 'near'] as const
const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const
const COLUMNS = ['words', 'relation', 'language', 'source', 'confidence'] as const

/** The table of words for any trade. Each other table is named after a category. */
const GENERAL = 'general.csv'

/**
 * The relation of a row's right side to its left: `is` means the same in other words, `kind` is a kind of it or implies it,
 * `near` is something else that may help.
 */
export type WordRelation = (typeof RELATIONS)[number]

/** Confidence in a row: `medium` until a native speaker or an expert of the trade has reviewed it. */
export type Confidence = (typeof CONFIDENCE_LEVELS)[number]

/** Words that mean the same, and what else to search for with them. */
export interface WordRow {
  /** Words and phrases of at most four words that mean the same. */
  readonly equal: readonly string[]
  /** Other phrases to search for; empty without a relation. */
  readonly meanings: readonly string[]
  readonly relation: WordRelation | null
  /** `en`, `fr`, `bi`, `tpi`, `pis`, `fj`, `hif`, or several joined by `+`. */
  readonly language: string
  /** The slug of the category of such businesses; null for words of any trade. */
  readonly category: string | null
  readonly confidence: Confidence
}

/** Parses the rows of a table of words, written as `equal|equal>meaning|meaning`. */
export function parseWords(file: string, text: string): WordRow[] {
  const category = file === GENERAL ? null : file.replace('.csv', '')
  return parseTable(file, text, COLUMNS, ({ words, relation, language, confidence }) => {
    const [equal = '', meanings = ''] = words.split('>')
    return {
      equal: parseList(equal),
      meanings: parseList(meanings),
      relation: relation === '' ? null : parseChoice(relation, RELATIONS),
      language,
      category,
      confidence: parseChoice(confidence, CONFIDENCE_LEVELS),
    }
  })
}
