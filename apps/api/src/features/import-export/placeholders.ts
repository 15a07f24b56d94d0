// cspell:ignore aucun aucune néant inconnu inconnue sans objet renseigné venir confirmer
import { formatCell } from './cell.ts'

/** What people and programs write where there is nothing. */
const PLACEHOLDER =
  /^\s*(?:n\.?\/?a\.?|none|nil|null|undefined|nan|\\n|#n\/a|#ref!|#value!|[-–—_.?]+|tb[acd]|to be (?:advised|announced|confirmed)|unknown|not (?:available|applicable|known|provided|specified)|aucune?|néant|inconnue?|sans objet|non renseigné|à (?:venir|confirmer))\s*$/i
const NO = /^\s*(?:no|non)\s*$/i
const ZERO = /^\s*0\s*$/

/** Fields whose texts are kept as they are written. */
export const NAMES = new Set(['name', 'slug'])
/** Fields that take yes and no. */
const FLAGS = new Set(['isFeatured', 'isVerified', 'temporarilyClosed', 'isSample'])
/** Fields of words, for which a zero is nothing. */
const WORDS = new Set(['address', 'directions', 'description', 'ownerName', 'businessLicense', 'tags'])

/** Whether a text says only that there is nothing: `n/a`, `-`, `none`. */
export function isPlaceholder(cell: unknown, field: string): boolean {
  if (NAMES.has(field)) return false
  const text = formatCell(cell)
  return (
    PLACEHOLDER.test(text) || (!FLAGS.has(field) && NO.test(text)) || (WORDS.has(field) && ZERO.test(text))
  )
}

/** Why a placeholder is not stored. */
export const SAYS_NOTHING = 'it says that there is none'
