/**
 * What a row's right side is to its left: `is` says the same in other words, `kind` is a kind of it or tells of it, `near` is
 * something else that may help.
 */
export type WordRelation = 'is' | 'kind' | 'near'

/** How sure a row is: `medium` until a speaker or somebody of the trade has read it. */
export type WordSureness = 'high' | 'medium' | 'low'

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
  readonly sure: WordSureness
}

/** A row as its module holds it: words joined by `|`. */
export type PackedWordRow = readonly [
  equal: string,
  meanings: string,
  relation: WordRelation | null,
  language: string,
  category: string | null,
  sure: WordSureness,
]
