import { foldWord, collapseDoubledLetters } from '@portal/domain/search'
import { splitSearchWords } from '#db/search/words.ts'

/** A name that something is found by. */
export interface Named<Found> {
  readonly name: string
  readonly found: Found
  /** How much later it comes than another that fits as well. */
  readonly delay?: number
}

interface Entry<Found> {
  readonly words: readonly string[]
  readonly found: Found
  readonly delay: number
  /** Its place in the list that it came from. */
  readonly position: number
}

/** Finds things by half-typed words. */
export interface PrefixIndex<Found> {
  /**
   * Those of which each prefix begins a word: whole words before longer ones, the beginning of a name before its middle. Where
   * none has a word that begins so, doubled letters count once.
   */
  find(prefixes: readonly string[]): Found[]
}

/** The folded words of a text. */
export const toWords = (text: string): string[] => splitSearchWords(text).map(foldWord)

/** Whether each prefix begins one of the words. */
export const matchesPrefixes = (words: readonly string[], prefixes: readonly string[]): boolean =>
  prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))

/** How far a match is from what was typed; less is nearer. */
function distance(words: readonly string[], prefixes: readonly string[]): number {
  const isWhole = prefixes.every((prefix) => words.includes(prefix))
  const isFirst = words[0]?.startsWith(prefixes[0] ?? '') ?? false
  return (isFirst ? 0 : 20) + (isWhole ? 0 : 10) + words.length
}

/** An index of named things, made once: each keystroke then looks at those that share a first letter. */
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
      const alike = () => {
        const sounds = prefixes.map(collapseDoubledLetters)
        return entries.filter(({ words }) => matchesPrefixes(words.map(collapseDoubledLetters), sounds))
      }
      return (matching.length > 0 ? matching : alike())
        .map((entry) => ({ entry, distance: entry.delay + distance(entry.words, prefixes) }))
        .toSorted((a, b) => a.distance - b.distance || a.entry.position - b.entry.position)
        .map(({ entry }) => entry.found)
    },
  }
}
