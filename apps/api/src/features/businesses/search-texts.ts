import type { IndexedListing } from '#db/search/listing-words.ts'
import { parseJson } from '#shared/json.ts'
import type { CompleteRow } from './businesses.row.ts'
import { getRowVisibility } from './visibility.ts'

/** The `listed` column of a row that may not be stored yet. It does not depend on the time. */
const isListed = (row: CompleteRow): boolean => getRowVisibility(row, 0) !== 'hidden'

/** The searched texts of a business; none if it is not listed. */
export const getSearchTexts = (row: CompleteRow): IndexedListing[] => {
  if (!isListed(row)) return []
  const { id, name, category, place, description, tags } = row
  return [{ id, texts: { name, category, place, description, tags: parseJson(tags) } }]
}
