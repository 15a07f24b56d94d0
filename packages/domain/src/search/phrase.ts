import { getStem } from './stem.ts'
import { foldWords } from './words.ts'

/** The longest phrase that tables know, in words. */
export const MAX_PHRASE = 4

/** A phrase as tables compare it: the stems of its folded words. */
export const phraseKey = (words: readonly string[]): string => words.map(getStem).join(' ')

/** The same of a text. */
export const textKey = (text: string): string => phraseKey(foldWords(text))
