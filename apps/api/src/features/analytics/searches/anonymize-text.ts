import { foldWord } from '@portal/domain/search'
import { splitSearchWords } from '#db/search/words.ts'

const MAX_LENGTH = 60
/** Fewer digits are a year or a size; more may be a phone number. */
const MAX_DIGITS = 4

/**
 * The folded words of a search, so that its spellings count together. Null for what may be an address, a phone number,
 * or a whole sentence: the search counts, but its text isn't stored.
 */
export function anonymizeText(typed: string): string | null {
  const text = splitSearchWords(typed).map(foldWord).join(' ')
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  return text === '' || text.length > MAX_LENGTH || digits > MAX_DIGITS || typed.includes('@') ? null : text
}
