import type { EditableFields } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findPhotos, markUsedPhotos } from '#media/photos.repository.ts'
import { parseJson } from '#shared/json.ts'
import { getPhotoUrl } from '@portal/domain/business'
import { findBusiness } from '#features/businesses/businesses.repository.ts'
import type { BusinessRow, PhotoMeasures } from '#features/businesses/businesses.table.ts'
import { chooseSlug, updateBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { toEditableFields, toEditedColumns } from '#features/businesses/editable-values.ts'
import { createBusinessNotFoundProblem, type Viewer } from '#features/businesses/profile/profile.service.ts'
import { findEdit } from './business-edits.repository.ts'
import type { BusinessEditRow } from './business-edits.table.ts'
import { getPhotoName } from './check-edit.ts'

type Fields = Partial<EditableFields>

/** A listing that somebody edits, with its waiting or rejected edit. */
export interface EditedBusiness {
  readonly row: BusinessRow
  readonly edit: BusinessEditRow | undefined
}

/** A listing for whoever may edit it; throws if there is none, or it is not theirs. */
export async function requireEditable(
  db: Kysely<Database>,
  id: number,
  viewer: Viewer,
): Promise<EditedBusiness> {
  const row = await findBusiness(db, id)
  if (!row || row.removed_at !== null || !(viewer.isAdmin || row.owner_id === viewer.id))
    throw createBusinessNotFoundProblem()
  return { row, edit: await findEdit(db, id) }
}

/** The changes of an edit. */
export const getEditChanges = (edit: BusinessEditRow | undefined): Fields =>
  edit ? parseJson(edit.changes) : {}

/** Whether an edit needs no review: nothing of the listing was approved yet, or its author is an administrator. */
export const isStoredAtOnce = ({ row }: EditedBusiness, viewer: Viewer): boolean =>
  row.status !== 'approved' || viewer.isAdmin

/** The initial fields of somebody’s form: for the owner, waiting values replace approved ones. */
export const toFormFields = (business: EditedBusiness, viewer: Viewer): EditableFields => ({
  ...toEditableFields(business.row),
  ...(!isStoredAtOnce(business, viewer) && getEditChanges(business.edit)),
})

/** The measures of a listing's stored photos by address, with captions for those that it shows. */
export async function findMeasures(
  db: Kysely<Database>,
  row: BusinessRow,
): Promise<ReadonlyMap<string, PhotoMeasures>> {
  const stored = await findPhotos(db, row.id)
  const shown = parseJson(row.photos)
  return new Map([
    ...stored.map(({ name, width, height, color }) => [getPhotoUrl(name), { width, height, color }] as const),
    ...parseJson(row.images).flatMap((url, position) => {
      const measures = shown[position]
      return measures ? [[url, measures] as const] : []
    }),
  ])
}

/** Stores fields of a listing, with all that follows from them; returns the changed row. */
export async function storeFields(
  trx: Transaction<Database>,
  row: BusinessRow,
  fields: Fields,
  others: BusinessChanges = {},
): Promise<BusinessRow> {
  const columns = toEditedColumns(fields, await findMeasures(trx, row))
  const slug =
    fields.name === undefined || fields.name === row.name ? row.slug : await chooseSlug(trx, row, fields.name)
  return updateBusiness(trx, row, { ...columns, ...others, slug })
}

/** Records which photos the listing and its edit use; all others are removed after a day. */
export async function recordPhotosInUse(trx: Transaction<Database>, id: number, now: number): Promise<void> {
  const row = await findBusiness(trx, id)
  if (row) await recordPhotosOf(trx, { row, edit: await findEdit(trx, id) }, now)
}

/** The same for a listing and its edit that were read, or changed, in this transaction. */
export async function recordPhotosOf(
  trx: Transaction<Database>,
  { row, edit }: EditedBusiness,
  now: number,
): Promise<void> {
  const urls = [toEditableFields(row), getEditChanges(edit)].flatMap(({ photos = [], logo }) => [
    ...photos.map(({ url }) => url),
    ...(logo ? [logo] : []),
  ])
  const names = urls.map(getPhotoName).filter((name) => name !== null)
  await markUsedPhotos(trx, row.id, names, now)
}
