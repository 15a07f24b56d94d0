import { slugify } from '../shared/slug.ts'

/** What the Verified mark vouches for, of all that an owner edits. `country` is a province’s code, or a country’s. */
export interface VerifiedFields {
  readonly name: string
  readonly country: string
  /** City or town. */
  readonly address: string | null
}

/** The names of those fields. */
const VERIFIED_FIELDS = ['name', 'country', 'address'] as const satisfies readonly (keyof VerifiedFields)[]

/** A text without case, accents and punctuation; as it is where nothing would be left. */
const toComparable = (text: string): string => slugify(text) || text.trim()

/** Whether changed fields say something else than what was verified: a mere correction of spelling marks does not. */
export const isVerificationEnded = (verified: VerifiedFields, changes: Partial<VerifiedFields>): boolean =>
  VERIFIED_FIELDS.some((field) => {
    const wanted = changes[field]
    return wanted != null && toComparable(wanted) !== toComparable(verified[field] ?? '')
  })
