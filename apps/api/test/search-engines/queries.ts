import { foldWords, STOP_WORDS } from '@portal/domain/search'
import { SEARCH_WORDS } from '@portal/reference-data/search-words'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { createSeededRandom, type Random } from '#demo/random.ts'
import { slip } from '../search-quality/slip.ts'
import type { Asked } from './ask.ts'

/** The number of queries of each kind. */
const AMOUNTS = {
  'rare word': 200,
  'medium word': 200,
  'common word': 30,
  'word, place and trade': 200,
  'word and town': 60,
  'two words': 60,
  'three words': 60,
  'known phrase': 120,
  'short word': 60,
  'words of half of all listings': 60,
  'misspelt word': 150,
  'half-typed': 60,
} as const

export type Kind = keyof typeof AMOUNTS
export const KINDS = Object.keys(AMOUNTS) as Kind[]

/** A word is rare below the first share of listings, common from the second on, and everywhere from the third on. */
const [RARE, COMMON, HALF] = [0.01, 0.05, 0.5]
const SHORT = 4
/** Shorter words are too similar to others to be corrected. */
const CORRECTABLE = 6

/** Words of tables with more than one word, which listings may contain with others in between. */
const PHRASES = [...new Set(SEARCH_WORDS.flatMap(({ equal }) => equal))]
  .filter((text) => foldWords(text).length > 1)
  .toSorted()

export interface Query extends Asked {
  readonly kind: Kind
}

interface Draw {
  /** The share of all queries to draw. */
  readonly share?: number
  /** Another seed draws other queries. */
  readonly seed?: string
}

/** Draws queries from the texts of listings; always the same for the same listings. */
export function drawQueries(
  listings: readonly BusinessRecord[],
  { share = 1, seed = 'queries' }: Draw = {},
): Query[] {
  const texts = listings.map((listing) => ({ ...listing, words: listWords(listing) }))
  const uses = countUses(texts.map(({ words }) => words))
  const words = [...uses.keys()].filter((word) => !STOP_WORDS.has(word)).toSorted()
  const between = (min: number, max: number) =>
    words.filter((word) => within(uses.get(word) ?? 0, min * texts.length, max * texts.length))
  const everywhere = [...uses.keys()]
    .filter((word) => (uses.get(word) ?? 0) >= HALF * texts.length)
    .toSorted()
  const [rare, medium] = [between(0, RARE), between(RARE, COMMON)]
  const drawable = new Set([...rare, ...medium])
  /** Draws some words of one listing. */
  const drawWordsOfOne = (random: Random, amount: number) => {
    const listing = random.pick(texts)
    return {
      listing,
      said: random
        .sample(
          listing.words.filter((word) => drawable.has(word)),
          amount,
        )
        .join(' '),
    }
  }

  const draws: Readonly<Record<Kind, (random: Random, amount: number) => readonly Asked[]>> = {
    'rare word': (random, amount) => random.sample(rare, amount).map(toAsked),
    'medium word': (random, amount) => random.sample(medium, amount).map(toAsked),
    'common word': (random, amount) => random.sample(between(COMMON, HALF), amount).map(toAsked),
    'word, place and trade': (random, amount) =>
      times(amount, () => {
        const { listing, said } = drawWordsOfOne(random, 1)
        const { country, province, category } = listing
        const place = province && random.boolean(0.5) ? { province } : { country }
        return { text: said, filters: new URLSearchParams({ ...place, category }).toString() }
      }),
    'word and town': (random, amount) =>
      times(amount, () => {
        const { listing, said } = drawWordsOfOne(random, 1)
        return { text: `${said} ${listing.address ?? ''}` }
      }),
    'two words': (random, amount) => drawTexts(random, amount, 2),
    'three words': (random, amount) => drawTexts(random, amount, 3),
    'known phrase': (random, amount) =>
      random.sample(PHRASES, amount).map((text, at) => {
        const { country } = random.pick(listings)
        return at % 2 === 0 ? { text } : { text, filters: new URLSearchParams({ country }).toString() }
      }),
    'short word': (random, amount) =>
      random
        .sample(
          words.filter(({ length }) => length <= SHORT),
          amount,
        )
        .map(toAsked),
    'words of half of all listings': (random, amount) =>
      times(amount, () => toAsked(random.sample(everywhere, random.integer(1, 3)).join(' '))),
    'misspelt word': (random, amount) =>
      random
        .sample(
          words.filter((word) => word.length >= CORRECTABLE && !/\d/.test(word)),
          amount * 2,
        )
        .map((word) => slip(word, random))
        .filter((typed) => !uses.has(typed))
        .slice(0, amount)
        .map(toAsked),
    'half-typed': (random, amount) =>
      times(amount, () => toAsked(drawBeginning(random, foldWords(random.pick(texts).name)))),
  }

  /** Every other text has words that no single listing needs to contain. */
  const drawTexts = (random: Random, amount: number, length: number) =>
    times(amount, (at) =>
      toAsked(
        at % 2 === 0
          ? drawWordsOfOne(random, length).said
          : times(length, () => random.pick(medium)).join(' '),
      ),
    )

  return KINDS.flatMap((kind) =>
    draws[kind](createSeededRandom(`${seed}: ${kind}`), Math.ceil(AMOUNTS[kind] * share)).map((asked) => ({
      ...asked,
      kind,
    })),
  )
}

const toAsked = (text: string): Asked => ({ text })

const times = <Item>(amount: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: amount }, (_, at) => make(at))

const within = (value: number, min: number, max: number): boolean => value >= min && value < max

const listWords = ({ name, description, address }: BusinessRecord): string[] => [
  ...new Set(foldWords([name, description, address ?? ''].join(' '))),
]

/** Counts the texts that contain each word. */
function countUses(texts: readonly (readonly string[])[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const words of texts) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}

/** Returns the beginning of a name’s word, every other time after the word before it. */
function drawBeginning(random: Random, words: readonly string[]): string {
  const [first = '', second = first] = words
  const begun = (word: string) => word.slice(0, random.integer(3, Math.max(3, word.length - 1)))
  return random.boolean(0.5) ? begun(first) : `${first} ${begun(second)}`
}
