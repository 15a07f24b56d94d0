// cspell:ignore Oréal
import { ELISION, foldWord, isAbbreviated, MAX_WORD_LENGTH, POSSESSIVE, splitWords } from './words.ts'

/** Another way to write a word of a text, which also finds the text. */
export interface OtherSpelling {
  /** Folded. */
  readonly word: string
  /** As written in the text. */
  readonly shown: string
}

/** A letter of a script without spaces between some or all words, such as Thai or Korean. */
const UNSPACED_LETTER =
  '[\\p{scx=Han}\\p{scx=Hangul}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]'
const UNSPACED = new RegExp(UNSPACED_LETTER, 'u')
const RUNS = new RegExp(`${UNSPACED_LETTER}+|(?:(?!${UNSPACED_LETTER}).)+`, 'gu')

/** Whether a word is in a script without spaces, so that it may be several words. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word)

/** Splits a word into runs with and without spaces in their script, each as its letters. */
const splitRuns = (word: string): string[][] => (word.match(RUNS) ?? []).map((run) => Array.from(run))

const toPairs = (letters: readonly string[]): string[] =>
  letters.length < 2
    ? [letters.join('')]
    : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`)

/**
 * Splits a folded word in a script without spaces into pairs of consecutive letters, in which any part of the word can be found.
 * Empty for other words.
 */
export const splitPieces = (word: string): string[] =>
  isUnspaced(word)
    ? splitRuns(word).flatMap((letters) =>
        isUnspaced(letters.join('')) ? toPairs(letters) : [letters.join('')],
      )
    : []

/** The last letter of each run, which begins no pair: a single letter is searched for as a prefix. */
const listLastLetters = (word: string): string[] =>
  splitRuns(word).flatMap((letters) =>
    letters.length > 1 && isUnspaced(letters.join('')) ? letters.slice(-1) : [],
  )

/** Words joined by hyphens, dots or apostrophes. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-‐‑.'’`ʻʼ][\p{L}\p{N}]+)+/gu

/** A name that begins with an elided article: L’Oréal. */
const ELIDED_NAME = /(?<![\p{L}\p{N}])\p{Lu}['’`]\p{Lu}[\p{L}\p{N}]+/gu

/** Joins the folded parts of a word that is written with hyphens or dots; undefined for a number or a word that is too long. */
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
 * Other spellings of the words of a text, in order: words joined by hyphens, dots or apostrophes as one word, then the pairs of
 * letters of words in scripts without spaces.
 */
export function listOtherSpellings(text: string): OtherSpelling[] {
  const whole = text.normalize('NFC')
  const plain = whole.replace(ELISION, '')
  const compounds = [plain, plain.replace(POSSESSIVE, '')].flatMap((one) => one.match(COMPOUND) ?? [])
  const names = whole.match(ELIDED_NAME) ?? []
  const words = UNSPACED.test(plain) ? splitWords(plain).map(foldWord).filter(isUnspaced) : []
  const pieces = words.flatMap((word) => [...splitPieces(word), ...listLastLetters(word)])
  return [
    ...new Map([...compounds, ...names].flatMap(joinCompound).map((one) => [one.word, one])).values(),
    ...pieces.map((word) => ({ word, shown: word })),
  ]
}
