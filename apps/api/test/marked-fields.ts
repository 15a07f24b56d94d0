import type * as v from 'valibot'
import type { BusinessEdit } from '@portal/domain/contract'

type Fields = Partial<v.InferInput<typeof BusinessEdit>>

/** Reviewed fields of a listing with a unique word, so that a leak is detected in any call. */
export const MARKED_FIELDS: readonly ((mark: string) => Fields)[] = [
  (mark) => ({ name: `Auki ${mark}` }),
  (mark) => ({ description: `Timber, nails and roofing iron for builders on Malaita: ${mark}.` }),
  (mark) => ({ address: `Auki ${mark}` }),
  (mark) => ({ directions: `Behind ${mark}` }),
  (mark) => ({ website: `https://${mark}.example` }),
  (mark) => ({ videoUrl: `https://youtu.be/${mark}ab` }),
  (mark) => ({ socialMedia: { facebook: `https://facebook.com/${mark}` } }),
  (mark) => ({ tags: [`Iron ${mark}`, 'Timber'] }),
  (mark) => ({
    tags: ['Timber'],
    description: `Nails ${mark} and roofing iron for builders on all of Malaita.`,
  }),
]

const WORDS = /zq\d{6}x/g
const PHOTOS = /\/media\/[\w-]{22}/g

/** Finds the marks of these fields in a text, which are leaks. */
export const findMarks = (text: string): Set<string> =>
  new Set([...(text.match(WORDS) ?? []), ...(text.match(PHOTOS) ?? [])])
