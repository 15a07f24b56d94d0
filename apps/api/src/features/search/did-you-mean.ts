import { nearestWords } from '#db/search/spoken-words.ts'
import type { Store } from '#db/engine/open-store.ts'
import { wordsOf } from '#db/search/match.ts'
import type { BusinessSearch } from '#features/businesses/search/search.service.ts'

/** Kept words looked at for each misspelt one; what only hidden listings hold falls out. */
const MOST_NEAR = 12
/** Spellings tried for each word, and for the whole text. */
const MOST_SPELLINGS = 3
const MOST_TEXTS = 9

interface Asked {
  readonly text: string
  readonly now: number
  /** How many businesses another text would find, under the same filters. */
  readonly count: (text: string) => number
}

/**
 * The text with each word that no listing holds put as it may have been meant; undefined when every word is held,
 * or when nothing near would find anything.
 */
export async function didYouMean(
  { read }: Pick<Store, 'read'>,
  search: BusinessSearch,
  { text, now, count }: Asked,
): Promise<string | undefined> {
  const words = wordsOf(text)
  if (words.every((word) => search.hasPrefix(word, now))) return undefined
  const spellings = await Promise.all(words.map((word) => spellingsOf(word)))
  return combinations(spellings)
    .slice(0, MOST_TEXTS)
    .map((spelt) => spelt.join(' '))
    .find((spelt) => count(spelt) > 0)

  async function spellingsOf(word: string): Promise<string[]> {
    if (search.hasPrefix(word, now)) return [word]
    const near = await nearestWords(read, word, MOST_NEAR)
    return near.filter((other) => search.hasWord(other, now)).slice(0, MOST_SPELLINGS)
  }
}

/** Every way to take one of each, the first of each first; none when one has none. */
const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (texts, list) => texts.flatMap((text) => list.map((word) => [...text, word])).slice(0, 4 * MOST_TEXTS),
    [[]],
  )
