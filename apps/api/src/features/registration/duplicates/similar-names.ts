import { distance } from 'fastest-levenshtein'
import { toSortKey } from '#db/search/words.ts'

/** Parts of company names that don't distinguish them. */
const LEGAL_FORMS = /\b(the|ltd|limited|co|company|pty|inc|sarl|sa|and|&)\b/g
/** Those that come before a name. */
const LEADING_FORMS = ['the', 'sarl', 'sa']
const LEADING = new RegExp(`^(?:${LEADING_FORMS.join('|')})[^\\p{L}\\p{N}]+`, 'u')
const COMPARED_LETTERS = 3

/** The beginnings of sort names of possible duplicates, with and without a leading form. */
export function listPossibleStarts(name: string): string[] {
  const first = Array.from(toSortKey(name).replace(LEADING, '')).slice(0, COMPARED_LETTERS).join('')
  return first === '' ? [] : [first, ...LEADING_FORMS.map((form) => `${form} ${first}`)]
}

/** The letters and digits of a name without its legal form. */
export const getCoreName = (name: string): string =>
  name
    .toLowerCase()
    .replace(LEGAL_FORMS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Compares two core names: one letter in six may differ. Names of very different lengths need no comparison. */
export function areNearlySame(one: string, other: string): boolean {
  const max = Math.floor(Math.max(one.length, other.length) / 6)
  return Math.abs(one.length - other.length) <= max && distance(one, other) <= max
}
