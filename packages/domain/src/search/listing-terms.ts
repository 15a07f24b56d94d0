// cspell:ignore chez avec pres
import { listOtherSpellings } from './other-spellings.ts'
import { STOP_WORDS } from './stop-words.ts'
import { foldWord, MAX_WORD_LENGTH, splitWords } from './words.ts'

/** The fields of a listing and the weight of a match in each. The position in this list is stored. */
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

/** The name of a field in `TERM_FIELDS`. */
export type TermField = (typeof TERM_FIELDS)[number]['name']

/** The searchable texts of a listing. */
export interface ListingTexts {
  readonly name: string
  readonly category: string
  /** Address, province and country. */
  readonly place: string
  readonly description: string
  /** Short names of what it offers. */
  readonly tags: readonly string[]
}

/** A word of a listing, folded, with the position of its field in `TERM_FIELDS`. */
export interface ListingTerm {
  readonly word: string
  readonly field: number
}

/** Words that introduce customers or landmarks, which are not what the business itself offers. */
const FIELD_MARKERS: ReadonlyMap<string, TermField> = new Map([
  ...'for to with from pour chez avec'.split(' ').map((word) => [word, 'customers'] as const),
  ...'beside near opposite behind above below under over between across along around past inside upstairs next pres'
    .split(' ')
    .map((word) => [word, 'landmarks'] as const),
])
/** How many words after a marker belong to its field. */
const MARKER_REACH = 5

const FIELD_POSITIONS = Object.fromEntries(TERM_FIELDS.map(({ name }, at) => [name, at])) as Record<
  TermField,
  number
>

/** Splits a text into sentences and lines. */
const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

/**
 * The words of a listing in order, each with its field; words of later sentences occur once. Stop words are left out except in the
 * name, since some names have no other words. Other spellings follow their clause; those of the name come last, so that the terms
 * begin with the plain name.
 */
export function extractListingTerms({
  name,
  category,
  place,
  description,
  tags,
}: ListingTexts): ListingTerm[] {
  const [first = '', second = '', ...later] = splitSentences(description)
  const seen = new Set<string>()
  return [
    ...toFieldTerms(name, 'name'),
    ...parseSentence(first, 'first'),
    ...tags.flatMap((tag) => toTerms(tag, 'second')),
    ...parseSentence(second, 'second'),
    ...toTerms(category, 'category'),
    ...toTerms(place, 'place'),
    ...later
      .flatMap((sentence) => parseSentence(sentence, 'later'))
      .filter(({ word }) => !seen.has(word) && seen.add(word)),
    ...toSpellingTerms(name, 'name'),
  ]
}

const toWords = (text: string): string[] =>
  splitWords(text)
    .map(foldWord)
    .filter((word) => word.length <= MAX_WORD_LENGTH)

const toFieldTerms = (text: string, field: TermField): ListingTerm[] =>
  toWords(text).map((word) => ({ word, field: FIELD_POSITIONS[field] }))

const toSpellingTerms = (text: string, field: TermField): ListingTerm[] =>
  listOtherSpellings(text).map(({ word }) => ({ word, field: FIELD_POSITIONS[field] }))

const toTerms = (text: string, field: TermField): ListingTerm[] => [
  ...toFieldTerms(text, field).filter(({ word }) => !STOP_WORDS.has(word)),
  ...toSpellingTerms(text, field),
]

/** The words of a sentence, with customers and landmarks in their own fields. */
function parseSentence(sentence: string, field: TermField): ListingTerm[] {
  // After a comma or a dash, a business describes itself again.
  return sentence.split(/[,;:–—()]/u).flatMap((clause) => {
    let remaining = 0
    let markedField = field
    const words = toWords(clause).flatMap((word) => {
      const wordField = remaining > 0 ? markedField : field
      const next = FIELD_MARKERS.get(word)
      remaining = next === undefined ? remaining - 1 : MARKER_REACH
      markedField = next ?? markedField
      return STOP_WORDS.has(word) ? [] : [{ word, field: FIELD_POSITIONS[wordField] }]
    })
    return [...words, ...toSpellingTerms(clause, field)]
  })
}
