// cspell:ignore aucun aucune néant inconnu inconnue sans objet renseigné venir confirmer
import { formatCell } from './cell.ts'

/** What people and programs write for no value. */
const PLACEHOLDER =
  /^\s*(?:n\.?\/?a\.?|none|nil|null|undefined|nan|\\n|#n\/a|#ref!|#value!|[-–—_.?]+|tb[acd]|to be (?:advised|announced|confirmed)|unknown|not (?:available|applicable|known|provided|specified)|aucune?|néant|inconnue?|sans objet|non renseigné|à (?:venir|confirmer))\s*$/i
const NO = /^\s*(?:no|non)\s*$/i
const ZERO = /^\s*0\s*$/

/** Fields whose texts stay as written. */
export const NAMES = new Set(['name', 'slug'])
/** Yes-or-no fields. */
const FLAGS = new Set(['isFeatured', 'isVerified', 'temporarilyClosed', 'isSample'])
/** Text fields, in which a zero means no value. */
const WORDS = new Set(['address', 'directions', 'description', 'ownerName', 'businessLicense', 'tags'])

/** Whether a text only says that there is no value: `n/a`, `-`, `none`. */
export function isPlaceholder(cell: unknown, field: string): boolean {
  if (NAMES.has(field)) return false
  const text = formatCell(cell)
  return (
    PLACEHOLDER.test(text) || (!FLAGS.has(field) && NO.test(text)) || (WORDS.has(field) && ZERO.test(text))
  )
}

/** Why a placeholder is not stored. */
export const PLACEHOLDER_REASON = 'it says that there is none'
