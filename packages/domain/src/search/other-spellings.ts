// cspell:ignore Oréal
import { ELISION, foldWord, isAbbreviated, MAX_WORD_LENGTH, POSSESSIVE, splitWords } from './words.ts'

/** Another way to write a word of a text: by it the text is found as well. */
export interface OtherSpelling {
  /** Folded. */
  readonly word: string
  /** As the text has it. */
  readonly shown: string
}

/** A letter of a script that puts no spaces between words, or not between all, as Korean. */
const UNSPACED_LETTER =
  '[\\p{scx=Han}\\p{scx=Hangul}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]'
const UNSPACED = new RegExp(UNSPACED_LETTER, 'u')
const RUNS = new RegExp(`${UNSPACED_LETTER}+|(?:(?!${UNSPACED_LETTER}).)+`, 'gu')

/** Whether a word is of a script without spaces, so that it may be several words. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word)

/** The runs of a word in scripts without spaces and between them, each by its letters. */
const runsOf = (word: string): string[][] => (word.match(RUNS) ?? []).map((run) => Array.from(run))

const pairsOf = (letters: readonly string[]): string[] =>
  letters.length < 2
    ? [letters.join('')]
    : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`)

/**
 * A folded word of a script without spaces in pieces: each two letters that follow each other. Every part of it has some of these
 * pieces in the same order. None of other words.
 */
export const splitPieces = (word: string): string[] =>
  isUnspaced(word)
    ? runsOf(word).flatMap((letters) =>
        isUnspaced(letters.join('')) ? pairsOf(letters) : [letters.join('')],
      )
    : []

/** The letters that no piece begins with: one alone is looked for as a beginning. */
const lastLetters = (word: string): string[] =>
  runsOf(word).flatMap((letters) =>
    letters.length > 1 && isUnspaced(letters.join('')) ? letters.slice(-1) : [],
  )

/** What hyphens, dots or apostrophes join. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-‐‑.'’`ʻʼ][\p{L}\p{N}]+)+/gu

/** A name that an elided article begins: L’Oréal. */
const ELIDED_NAME = /(?<![\p{L}\p{N}])\p{Lu}['’`]\p{Lu}[\p{L}\p{N}]+/gu

/** The parts of a word that is written with hyphens or dots, folded, as one; undefined of a number. */
export function joinParts(parts: readonly string[]): string | undefined {
  const joined = parts.join('')
  return joined.length > MAX_WORD_LENGTH || /^\p{N}+$/u.test(joined) ? undefined : joined
}

function joinCompound(shown: string): OtherSpelling[] {
  const parts = splitWords(shown)
  if (shown.includes('.') && !parts.slice(1).every((part, at) => isAbbreviated(parts[at] ?? '', part)))
    return []
  const word = joinParts(parts.map(foldWord))
  return word === undefined || parts.length < 2 ? [] : [{ word, shown }]
}

/**
 * Other spellings of the words of a text, in their order: what hyphens, dots or apostrophes join as one word, and words of scripts
 * without spaces in pieces.
 */
export function otherSpellings(text: string): OtherSpelling[] {
  const whole = text.normalize('NFC')
  const told = whole.replace(ELISION, '')
  const compounds = [told, told.replace(POSSESSIVE, '')].flatMap((one) => one.match(COMPOUND) ?? [])
  const names = whole.match(ELIDED_NAME) ?? []
  const words = UNSPACED.test(told) ? splitWords(told).map(foldWord).filter(isUnspaced) : []
  const pieces = words.flatMap((word) => [...splitPieces(word), ...lastLetters(word)])
  return [
    ...new Map([...compounds, ...names].flatMap(joinCompound).map((one) => [one.word, one])).values(),
    ...pieces.map((word) => ({ word, shown: word })),
  ]
}
