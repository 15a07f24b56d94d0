import type { IndexedTexts } from '#db/search/vocabulary.ts'
import { parseJson } from '#shared/json.ts'
import type { CompleteRow } from './businesses.row.ts'
import { rowVisibility } from './visibility.ts'

/** What the `listed` column says, for a row that may not be stored yet. It does not depend on the time. */
const isListed = (row: CompleteRow): boolean => rowVisibility(row, 0) !== 'hidden'

/** The texts of a business for the vocabulary of searches; none of a business that is not listed. */
export const listedTexts = (row: CompleteRow): IndexedTexts[] =>
  isListed(row)
    ? [{ names: [row.name, row.place], prose: [row.category, row.description, ...parseJson(row.tags)] }]
    : []
