import english from 'dictionary-en'
import french from 'dictionary-fr'
import { LRUCache } from 'lru-cache'
import { foldWord, getStem } from '@portal/domain/search'

/** Endings that the English list stores as flags of a word: knead has the one for kneading. */
const ENDINGS = [
  { ending: 'ing', flag: 'G' },
  { ending: 'ed', flag: 'D' },
  { ending: 'er', flag: 'R' },
] as const

/** A common word, and a name. */
const WORD = /^\p{Ll}{3,}$/u
const NAME = /^\p{Lu}\p{L}{2,}$/u

/** Reads the folded entries of a Hunspell list, each followed by a slash and its flags among `flagsToKeep`. */
const readWords = (dic: Uint8Array, entry: RegExp, flagsToKeep: readonly string[]): string[] =>
  new TextDecoder()
    .decode(dic)
    .split('\n')
    .slice(1)
    .map((line) => line.split('/', 2))
    .filter(([word = '']) => entry.test(word))
    .map(
      ([word = '', flags = '']) =>
        `${foldWord(word)}/${flagsToKeep.filter((flag) => flags.includes(flag)).join('')}`,
    )

/** Words by first letter, each letter's in one text separated by line breaks: a set would use fifty times the memory. */
type ByLetter = ReadonlyMap<string, string>
let lists: { readonly words: ByLetter; readonly names: ByLetter } | undefined

function toByLetter(words: readonly string[]): ByLetter {
  const byLetter = Map.groupBy(words, (word) => word.charAt(0))
  return new Map([...byLetter].map(([letter, own]) => [letter, `\n${own.join('\n')}\n`]))
}

function readLists() {
  const flags = ENDINGS.map(({ flag }) => flag)
  lists ??= {
    words: toByLetter([...readWords(english.dic, WORD, flags), ...readWords(french.dic, WORD, [])]),
    names: toByLetter([...readWords(english.dic, NAME, []), ...readWords(french.dic, NAME, [])]),
  }
  return lists
}

/** Whether a list has a word, with a flag if given. */
function hasWord(word: string, flag = ''): boolean {
  const words = readLists().words.get(word.charAt(0)) ?? ''
  const start = words.indexOf(`\n${word}/`)
  return start >= 0 && words.slice(start + word.length + 2, words.indexOf('\n', start + 1)).includes(flag)
}

/** Whether a word is a listed one with an ending: knead, bake or carry with -ing, -ed or -er. */
const isForm = (word: string): boolean =>
  ENDINGS.some(({ ending, flag }) => {
    if (!word.endsWith(ending)) return false
    const start = word.slice(0, -ending.length)
    const roots = [`${start}e`, ...(/[ei]$/.test(start) ? [] : [start])]
    if (ending !== 'ing' && start.endsWith('i')) roots.push(`${start.slice(0, -1)}y`)
    return roots.some((root) => hasWord(root, flag))
  })

/** Caches looked-up words: a lookup scans its list from the beginning, and a misspelt text repeats the same words. */
const cache = new LRUCache<string, boolean>({ max: 10_000 })

/** Whether a folded word is English or French. The lists are loaded at the first call. */
export function isDictionaryWord(word: string): boolean {
  const known = cache.get(word)
  if (known !== undefined) return known
  const stem = getStem(word)
  const isWord = hasWord(word) || hasWord(stem) || isForm(stem)
  cache.set(word, isWord)
  return isWord
}

/** Whether a folded word is a name in an English or French dictionary, as of a brand or a city. */
export const isDictionaryName = (word: string): boolean =>
  (readLists().names.get(word.charAt(0)) ?? '').includes(`\n${word}/`)
