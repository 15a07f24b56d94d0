// cspell:ignore chez avec pres
import { otherSpellings } from './other-spellings.ts'
import { STOP_WORDS } from './stop-words.ts'
import { foldWord, MAX_WORD_LENGTH, splitWords } from './words.ts'

/** Where a word stands in a listing, and how much a match there counts. The position in this list is stored. */
export const TERM_FIELDS = [
  { name: 'name', weight: 1 },
  { name: 'first', weight: 0.9 },
  { name: 'second', weight: 0.65 },
  { name: 'category', weight: 0.55 },
  { name: 'place', weight: 0.35 },
  { name: 'customers', weight: 0.35 },
  { name: 'later', weight: 0.25 },
  { name: 'landmarks', weight: 0.25 },
] as const

/** The name of such a field. */
export type TermField = (typeof TERM_FIELDS)[number]['name']

/** The texts of a listing that searches read. */
export interface ListingTexts {
  readonly name: string
  readonly category: string
  /** Address, province and country. */
  readonly place: string
  readonly description: string
  /** What it offers, in a few words each. */
  readonly tags: readonly string[]
}

/** A word of a listing, folded, with the position of its field in `TERM_FIELDS`. */
export interface ListingTerm {
  readonly word: string
  readonly field: number
}

/** Behind these stands whom a listing works for, or what it stands beside: neither is what it is. */
const BEFORE: ReadonlyMap<string, TermField> = new Map([
  ...'for to with from pour chez avec'.split(' ').map((word) => [word, 'customers'] as const),
  ...'beside near opposite behind above below under over between across along around past inside upstairs next pres'
    .split(' ')
    .map((word) => [word, 'landmarks'] as const),
])
/** How many words they reach. */
const REACH = 5

const FIELD_OF = Object.fromEntries(TERM_FIELDS.map(({ name }, at) => [name, at])) as Record<
  TermField,
  number
>

/** The sentences of a text, or its lines. */
const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

/**
 * The words of a listing in their order, each in its field; later ones stand once. Words that say nothing are left out, but of the
 * name: some are made of nothing else. Other spellings of words stand behind the clause that has them, those of the name at the
 * end: what the terms begin with is the name as it is.
 */
export function listingTerms({ name, category, place, description, tags }: ListingTexts): ListingTerm[] {
  const [first = '', second = '', ...later] = splitSentences(description)
  const said = new Set<string>()
  return [
    ...allTerms(name, 'name'),
    ...prose(first, 'first'),
    ...tags.flatMap((tag) => toTerms(tag, 'second')),
    ...prose(second, 'second'),
    ...toTerms(category, 'category'),
    ...toTerms(place, 'place'),
    ...later
      .flatMap((sentence) => prose(sentence, 'later'))
      .filter(({ word }) => !said.has(word) && said.add(word)),
    ...spellingTerms(name, 'name'),
  ]
}

const toWords = (text: string): string[] =>
  splitWords(text)
    .map(foldWord)
    .filter((word) => word.length <= MAX_WORD_LENGTH)

const allTerms = (text: string, field: TermField): ListingTerm[] =>
  toWords(text).map((word) => ({ word, field: FIELD_OF[field] }))

const spellingTerms = (text: string, field: TermField): ListingTerm[] =>
  otherSpellings(text).map(({ word }) => ({ word, field: FIELD_OF[field] }))

const toTerms = (text: string, field: TermField): ListingTerm[] => [
  ...allTerms(text, field).filter(({ word }) => !STOP_WORDS.has(word)),
  ...spellingTerms(text, field),
]

/** The words of a sentence; those of customers and landmarks in fields of their own. */
function prose(sentence: string, field: TermField): ListingTerm[] {
  // Behind a comma or a dash it speaks of itself again.
  return sentence.split(/[,;:–—()]/u).flatMap((clause) => {
    let left = 0
    let behind = field
    const words = toWords(clause).flatMap((word) => {
      const told = left > 0 ? behind : field
      const next = BEFORE.get(word)
      left = next === undefined ? left - 1 : REACH
      behind = next ?? behind
      return STOP_WORDS.has(word) ? [] : [{ word, field: FIELD_OF[told] }]
    })
    return [...words, ...spellingTerms(clause, field)]
  })
}
