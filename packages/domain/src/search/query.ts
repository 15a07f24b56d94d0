import type { SearchPlace } from './gazetteer.ts'
import type { KnownPhrase } from './vocabulary.ts'
import type { Spelling } from './words.ts'

/** A word or phrase of a search. */
export interface QueryConcept {
  /** What was typed, or its correction, as shown. */
  readonly shown: string
  /** Folded. */
  readonly words: readonly string[]
  /** Other ways to write it. */
  readonly spellings: readonly Spelling[]
  /** Its entry in the vocabulary; undefined for an unknown word. */
  readonly known: KnownPhrase | undefined
  /** Whether it is a purpose, such as fish in `freezer for fish`, which a listing need not mention. */
  readonly isPurpose: boolean
}

/** A place in a search, with the words that name it. */
export interface QueryPlace {
  readonly place: SearchPlace
  readonly typed: string
  /** The positions of its words in the query; `to` is exclusive. */
  readonly from: number
  readonly to: number
}

/** A typed word and its replacement. */
export interface WordReplacement {
  readonly from: string
  readonly to: string
}

/** A search text as interpreted. */
export interface ParsedQuery {
  readonly concepts: readonly QueryConcept[]
  readonly places: readonly QueryPlace[]
  readonly corrected: readonly WordReplacement[]
  /** Corrections to suggest for words that may be right as typed. */
  readonly offered: readonly WordReplacement[]
  /** The words of the text after correction. */
  readonly words: readonly { readonly typed: string; readonly word: string }[]
}
