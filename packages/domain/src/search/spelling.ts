// cspell:ignore taxy hardwear aeiouyh sement kopi fone
import { isUnspaced } from './other-spellings.ts'
import { collapseDoubledLetters } from './words.ts'

/** How many letters of a word get deletions; a mistake further on is found by the letters before it. */
const COMPARED_LETTERS = 7
const MAX_DELETIONS = 2
/** Shorter words are too similar to others. */
const MIN_CORRECTED = 3
/** Weights of what orders corrections besides the distance. */
const FIRST_LETTER_COST = 0.6
const SAME_SOUND_COST = 0.1
const UNLISTED_COST = 0.6
const SAME_CONSONANTS_GAIN = 0.5
const SAME_SOUND_GAIN = 0.7
/** For each letter of difference in length. */
const LENGTH_COST = 0.1
const USES_GAIN = 0.15

/** A known word that a misspelt one may stand for. */
export interface SpellingCandidate {
  readonly word: string
  /** As shown. */
  readonly shown: string
  /** How many listings have it. */
  readonly uses: number
}

/** A candidate with its distance from what was typed, in edits. */
export interface Correction extends SpellingCandidate {
  readonly distance: number
}

/** Whether a word can be corrected or be a correction: not a number, a very short word or one in a script without spaces. */
export const isCorrectable = (word: string): boolean =>
  word.length >= MIN_CORRECTED && !/\d/.test(word) && !isUnspaced(word)

/**
 * A word's first letters with none, one or two of them deleted. Two words whose first letters are at most two edits apart share one
 * of these.
 */
export function listDeletions(word: string): string[] {
  const found = new Set<string>()
  /** Deletes up to `max` letters from a position on, so that no two are deleted in both orders. */
  function addDeletions(letters: readonly string[], from: number, max: number): void {
    found.add(letters.join(''))
    if (max === 0 || letters.length < 2) return
    for (let at = from; at < letters.length; at += 1) addDeletions(letters.toSpliced(at, 1), at, max - 1)
  }
  // By code points: PostgreSQL rejects half of a surrogate pair.
  addDeletions(Array.from(word).slice(0, COMPARED_LETTERS), 0, MAX_DELETIONS)
  return [...found]
}

/** The most edits between a word of this length and its correction. */
export const getMaxDistance = (length: number): number => (length < 5 ? 1 : length < 12 ? 2 : 3)

/**
 * The edit distance of two words: insertions, deletions, replacements and swaps of neighbours, each letter edited once (optimal
 * string alignment). `max` + 1 where it exceeds `max`.
 */
export function getEditDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    let min = i
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
      min = Math.min(min, cost)
    }
    if (min > max) return max + 1
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** Letters that are confused in writing: sement, kopi, fone. */
const SOUNDS = ['ck', 'cs', 'sz', 'fp', 'fv', 'vw', 'bp', 'dt', 'gj', 'kq', 'iy'] as const

/** A letter and those it is confused with. */
export const listSimilarLetters = (letter: string): string[] => [
  ...new Set([letter, ...SOUNDS.filter((pair) => pair.includes(letter)).flatMap((pair) => pair.split(''))]),
]

function getFirstLetterCost(word: string, other: string): number {
  if (word.startsWith(other.charAt(0))) return 0
  return listSimilarLetters(word.charAt(0)).includes(other.charAt(0)) ? SAME_SOUND_COST : FIRST_LETTER_COST
}

/** Whether two words differ only by letters that are confused: `taxy` and `taxi`. */
const isSoundAlike = (word: string, other: string): boolean =>
  word.length === other.length &&
  Array.from(word).every((letter, at) => listSimilarLetters(letter).includes(other.charAt(at)))

/** Whether two words have the same consonants in the same order: `hardwear` and `hardware`. */
export const hasSameConsonants = (one: string, other: string): boolean =>
  getConsonants(one) === getConsonants(other)

const getConsonants = (word: string): string => collapseDoubledLetters(word.replace(/[aeiouyh]/g, ''))

/** The candidates that a misspelt word may stand for, the likeliest first. */
export function rankCorrections(word: string, candidates: readonly SpellingCandidate[]): Correction[] {
  const consonants = getConsonants(word)
  const cost = ({ word: other, uses, distance }: Correction) =>
    distance +
    getFirstLetterCost(word, other) +
    LENGTH_COST * Math.abs(word.length - other.length) +
    (uses === 0 ? UNLISTED_COST : 0) -
    (getConsonants(other) === consonants ? SAME_CONSONANTS_GAIN : 0) -
    (isSoundAlike(word, other) ? SAME_SOUND_GAIN : 0) -
    USES_GAIN * Math.log(uses + 1)
  return candidates
    .map((candidate) => ({
      ...candidate,
      distance: getEditDistance(word, candidate.word, getMaxDistance(word.length)),
    }))
    .filter(({ distance }) => distance > 0 && distance <= getMaxDistance(word.length))
    .toSorted((a, b) => cost(a) - cost(b) || (a.word < b.word ? -1 : 1))
}
