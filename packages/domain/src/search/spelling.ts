// cspell:ignore taxy hardwear aeiouyh sement kopi fone
import { isUnspaced } from './other-spellings.ts'
import { collapseDoubledLetters } from './words.ts'

/** Letters of a word whose deletions are kept: slips further on are found by what stands before them. */
const COMPARED_LETTERS = 7
const MAX_DELETIONS = 2
/** Shorter words are too similar to others. */
const MIN_CORRECTED = 3
/** What the order of corrections weighs beside the distance. */
const FIRST_LETTER_COST = 0.6
const SAME_SOUND_COST = 0.1
const UNLISTED_COST = 0.6
const SAME_CONSONANTS_GAIN = 0.5
const SAME_SOUND_GAIN = 0.7
/** For each letter that one has more than the other. */
const LENGTH_COST = 0.1
const USES_GAIN = 0.15

/** A known word that a misspelt one may stand for. */
export interface SpellingCandidate {
  readonly word: string
  /** As it is shown. */
  readonly shown: string
  /** How many listings have it. */
  readonly uses: number
}

/** A candidate with how far it is from what was typed, in edits. */
export interface Correction extends SpellingCandidate {
  readonly distance: number
}

/** Whether a word can be corrected, or be a correction: numbers, very short words and parts of texts without spaces are not. */
export const isCorrectable = (word: string): boolean =>
  word.length >= MIN_CORRECTED && !/\d/.test(word) && !isUnspaced(word)

/**
 * A word’s beginning with up to two letters left out, itself included. Two words whose beginnings lie at most two edits from each
 * other share one of these.
 */
export function listDeletions(word: string): string[] {
  const found = new Set<string>()
  /** Leaves out up to so many letters from a position on, so that no two are left out in both orders. */
  function leaveOut(letters: readonly string[], from: number, max: number): void {
    found.add(letters.join(''))
    if (max === 0 || letters.length < 2) return
    for (let at = from; at < letters.length; at += 1) leaveOut(letters.toSpliced(at, 1), at, max - 1)
  }
  // By whole characters: half of one is no text that a database keeps.
  leaveOut(Array.from(word).slice(0, COMPARED_LETTERS), 0, MAX_DELETIONS)
  return [...found]
}

/** The most edits that a word of a length may be away. */
export const getMaxDistance = (length: number): number => (length < 5 ? 1 : length < 12 ? 2 : 3)

/**
 * The number of letters to insert, delete, replace or swap with their neighbour, no letter twice; `max` + 1 where it is more
 * than `max`.
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

/** Letters that are written for each other: sement, kopi, fone. */
const SOUNDS = ['ck', 'cs', 'sz', 'fp', 'fv', 'vw', 'bp', 'dt', 'gj', 'kq', 'iy'] as const

/** A letter, and those that are written for it. */
export const listSimilarLetters = (letter: string): string[] => [
  ...new Set([letter, ...SOUNDS.filter((pair) => pair.includes(letter)).flatMap((pair) => pair.split(''))]),
]

function firstLetterCost(word: string, other: string): number {
  if (word.startsWith(other.charAt(0))) return 0
  return listSimilarLetters(word.charAt(0)).includes(other.charAt(0)) ? SAME_SOUND_COST : FIRST_LETTER_COST
}

/** Whether each letter of a word is one that is written for that of the other: `taxy` and `taxi`. */
const soundsAlike = (word: string, other: string): boolean =>
  word.length === other.length &&
  Array.from(word).every((letter, at) => listSimilarLetters(letter).includes(other.charAt(at)))

/** Whether two words have the same consonants, one after the other: `hardwear` and `hardware`. */
export const hasSameConsonants = (one: string, other: string): boolean =>
  consonantsOf(one) === consonantsOf(other)

const consonantsOf = (word: string): string => collapseDoubledLetters(word.replace(/[aeiouyh]/g, ''))

/** The candidates that a misspelt word may stand for, the likeliest first. */
export function rankCorrections(word: string, candidates: readonly SpellingCandidate[]): Correction[] {
  const consonants = consonantsOf(word)
  const cost = ({ word: other, uses, distance }: Correction) =>
    distance +
    firstLetterCost(word, other) +
    LENGTH_COST * Math.abs(word.length - other.length) +
    (uses === 0 ? UNLISTED_COST : 0) -
    (consonantsOf(other) === consonants ? SAME_CONSONANTS_GAIN : 0) -
    (soundsAlike(word, other) ? SAME_SOUND_GAIN : 0) -
    USES_GAIN * Math.log(uses + 1)
  return candidates
    .map((candidate) => ({
      ...candidate,
      distance: getEditDistance(word, candidate.word, getMaxDistance(word.length)),
    }))
    .filter(({ distance }) => distance > 0 && distance <= getMaxDistance(word.length))
    .toSorted((a, b) => cost(a) - cost(b) || (a.word < b.word ? -1 : 1))
}
