import type { WaitingEditState } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/store.ts'
import { purgeInBatches } from '#db/purge.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { getFields } from '#features/businesses/editable-values.ts'
import { raiseVersion } from '#features/businesses/field-versions.repository.ts'
import { REJECTED_RETENTION } from '#features/registration/rejected-photos.service.ts'
import {
  deleteEdit,
  findEdit,
  findEditsOf,
  findRejectedEdits,
  updateEdit,
} from './business-edits.repository.ts'
import { getEditChanges, recordPhotosInUse } from './edited-business.ts'
import { toWaitingEditState } from './editing.view.ts'

/** Whether an edit of a business waits for its review. */
export async function hasWaitingEdit(db: Kysely<Database>, businessId: number): Promise<boolean> {
  const edit = await findEdit(db, businessId)
  return edit?.status === 'pending'
}

/** The states of waiting or rejected edits, by the id of the listing. */
export async function readWaitingEditStates(
  db: Kysely<Database>,
  rows: readonly BusinessRow[],
): Promise<ReadonlyMap<number, WaitingEditState>> {
  if (rows.length === 0) return new Map()
  const edits = await findEditsOf(
    db,
    rows.map(({ id }) => id),
  )
  const editOf = new Map(edits.map((edit) => [edit.business_id, edit]))
  return new Map(
    rows.flatMap((row) => {
      const edit = editOf.get(row.id)
      return edit ? [[row.id, toWaitingEditState(row, edit)] as const] : []
    }),
  )
}

/** Takes the edit of a deleted listing out of the queue; it is kept with the listing. */
export async function suspendEdit(trx: Transaction<Database>, businessId: number): Promise<void> {
  const edit = await findEdit(trx, businessId)
  if (edit?.status === 'pending') await updateEdit(trx, businessId, { status: 'held' })
}

/** Puts the edit of a restored listing into the queue again. */
export async function resumeEdit(trx: Transaction<Database>, businessId: number, at: number): Promise<void> {
  const edit = await findEdit(trx, businessId)
  if (edit?.status === 'held') await updateEdit(trx, businessId, { status: 'pending', submitted_at: at })
}

/** Deletes the edit of a listing that is withdrawn for good. */
export const deleteWaitingEdit = (trx: Transaction<Database>, businessId: number): Promise<void> =>
  deleteEdit(trx, businessId)

/** Deletes edits that were rejected long ago and never sent in again; their photos are purged as unused. */
export const purgeRejectedEdits = (
  { write }: Pick<Store, 'write'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  purgeInBatches(
    write,
    async (trx, limit) => {
      const edits = await findRejectedEdits(trx, now - REJECTED_RETENTION, limit)
      for (const edit of edits) {
        await deleteEdit(trx, edit.business_id)
        await raiseVersion(trx, edit.business_id, getFields(getEditChanges(edit)))
        await recordPhotosInUse(trx, edit.business_id, now)
      }
      return edits.length
    },
    signal,
  )
