import { isUnspaced, listOtherSpellings } from './other-spellings.ts'
import type { ParsedQuery, QueryConcept } from './query.ts'
import { getRoot, getStem } from './stem.ts'
import { foldWords } from './words.ts'

/** Texts found by phrases are not ranked by meaning, so weaker meanings are left out. */
const MIN_WEIGHT = 0.5
/** Too many words share a shorter prefix. */
const MIN_PREFIX = 4
/** Too many words share a shorter root. */
const MIN_ROOT = 5

/** A phrase to search for: its words in order, the last one as a prefix where `open`. */
export interface PhraseQuery {
  readonly words: readonly string[]
  readonly open: boolean
}

/**
 * The phrases that match a query in texts without a term vector, such as news and guides: a text must have any one phrase of each
 * group, and there is a group for each concept and place. What was typed is always among the phrases.
 */
export function toPhraseQueries({ concepts, places }: ParsedQuery): PhraseQuery[][] {
  return [
    ...concepts.flatMap(expandConcept),
    ...places.map(({ place, typed }) =>
      [foldWords(typed), ...place.names].map((words): PhraseQuery => ({ words, open: false })),
    ),
  ]
}

/** Expands a concept to its phrases. A word in parts gives a group for each part, since they may stand apart. */
function expandConcept({ words, known, spellings }: QueryConcept): PhraseQuery[][] {
  const meanings = (known?.meanings ?? []).filter(({ near, weight }) => !near && weight >= MIN_WEIGHT)
  const together = spellings.filter(({ apart }) => !apart)
  const phrases = [words, ...together.map((one) => one.words), ...meanings.map((meaning) => meaning.words)]
  const whole = phrases.flatMap(toPhrases)
  const forms = words.length === 1 ? words.flatMap((word) => listForms(word)) : []
  const all = [...whole, ...forms.map((form): PhraseQuery => ({ words: [form], open: true }))]
  const parts = spellings.find(({ apart }) => apart)?.words
  return parts ? parts.map((part) => [...all, ...toPhrases([part])]) : [all]
}

/** A phrase with its last word and, where the stem is no prefix of it, with the stem. */
function toPhrases(words: readonly string[]): PhraseQuery[] {
  const last = words.at(-1) ?? ''
  const stem = last.length > MIN_PREFIX ? getStem(last) : last
  const isOpen = last.length > 1 || isUnspaced(last)
  const ends = stem === last ? [last] : last.startsWith(stem) ? [stem] : [last, stem]
  return ends.map((end) => ({ words: [...words.slice(0, -1), end], open: isOpen }))
}

/** The stem and root as prefixes of related words, where they are long enough. */
function listForms(word: string): string[] {
  const stem = getStem(word)
  const root = getRoot(word)
  return [
    ...(stem !== word && stem.length >= MIN_PREFIX ? [stem] : []),
    ...(root.length >= MIN_ROOT ? [root] : []),
  ]
}

/**
 * Further words to index of a text that is searched by phrases: stems that are no prefix of their word, such as `battery` for
 * `batteries`, each once, then other spellings of its words.
 */
export function listWordForms(text: string): string[] {
  const stems = foldWords(text).flatMap((word) => {
    const stem = getStem(word)
    return word.startsWith(stem) ? [] : [stem]
  })
  return [...new Set(stems), ...listOtherSpellings(text).map(({ word }) => word)]
}
