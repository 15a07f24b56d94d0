import { getStem } from './stem.ts'
import { foldWords } from './words.ts'

/** The longest phrase that tables know, in words. */
export const MAX_PHRASE = 4

/** The key of a phrase in the tables: the stems of its folded words. */
export const toPhraseKey = (words: readonly string[]): string => words.map(getStem).join(' ')

/** The key of a text in the tables: the stems of its words. */
export const toTextKey = (text: string): string => toPhraseKey(foldWords(text))
