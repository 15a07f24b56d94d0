import type { IndexedListing } from '#db/search/listing-words.ts'
import { parseJson } from '#shared/json.ts'
import type { CompleteRow } from './businesses.row.ts'
import { getRowVisibility } from './visibility.ts'

/** What the `listed` column says, for a row that may not be stored yet. It does not depend on the time. */
const isListed = (row: CompleteRow): boolean => getRowVisibility(row, 0) !== 'hidden'

/** What searches read of a business; nothing of one that is not listed. */
export const getSearchTexts = (row: CompleteRow): IndexedListing[] => {
  if (!isListed(row)) return []
  const { id, name, category, place, description, tags } = row
  return [{ id, texts: { name, category, place, description, tags: parseJson(tags) } }]
}
