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

const at = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

/** The words in another order for each number. */
const turned = (words: readonly string[], n: number): string[] =>
  words.map((_word, place) => at(words, n * 7 + place * (1 + (n % 3) * 6)))

/** As much of a text as may be searched for. */
const longest = (text: string): string =>
  text
    .repeat(Math.ceil(MAX_SEARCH_LENGTH / text.length))
    .slice(0, MAX_SEARCH_LENGTH)
    .trim()

const letter = (n: number): string => String.fromCodePoint(97 + (n % 26))

/** What visitors type; another text for each number. */
export const usualText = (n: number): string =>
  `${at(WORDS, n)} ${at(PLACES, Math.floor(n / WORDS.length) + n)}`

/** The worst that may be typed, by what it is; another text for each number. */
export const WORST_TEXTS: Readonly<Record<string, (n: number) => string>> = {
  'one word repeated': (n) => longest(`${at(WORDS, n)} `),
  'many words': (n) => longest(`${turned(WORDS, n).join(' ')} `),
  'many misspelt words': (n) => longest(`${turned(MISSPELT, n).join(' ')} `),
  'many places': (n) => longest(`${turned(PLACES, n).join(' ')} `),
  'words and places': (n) => longest(`${turned([...WORDS, ...PLACES], n).join(' ')} `),
  'single letters': (n) =>
    longest(`${Array.from({ length: 26 }, (_item, place) => letter(n + place * 3)).join(' ')} `),
  // Most names have a word that begins with one of these.
  'single letters after a common one': (n) =>
    longest(
      `${at(['c', 's', 'p', 'm', 'b'], n)} ${Array.from({ length: 99 }, (_item, place) => letter(n * 11 + place * 7 + Math.floor(place / 3))).join(' ')}`,
    ),
  'two letters': (n) =>
    longest(
      `${Array.from({ length: 26 }, (_item, place) => letter(n + place) + letter(n * 3 + place * 5)).join(' ')} `,
    ),
  'one long word': (n) => longest(`${letter(n)}${letter(n + 1)}${letter(n * 5 + 2)}`),
  'words in one': (n) => longest(turned(WORDS, n).join('')),
  hyphens: (n) => longest(`${turned(WORDS, n).join('-')}-`),
  dots: (n) => longest(`${letter(n)}.${letter(n + 7)}.`),
  numbers: (n) => longest(`${1000 + n} ${n} +677${70_000 + n} `),
  signs: (n) => longest(`"${letter(n)}* (OR) ^:{}[]~\\%_'`),
  'without spaces': (n) => longest(`漢字かな交じり文${String.fromCodePoint(0x4e00 + n)}ไทย`),
  marks: (n) => longest(`e\u0301\u0323\u0302${letter(n)}\u0308`),
  emoji: (n) => longest(`👩‍👩‍👧‍👦${letter(n)}🏝️`),
  ligatures: (n) => longest(`ﷺﬃ${letter(n)}`),
}
