import { foldWord, collapseDoubledLetters } from '@portal/domain/search'
import { splitSearchWords } from '#db/search/words.ts'

/** A name for finding something. */
export interface Named<Found> {
  readonly name: string
  readonly found: Found
  /** Ranks it below others that match as well. */
  readonly delay?: number
}

interface Entry<Found> {
  readonly words: readonly string[]
  readonly found: Found
  readonly delay: number
  /** Its position in the original list. */
  readonly position: number
}

/** Finds things by half-typed words. */
export interface PrefixIndex<Found> {
  /**
   * Things with a word for each prefix: whole words before longer ones, the start of a name before its middle. Without
   * any match, doubled letters count once.
   */
  find(prefixes: readonly string[]): Found[]
}

/** The folded words of a text. */
export const toWords = (text: string): string[] => splitSearchWords(text).map(foldWord)

/** Whether each prefix begins one of the words. */
export const matchesPrefixes = (words: readonly string[], prefixes: readonly string[]): boolean =>
  prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))

/** The distance of a match from the typed text. */
function getDistance(words: readonly string[], prefixes: readonly string[]): number {
  const isWhole = prefixes.every((prefix) => words.includes(prefix))
  const isFirst = words[0]?.startsWith(prefixes[0] ?? '') ?? false
  return (isFirst ? 0 : 20) + (isWhole ? 0 : 10) + words.length
}

/** Indexes named things by first letter, so that a keystroke scans only few of them. */
export function createPrefixIndex<Found>(named: readonly Named<Found>[]): PrefixIndex<Found> {
  const byLetter = new Map<string, Entry<Found>[]>()
  for (const [position, { name, found, delay = 0 }] of named.entries()) {
    const entry = { words: toWords(name), found, delay, position }
    for (const letter of new Set(entry.words.map((word) => word.charAt(0)))) {
      const entries = byLetter.get(letter) ?? []
      entries.push(entry)
      byLetter.set(letter, entries)
    }
  }
  return {
    find(prefixes) {
      const entries = byLetter.get(prefixes[0]?.charAt(0) ?? '') ?? []
      const matching = entries.filter(({ words }) => matchesPrefixes(words, prefixes))
      const findAlike = () => {
        const sounds = prefixes.map(collapseDoubledLetters)
        return entries.filter(({ words }) => matchesPrefixes(words.map(collapseDoubledLetters), sounds))
      }
      return (matching.length > 0 ? matching : findAlike())
        .map((entry) => ({ entry, distance: entry.delay + getDistance(entry.words, prefixes) }))
        .toSorted((a, b) => a.distance - b.distance || a.entry.position - b.entry.position)
        .map(({ entry }) => entry.found)
    },
  }
}
