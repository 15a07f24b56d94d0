import { slugify } from '../shared/slug.ts'

/** The fields that the Verified mark vouches for. `country` is the code of a province or a country. */
export interface VerifiedFields {
  readonly name: string
  readonly country: string
  /** City or town. */
  readonly address: string | null
}

/** The names of those fields. */
const VERIFIED_FIELDS = ['name', 'country', 'address'] as const satisfies readonly (keyof VerifiedFields)[]

/** A text without case, accents and punctuation; unchanged where nothing would remain. */
const toComparable = (text: string): string => slugify(text) || text.trim()

/** Whether changed fields differ from what was verified by more than case, accents and punctuation. */
export const isVerificationEnded = (verified: VerifiedFields, changes: Partial<VerifiedFields>): boolean =>
  VERIFIED_FIELDS.some((field) => {
    const wanted = changes[field]
    return wanted != null && toComparable(wanted) !== toComparable(verified[field] ?? '')
  })
