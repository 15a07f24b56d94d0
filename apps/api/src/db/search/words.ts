import { foldWord, MAX_SEARCH_WORDS, splitWords } from '@portal/domain/search'

/** The words of a search text, with their accents. */
export const splitSearchWords = (text: string): string[] => splitWords(text).slice(0, MAX_SEARCH_WORDS)

/** What a name is sorted by: folded, without leading punctuation. */
export const toSortKey = (name: string): string => foldWord(name).replace(/^[^\p{L}\p{N}]+/u, '') || name
