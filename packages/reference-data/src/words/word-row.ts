import { parseChoice, parseList, parseTable } from './parse-table.ts'

const RELATIONS = ['is', 'kind', 'near'] as const
const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const
const COLUMNS = ['words', 'relation', 'language', 'source', 'confidence'] as const

/** The table whose words are of any trade. Each other is named after a category. */
const GENERAL = 'general.csv'

/**
 * What a row's right side is to its left: `is` says the same in other words, `kind` is a kind of it or tells of it, `near` is
 * something else that may help.
 */
export type WordRelation = (typeof RELATIONS)[number]

/** Confidence in a row: `medium` until a speaker or somebody of the trade has read it. */
export type Confidence = (typeof CONFIDENCE_LEVELS)[number]

/** Words that mean the same, and what else to look for where one of them is asked for. */
export interface WordRow {
  /** Words and phrases of at most four words that mean the same. */
  readonly equal: readonly string[]
  /** What to look for as well; empty without a relation. */
  readonly meanings: readonly string[]
  readonly relation: WordRelation | null
  /** `en`, `fr`, `bi`, `tpi`, `pis`, `fj`, `hif`, or several joined by `+`. */
  readonly language: string
  /** The slug of the category that such businesses are listed under; null for words of any trade. */
  readonly category: string | null
  readonly confidence: Confidence
}

/** The rows of a table of words, which stand as `equal|equal>meaning|meaning`. */
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
