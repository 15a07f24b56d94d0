// cspell:ignore ldnsjmtc accomo
import { ASKING_WORDS } from './stop-words.ts'

/** A word of a text as it was written, and folded for comparison. */
export interface TextWord {
  readonly typed: string
  readonly word: string
  /** What joins it to the next word, as a hyphen. */
  readonly joint?: string | undefined
  /** Other ways to write it. */
  readonly spellings?: readonly Spelling[]
}

/** Another way to write a word of a query, in folded words. */
export interface Spelling {
  readonly words: readonly string[]
  /** Whether the words may stand apart. */
  readonly apart: boolean
}

/** Further telling words hardly narrow a search, and each costs look-ups. */
export const MAX_SEARCH_WORDS = 12
/** How often a word is read: some names have it twice, as `Pago Pago`. */
const MAX_REPEATS = 2
/** Longer runs of letters are no words. */
export const MAX_WORD_LENGTH = 40

/** Runs of letters and digits, as a full-text index splits words. */
const WORD = /[\p{L}\p{N}]+/gu

/** Most words have neither accents nor letters to be split: for them lower case is all, at a fraction of the time. */
const PLAIN = /^[a-z0-9]*$/i

/** Accents; not the marks of Japanese, which make another letter, as ga of ka. */
const MARKS = /(?![\u3099\u309a])\p{M}/gu

/** A word without accents, in lower case; `œ` and `æ` as two letters. */
export const foldWord = (word: string): string =>
  PLAIN.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(MARKS, '')
        // Syllables of Korean come apart, too.
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae')

/** All words of a text, with their accents. */
export const splitWords = (text: string): string[] => text.normalize('NFC').match(WORD) ?? []

/** The words of a text, folded. */
export const foldWords = (text: string): string[] => splitWords(text).map(foldWord)

/** What stands joined to a word and is none: a possessive. */
export const POSSESSIVE = /(?<=\p{L})['’`]s(?![\p{L}\p{N}])/giu
/** The same: the articles of French before a vowel. */
export const ELISION = /(?<![\p{L}\p{N}])(?:[ldnsjmtc]|qu)['’`](?=\p{L})/giu
/** `B&B` and `b & b`. */
const BED_AND_BREAKFAST = /(?<![\p{L}\p{N}])b\s?(?:&|n)\s?b(?![\p{L}\p{N}])/giu

/** A text without possessives, elided articles and the abbreviation with an ampersand: as search texts are read. */
export const removeJoints = (text: string): string =>
  text.normalize('NFC').replace(BED_AND_BREAKFAST, 'bnb').replace(POSSESSIVE, '').replace(ELISION, '')

/** What stands between the parts of one word: e-mail, S.D.A., Nuku’alofa. */
const JOINT = /^[-‐‑.'’`ʻʼ]$/u
/** Dots stand within abbreviations; between longer words they end a sentence, or are those of an address. */
const ABBREVIATED = /^\p{L}{1,2}$/u
const NUMBER = /^\p{N}+$/u

/** Whether a dot between two words stands within an abbreviation: S.D.A., No.1. */
export const isAbbreviated = (before: string, after: string): boolean =>
  ABBREVIATED.test(before) && (ABBREVIATED.test(after) || NUMBER.test(after))

/** What joins two words of a text to one, by what stands between them; undefined of two words. */
function jointOf(before: string, between: string, after: string): string | undefined {
  if (!JOINT.test(between)) return undefined
  return between !== '.' || isAbbreviated(before, after) ? between : undefined
}

/**
 * The words of a search text, each of at most 40 letters: up to twelve that say something, with those between them. Words that
 * stand alone come no more often than twice.
 */
export function splitQuery(text: string): TextWord[] {
  const told = removeJoints(text)
  const found = [...told.matchAll(WORD)]
  const all = found.map(({ 0: whole, index }, at): TextWord => {
    const typed = whole.slice(0, MAX_WORD_LENGTH)
    const next = found[at + 1]
    const joint = next && jointOf(whole, told.slice(index + whole.length, next.index), next[0])
    return { typed, word: foldWord(typed), ...(joint !== undefined && { joint }) }
  })
  const words = withoutRepeats(all)
  let telling = 0
  const end = words.findIndex(({ word }) => {
    if (!ASKING_WORDS.has(word)) telling += 1
    return telling > MAX_SEARCH_WORDS
  })
  return end < 0 ? words : words.slice(0, end)
}

/** Words without those that came twice before; parts of a joined word stay. */
function withoutRepeats(words: readonly TextWord[]): TextWord[] {
  const counts = new Map<string, number>()
  return words.filter(({ word, joint }, at) => {
    const isPart = joint !== undefined || words[at - 1]?.joint !== undefined
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    return isPart || count <= MAX_REPEATS
  })
}

/** A word with each of its letters once where they stand twice: `accomo` begins `accommodation` so. */
export const collapseDoubledLetters = (word: string): string => word.replace(/(.)\1+/gu, '$1')
