import type { SearchPlace } from './gazetteer.ts'
import type { KnownPhrase } from './vocabulary.ts'
import type { Spelling } from './words.ts'

/** A word or phrase that was asked for. */
export interface QueryConcept {
  /** As it is shown: what was typed, or what it was corrected to. */
  readonly shown: string
  /** Folded. */
  readonly words: readonly string[]
  /** Other ways to write it. */
  readonly spellings: readonly Spelling[]
  /** What the tables know of it; undefined of a plain word. */
  readonly known: KnownPhrase | undefined
  /** What something is for, as the fish of a freezer for fish: it may be missing. */
  readonly isPurpose: boolean
}

/** A place that was asked for, with the words that name it. */
export interface QueryPlace {
  readonly place: SearchPlace
  readonly typed: string
  /** The positions of its words in the query. */
  readonly from: number
  readonly to: number
}

/** A word that was read as another. */
export interface ReadAs {
  readonly from: string
  readonly to: string
}

/** What a search text asks for. */
export interface ParsedQuery {
  readonly concepts: readonly QueryConcept[]
  readonly places: readonly QueryPlace[]
  readonly corrected: readonly ReadAs[]
  /** Words that may be meant otherwise, though they are words: to offer, not to change. */
  readonly offered: readonly ReadAs[]
  /** The words of the text as they were read. */
  readonly words: readonly { readonly typed: string; readonly word: string }[]
}
