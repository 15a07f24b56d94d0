import type { SpokenTexts } from '#db/search/spoken-words.ts'
import type { CompleteRow } from './businesses.row.ts'
import { rowVisibility } from './visibility.ts'

/** As the `listed` column has it, for a row that may not be stored yet; that does not depend on the time. */
const isListed = (row: CompleteRow): boolean => rowVisibility(row, 0) !== 'hidden'

/** What visitors may search for and misspell of a business; nothing of one that is not listed. */
export const listedTexts = (row: CompleteRow): SpokenTexts[] =>
  isListed(row) ? [{ names: [row.name, row.place], prose: [row.category, row.description] }] : []
