import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { deleteEdit, findEdit, updateEdit } from './business-edits.repository.ts'

/** Takes the edit of a deleted listing out of the queue; it is kept with the listing. */
export async function holdEdit(trx: Transaction<Database>, businessId: number): Promise<void> {
  const edit = await findEdit(trx, businessId)
  if (edit?.status === 'pending') await updateEdit(trx, businessId, { status: 'held' })
}

/** Puts the edit of a listing that was taken back into the queue again. */
export async function releaseEdit(trx: Transaction<Database>, businessId: number, at: number): Promise<void> {
  const edit = await findEdit(trx, businessId)
  if (edit?.status === 'held') await updateEdit(trx, businessId, { status: 'pending', submitted_at: at })
}

/** Forgets the edit of a listing that is withdrawn for good. */
export const forgetEdit = (trx: Transaction<Database>, businessId: number): Promise<void> =>
  deleteEdit(trx, businessId)
