import type { EditableContent } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { countPlaces, findEdited, type EditedRow } from './editing.repository.ts'
import { toEditableContent } from './editing.view.ts'

type Db = Kysely<Database>

/** Content that administrators edit: it neither waits in the queue nor was rejected there. */
export async function requireEdited(db: Db, id: number): Promise<EditedRow> {
  const row = await findEdited(db, id)
  if (row && (row.status !== 'pending' || row.submitted_at === null)) return row
  throw new Problem('not-found', 'Content not found')
}

/** Content as its editor needs it. */
export async function readEditable(db: Db, id: number, now: number): Promise<EditableContent> {
  return describe(db, await requireEdited(db, id), now)
}

/** People with a place are notified as long as the event is not over. */
async function describe(db: Db, row: EditedRow, now: number): Promise<EditableContent> {
  const isNotifiable = row.kind === 'event' && (row.ends_at ?? 0) > now
  return toEditableContent(row, isNotifiable ? await countPlaces(db, row.id) : 0, now)
}

/** Content to change, at the version that was read; throws with the present state if it was changed since. */
export async function requireVersion(
  trx: Transaction<Database>,
  id: number,
  version: number,
  now: number,
): Promise<EditedRow> {
  const row = await requireEdited(trx, id)
  if (row.file_hash !== null)
    throw new Problem('conflict', 'This comes from a file of the portal. Change it there')
  if ((row.version ?? 0) === version) return row
  const editor = row.changed_by_name ?? 'somebody else'
  throw new Problem('conflict', `This has since been changed by ${editor}. What you typed is still here`, {
    details: { present: await describe(trx, row, now) },
  })
}

/** Refuses a change that the state does not allow, with the present state. */
export async function refuseState(
  trx: Transaction<Database>,
  row: EditedRow,
  message: string,
  now: number,
): Promise<never> {
  throw new Problem('conflict', message, { details: { present: await describe(trx, row, now) } })
}
