// cspell:ignore ldnsjmtc accomo
import { ASKING_WORDS } from './stop-words.ts'

/** A word of a text, as typed and folded. */
export interface TextWord {
  readonly typed: string
  readonly word: string
  /** The character that joins it to the next word, such as a hyphen. */
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

/** More words hardly narrow a search, and each costs look-ups. */
export const MAX_SEARCH_WORDS = 12
/** How often a word may occur in a query: some names repeat it, such as `Pago Pago`. */
const MAX_REPEATS = 2
/** Longer runs of letters are not words. */
export const MAX_WORD_LENGTH = 40

/** Runs of letters and digits, as a full-text index splits words. */
const WORD = /[\p{L}\p{N}]+/gu

/** Most words have only plain letters and need only lower case, which takes a fraction of the time. */
const PLAIN = /^[a-z0-9]*$/i

/** Accents, but not the Japanese marks that make another letter: ka and ga. */
const MARKS = /(?![\u3099\u309a])\p{M}/gu

/** A word without accents, in lower case; `œ` and `æ` as two letters. */
export const foldWord = (word: string): string =>
  PLAIN.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(MARKS, '')
        // NFKD also splits Korean syllables; this joins them again.
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae')

/** All words of a text, with their accents. */
export const splitWords = (text: string): string[] => text.normalize('NFC').match(WORD) ?? []

/** The words of a text, folded. */
export const foldWords = (text: string): string[] => splitWords(text).map(foldWord)

/** A possessive ending. */
export const POSSESSIVE = /(?<=\p{L})['’`]s(?![\p{L}\p{N}])/giu
/** An elided French article before a vowel. */
export const ELISION = /(?<![\p{L}\p{N}])(?:[ldnsjmtc]|qu)['’`](?=\p{L})/giu
/** `B&B` and `b & b`. */
const BED_AND_BREAKFAST = /(?<![\p{L}\p{N}])b\s?(?:&|n)\s?b(?![\p{L}\p{N}])/giu

/** Removes possessives and elided articles from a search text, and writes `B&B` as `bnb`. */
export const removeJoints = (text: string): string =>
  text.normalize('NFC').replace(BED_AND_BREAKFAST, 'bnb').replace(POSSESSIVE, '').replace(ELISION, '')

/** A character that joins the parts of one word: e-mail, S.D.A., Nuku’alofa. */
const JOINT = /^[-‐‑.'’`ʻʼ]$/u
/** A dot joins parts this short; between longer words it ends a sentence or belongs to a web address. */
const ABBREVIATED = /^\p{L}{1,2}$/u
const NUMBER = /^\p{N}+$/u

/** Whether a dot between two words is part of an abbreviation: S.D.A., No.1. */
export const isAbbreviated = (before: string, after: string): boolean =>
  ABBREVIATED.test(before) && (ABBREVIATED.test(after) || NUMBER.test(after))

/** The character that joins two words of a text to one; undefined where they are separate. */
function findJoint(before: string, between: string, after: string): string | undefined {
  if (!JOINT.test(between)) return undefined
  return between !== '.' || isAbbreviated(before, after) ? between : undefined
}

/**
 * Splits a search text into words of at most `MAX_WORD_LENGTH` letters: up to `MAX_SEARCH_WORDS` that are not ignored, with the
 * ignored ones between them. Words that no hyphen or dot joins occur at most twice.
 */
export function splitQuery(text: string): TextWord[] {
  const cleaned = removeJoints(text)
  const found = [...cleaned.matchAll(WORD)]
  const all = found.map(({ 0: whole, index }, at): TextWord => {
    const typed = whole.slice(0, MAX_WORD_LENGTH)
    const next = found[at + 1]
    const joint = next && findJoint(whole, cleaned.slice(index + whole.length, next.index), next[0])
    return { typed, word: foldWord(typed), ...(joint !== undefined && { joint }) }
  })
  const words = removeRepeats(all)
  let contentWords = 0
  const end = words.findIndex(({ word }) => {
    if (!ASKING_WORDS.has(word)) contentWords += 1
    return contentWords > MAX_SEARCH_WORDS
  })
  return end < 0 ? words : words.slice(0, end)
}

/** Removes words that already occurred twice; parts of a joined word stay. */
function removeRepeats(words: readonly TextWord[]): TextWord[] {
  const counts = new Map<string, number>()
  return words.filter(({ word, joint }, at) => {
    const isPart = joint !== undefined || words[at - 1]?.joint !== undefined
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    return isPart || count <= MAX_REPEATS
  })
}

/** Reduces doubled letters of a word to one, so that `accomo` is a prefix of `accommodation`. */
export const collapseDoubledLetters = (word: string): string => word.replace(/(.)\1+/gu, '$1')
