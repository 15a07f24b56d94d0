import type { ParsedQuery, QueryConcept } from './query.ts'
import { rootOf, stemOf } from './stem.ts'

/** Meanings that say a concept too loosely are no match of a text that nobody ranks by them. */
const LEAST_WEIGHT = 0.5
/** A shorter beginning begins too many words. */
const MIN_BEGINNING = 4
/** A shorter root is shared by too many words. */
const MIN_ROOT = 5

/** A phrase to look for: its words in order, the last one also as a beginning where `open`. */
export interface Saying {
  readonly words: readonly string[]
  readonly open: boolean
}

/**
 * What a text must say to answer a query where its words are not known one by one, as those of news and guides: for each concept
 * and place, any of these phrases.
 */
export function sayingsOf({ concepts, places }: ParsedQuery): Saying[][] {
  return [
    ...concepts.map(sayConcept),
    ...places.map(({ place }) => place.names.map((words): Saying => ({ words, open: false }))),
  ]
}

function sayConcept({ words, known }: QueryConcept): Saying[] {
  const meanings = (known?.meanings ?? []).filter(({ near, weight }) => !near && weight >= LEAST_WEIGHT)
  const phrases = [words, ...meanings.map((meaning) => meaning.words)]
  const forms = words.length === 1 ? words.flatMap((word) => formsOf(word)) : []
  return [...phrases.map(toSaying), ...forms.map((form): Saying => ({ words: [form], open: true }))]
}

const toSaying = (words: readonly string[]): Saying => ({
  words: words.map((word, at) =>
    at === words.length - 1 && word.length > MIN_BEGINNING ? stemOf(word) : word,
  ),
  open: (words.at(-1)?.length ?? 0) > 1,
})

/** Other words of the same thing begin with the stem, and with the root where that is long enough to be telling. */
function formsOf(word: string): string[] {
  const stem = stemOf(word)
  const root = rootOf(word)
  return [
    ...(stem !== word && stem.length >= MIN_BEGINNING ? [stem] : []),
    ...(root.length >= MIN_ROOT ? [root] : []),
  ]
}
