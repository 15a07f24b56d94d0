import { getNextFreeSlug } from '@portal/domain/business'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { updateSearchIndex } from '#db/search/update-search-index.ts'
import {
  findBusiness,
  findFormerSlugs,
  findTakenSlugs,
  replaceSlug,
  updateRow,
} from './businesses.repository.ts'
import { findChangedFields, toEditableFields } from './editable-values.ts'
import { raiseVersion } from './field-versions.repository.ts'
import { completeRow, getPreferredSlug } from './businesses.row.ts'
import type { BusinessRow } from './businesses.table.ts'
import { getSearchTexts } from './search-texts.ts'

/** The columns that a change may set; derived ones are computed again. */
export type BusinessChanges = Partial<Omit<BusinessRow, 'id' | 'listed' | 'counted_flags' | 'card'>>

/** Changes one business; returns the changed row, or undefined if there is none. */
export async function changeBusiness(
  trx: Transaction<Database>,
  id: number,
  changes: BusinessChanges,
): Promise<BusinessRow | undefined> {
  const before = await findBusiness(trx, id)
  return before && updateBusiness(trx, before, changes)
}

/** Changes a business whose row was read in this transaction; returns the changed row. */
export async function updateBusiness(
  trx: Transaction<Database>,
  before: BusinessRow,
  changes: BusinessChanges,
): Promise<BusinessRow> {
  if (changes.slug !== undefined && changes.slug !== before.slug) await replaceSlug(trx, before, changes.slug)
  const { listed: _listed, counted_flags: _flags, card: _card, ...decided } = before
  const after = await updateRow(trx, completeRow({ ...decided, ...changes }))
  await updateSearchIndex(trx, { before: getSearchTexts(before), after: getSearchTexts(after) })
  await raiseVersion(trx, before.id, findChangedFields(toEditableFields(before), toEditableFields(after)))
  return after
}

/** The slug for a new name; a business may have its present or a former slug again. */
export async function chooseSlug(
  trx: Transaction<Database>,
  { id, slug }: BusinessRow,
  name: string,
): Promise<string> {
  const wanted = getPreferredSlug({ name })
  const taken = await findTakenSlugs(trx, [wanted])
  for (const own of [slug, ...(await findFormerSlugs(trx, id))]) taken.delete(own)
  return getNextFreeSlug(wanted, (candidate) => taken.has(candidate))
}
