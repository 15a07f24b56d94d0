import { foldWord, MAX_SEARCH_WORDS, splitWords } from '@portal/domain/search'

/** Splits a search text into words, with their accents. */
export const splitSearchWords = (text: string): string[] => splitWords(text).slice(0, MAX_SEARCH_WORDS)

/** Returns the sort key of a name: folded, without leading punctuation. */
export const toSortKey = (name: string): string => foldWord(name).replace(/^[^\p{L}\p{N}]+/u, '') || name
