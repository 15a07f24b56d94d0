import { nearestWords } from '#db/words.ts'
import type { Store } from '#db/open.ts'
import { wordsOf } from '#db/search.ts'
import type { BusinessSearch } from '#features/businesses/businesses.service.ts'

/** From so many results on nobody is asked whether something else was meant. */
const ENOUGH = 3
/** Spellings tried for each word, and for the whole text. */
const MOST_SPELLINGS = 3
const MOST_TEXTS = 9

interface Asked {
  readonly text: string
  /** How many businesses the text itself finds. */
  readonly total: number
  readonly now: number
  /** How many businesses another text would find, under the same filters. */
  readonly count: (text: string) => number
}

/** A spelling that finds more, when a text finds nothing or too little; undefined when there is none near. */
export async function didYouMean(
  { read }: Pick<Store, 'read'>,
  search: BusinessSearch,
  { text, total, now, count }: Asked,
): Promise<string | undefined> {
  if (total >= ENOUGH) return undefined
  const words = wordsOf(text)
  const spellings = await Promise.all(words.map((word) => spellingsOf(word)))
  return combinations(spellings)
    .slice(0, MOST_TEXTS)
    .map((spelt) => spelt.join(' '))
    .find((spelt) => spelt !== words.join(' ') && count(spelt) > total)

  /** The word itself when listings hold it, else what it may have been meant to be. */
  async function spellingsOf(word: string): Promise<string[]> {
    const seen = search.countWord(word, now, ENOUGH)
    if (seen >= ENOUGH) return [word]
    const near = await nearestWords(read, word, MOST_SPELLINGS)
    const better = near.filter((other) => search.countWord(other, now, seen + 1) > seen)
    return seen > 0 || better.length === 0 ? [...better, word] : better
  }
}

/** Every way to take one of each, the first of each first. */
const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (texts, list) => texts.flatMap((text) => list.map((word) => [...text, word])).slice(0, 4 * MOST_TEXTS),
    [[]],
  )
