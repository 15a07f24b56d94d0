import { findSimilarWords } from '#db/search/vocabulary.ts'
import type { Store } from '#db/engine/open-store.ts'
import { splitSearchWords } from '#db/search/words.ts'
import type { BusinessSearch } from '#features/businesses/search/search.service.ts'

/** Similar words looked up for each misspelt one; those of hidden businesses only are dropped. */
const MAX_SIMILAR_WORDS = 12
/** Spellings tried for each word, and texts tried in all. */
const MAX_SPELLINGS = 3
const MAX_TEXTS = 9

interface SpellingQuery {
  readonly text: string
  readonly now: number
  /** How many businesses another text would find, under the same filters. */
  readonly count: (text: string) => number
}

/**
 * The text with each word that no public business has replaced by a similar one; undefined when every word is found, or
 * when no similar text would find anything.
 */
export async function suggestSpelling(
  { read }: Pick<Store, 'read'>,
  search: BusinessSearch,
  { text, now, count }: SpellingQuery,
): Promise<string | undefined> {
  const words = splitSearchWords(text)
  if (words.every((word) => search.hasPrefix(word, now))) return undefined
  const spellings = await Promise.all(words.map((word) => findSpellings(word)))
  return combinations(spellings)
    .slice(0, MAX_TEXTS)
    .map((spelling) => spelling.join(' '))
    .find((spelling) => count(spelling) > 0)

  async function findSpellings(word: string): Promise<string[]> {
    if (search.hasPrefix(word, now)) return [word]
    const similar = await findSimilarWords(read, word, MAX_SIMILAR_WORDS)
    return similar.filter((other) => search.hasWord(other, now)).slice(0, MAX_SPELLINGS)
  }
}

/** All combinations of one item of each list, in order; none when a list is empty. */
const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (texts, list) => texts.flatMap((text) => list.map((word) => [...text, word])).slice(0, 4 * MAX_TEXTS),
    [[]],
  )
