import { isUnspaced, otherSpellings } from './other-spellings.ts'
import type { ParsedQuery, QueryConcept } from './query.ts'
import { getRoot, getStem } from './stem.ts'
import { foldWords } from './words.ts'

/** Meanings that say a concept too loosely are no match of a text that nobody ranks by them. */
const MIN_WEIGHT = 0.5
/** A shorter beginning begins too many words. */
const MIN_BEGINNING = 4
/** A shorter root is shared by too many words. */
const MIN_ROOT = 5

/** A phrase to look for: its words in order, the last one also as a beginning where `open`. */
export interface PhraseQuery {
  readonly words: readonly string[]
  readonly open: boolean
}

/**
 * What a text must say to answer a query where its words are not known one by one, as those of news and guides: for each concept
 * and place, any of these phrases. What was typed is among them as it is.
 */
export function toPhraseQueries({ concepts, places }: ParsedQuery): PhraseQuery[][] {
  return [
    ...concepts.flatMap(sayConcept),
    ...places.map(({ place, typed }) =>
      [foldWords(typed), ...place.names].map((words): PhraseQuery => ({ words, open: false })),
    ),
  ]
}

/** A word that is written in parts is said by each of them too: one text for each, since they may stand apart. */
function sayConcept({ words, known, spellings }: QueryConcept): PhraseQuery[][] {
  const meanings = (known?.meanings ?? []).filter(({ near, weight }) => !near && weight >= MIN_WEIGHT)
  const together = spellings.filter(({ apart }) => !apart)
  const phrases = [words, ...together.map((one) => one.words), ...meanings.map((meaning) => meaning.words)]
  const whole = phrases.flatMap(toPhrases)
  const forms = words.length === 1 ? words.flatMap((word) => formsOf(word)) : []
  const all = [...whole, ...forms.map((form): PhraseQuery => ({ words: [form], open: true }))]
  const parts = spellings.find(({ apart }) => apart)?.words
  return parts ? parts.map((part) => [...all, ...toPhrases([part])]) : [all]
}

/** A phrase with its last word as it is and as its stem, where the word does not begin so. */
function toPhrases(words: readonly string[]): PhraseQuery[] {
  const last = words.at(-1) ?? ''
  const stem = last.length > MIN_BEGINNING ? getStem(last) : last
  const isOpen = last.length > 1 || isUnspaced(last)
  const ends = stem === last ? [last] : last.startsWith(stem) ? [stem] : [last, stem]
  return ends.map((end) => ({ words: [...words.slice(0, -1), end], open: isOpen }))
}

/** Other words of the same thing begin with the stem, and with the root where that is long enough to be telling. */
function formsOf(word: string): string[] {
  const stem = getStem(word)
  const root = getRoot(word)
  return [
    ...(stem !== word && stem.length >= MIN_BEGINNING ? [stem] : []),
    ...(root.length >= MIN_ROOT ? [root] : []),
  ]
}

/**
 * What else a text is found by that is searched by sayings: other spellings of its words, and the stems with which its words do not
 * begin, as battery of batteries. Each once.
 */
export function listAddedWords(text: string): string[] {
  const stems = foldWords(text).flatMap((word) => {
    const stem = getStem(word)
    return word.startsWith(stem) ? [] : [stem]
  })
  return [...new Set(stems), ...otherSpellings(text).map(({ word }) => word)]
}
