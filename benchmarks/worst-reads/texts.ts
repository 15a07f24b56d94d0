import { MAX_SEARCH_LENGTH } from '@portal/domain/contract'

// cspell:disable
const WORDS =
  'hotel fish coffee bakery builder timber diving taxi printing lawyer pharmacy school bank farm cocoa boat market restaurant guesthouse tailor plumber internet phone insurance church clinic garage cement fuel kava'.split(
    ' ',
  )
const MISSPELT =
  'hotell fisch cofee bakry bilder timbre divng taxxi prnting lawer farmacy skool bnak farmm coco boatt markt resturant gesthouse talor plumer intrnet fone insurence chuch clinc garrage cemnt fule kavva'.split(
    ' ',
  )
const PLACES =
  'honiara gizo munda auki suva nadi labasa lautoka lae madang goroka kokopo noumea kone poindimie luganville lenakel norsup savusavu rabaul'.split(
    ' ',
  )
// cspell:enable

const pick = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

/** Reorders the words, differently for each number. */
const rotate = (words: readonly string[], n: number): string[] =>
  words.map((_word, position) => pick(words, n * 7 + position * (1 + (n % 3) * 6)))

/** Repeats a text up to the limit of searches. */
const fillToLimit = (text: string): string =>
  text
    .repeat(Math.ceil(MAX_SEARCH_LENGTH / text.length))
    .slice(0, MAX_SEARCH_LENGTH)
    .trim()

const getLetter = (n: number): string => String.fromCodePoint(97 + (n % 26))

/** A usual search text, another for each number. */
export const getUsualText = (n: number): string =>
  `${pick(WORDS, n)} ${pick(PLACES, Math.floor(n / WORDS.length) + n)}`

/** The worst-case search texts, by kind; another text for each number. */
export const WORST_TEXTS: Readonly<Record<string, (n: number) => string>> = {
  'one word repeated': (n) => fillToLimit(`${pick(WORDS, n)} `),
  'many words': (n) => fillToLimit(`${rotate(WORDS, n).join(' ')} `),
  'many misspelt words': (n) => fillToLimit(`${rotate(MISSPELT, n).join(' ')} `),
  'many places': (n) => fillToLimit(`${rotate(PLACES, n).join(' ')} `),
  'words and places': (n) => fillToLimit(`${rotate([...WORDS, ...PLACES], n).join(' ')} `),
  'single letters': (n) =>
    fillToLimit(`${Array.from({ length: 26 }, (_item, position) => getLetter(n + position * 3)).join(' ')} `),
  // Most names have a word with one of these prefixes.
  'single letters after a common one': (n) =>
    fillToLimit(
      `${pick(['c', 's', 'p', 'm', 'b'], n)} ${Array.from({ length: 99 }, (_item, position) => getLetter(n * 11 + position * 7 + Math.floor(position / 3))).join(' ')}`,
    ),
  'two letters': (n) =>
    fillToLimit(
      `${Array.from({ length: 26 }, (_item, position) => getLetter(n + position) + getLetter(n * 3 + position * 5)).join(' ')} `,
    ),
  'one long word': (n) => fillToLimit(`${getLetter(n)}${getLetter(n + 1)}${getLetter(n * 5 + 2)}`),
  'words in one': (n) => fillToLimit(rotate(WORDS, n).join('')),
  hyphens: (n) => fillToLimit(`${rotate(WORDS, n).join('-')}-`),
  dots: (n) => fillToLimit(`${getLetter(n)}.${getLetter(n + 7)}.`),
  numbers: (n) => fillToLimit(`${1000 + n} ${n} +677${70_000 + n} `),
  signs: (n) => fillToLimit(`"${getLetter(n)}* (OR) ^:{}[]~\\%_'`),
  'without spaces': (n) => fillToLimit(`漢字かな交じり文${String.fromCodePoint(0x4e00 + n)}ไทย`),
  marks: (n) => fillToLimit(`e\u0301\u0323\u0302${getLetter(n)}\u0308`),
  emoji: (n) => fillToLimit(`👩‍👩‍👧‍👦${getLetter(n)}🏝️`),
  ligatures: (n) => fillToLimit(`ﷺﬃ${getLetter(n)}`),
}
