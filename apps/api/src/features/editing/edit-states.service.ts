import type { OwnBusiness, WaitingEditState } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type { Viewer } from '#features/businesses/profile/profile.service.ts'
import { findEditsOf } from './business-edits.repository.ts'
import { requireEditable } from './edited-business.service.ts'
import { toWaitingEditState } from './editing.view.ts'
import { previewEdit } from './undo-edit.service.ts'

/** What waits of listings or was rejected, by the id of the listing. */
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

/** Preview of a listing with its changes in review, for whoever may edit it. */
export async function previewOwnEdit(
  db: Kysely<Database>,
  { id, viewer }: { readonly id: number; readonly viewer: Viewer },
  now: number,
): Promise<OwnBusiness> {
  const { row, edit } = await requireEditable(db, id, viewer)
  if (!edit) throw new Problem('not-found', 'This listing has no changes in review')
  return previewEdit(db, { business: row, edit }, { viewerId: viewer.id, now })
}
