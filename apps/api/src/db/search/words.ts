/** Runs of letters and digits, as the full-text tokenizer splits words. */
const WORD = /[\p{L}\p{N}]+/gu

/** Further words hardly narrow a search, and each costs a look-up. */
const MAX_WORDS = 12

/** All words of a text, with their accents. */
export const splitWords = (text: string): string[] => text.normalize('NFC').match(WORD) ?? []

/** The words of a search text, with their accents. */
export const splitSearchWords = (text: string): string[] => splitWords(text).slice(0, MAX_WORDS)

/** Folds a word as the tokenizer does: lower case, without accents. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** What a name is sorted by: folded, without leading punctuation. */
export const sortKey = (name: string): string => foldWord(name).replace(/^[^\p{L}\p{N}]+/u, '') || name
