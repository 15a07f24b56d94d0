import type { DeletedBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/store.ts'
import { purgeInBatches } from '#db/purge.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { eraseChangesOfBusiness } from '#features/audit/personal-data.service.ts'
import { findBusiness } from '#features/businesses/businesses.repository.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { suspendEdit, resumeEdit } from '#features/editing/waiting-edits.service.ts'
import { businessNotFound } from '#features/businesses/profile/profile.service.ts'
import { deleteForGood, findDeleted, findGone } from './deletion.repository.ts'
import { deleteHandover } from '#features/handovers/handovers.service.ts'

/** How long a deleted listing can be taken back. */
const RESTORABLE_FOR = 30 * DAY

type Context = Pick<AppContext, 'store' | 'now'>

/** A listing of somebody's, by its id. */
interface Owned {
  readonly id: number
  readonly userId: number
}

/** Takes a listing from the public at once; until the answered moment its owner can take it back. */
export function deleteBusiness({ store, now }: Context, owned: Owned): Promise<DeletedBusiness> {
  const { id, userId } = owned
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const row = await requireRestorable(trx, owned, at)
    if (row.removed_at !== null) return toDeleted(row)
    const restorable_until = at + RESTORABLE_FOR
    await changeBusiness(trx, id, { removed_at: at, restorable_until })
    await suspendEdit(trx, id)
    await deleteHandover(trx, id)
    await recordAction(trx, {
      at,
      actor_id: userId,
      action: 'deleted',
      subject_kind: 'business',
      subject_id: id,
      before: { removed_at: null },
      after: { removed_at: at, restorable_until },
    })
    return toDeleted({ ...row, restorable_until })
  })
}

/** Takes a deleted listing back as it was; an edit that waited is in the queue again. */
export function restoreBusiness(
  { store, now }: Context,
  owned: Owned,
): Promise<{ id: number; slug: string }> {
  const { id, userId } = owned
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const { slug, removed_at } = await requireRestorable(trx, owned, at)
    if (removed_at !== null) {
      await changeBusiness(trx, id, { removed_at: null, restorable_until: null })
      await resumeEdit(trx, id, at)
      await recordAction(trx, {
        at,
        actor_id: userId,
        action: 'restored',
        subject_kind: 'business',
        subject_id: id,
        before: { removed_at },
        after: { removed_at: null },
      })
    }
    return { id, slug }
  })
}

/** Somebody's deleted listings that can be taken back. */
export async function listDeletedBusinesses(
  { store, now }: Context,
  userId: number,
): Promise<DeletedBusiness[]> {
  return (await findDeleted(store.read, userId, now())).map(toDeleted)
}

/** Deletes for good what can no longer be taken back. */
export const purgeDeletedBusinesses = (
  { write }: Pick<Store, 'write'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  purgeInBatches(
    write,
    async (trx, limit) => {
      const gone = await findGone(trx, now, limit)
      for (const id of gone) {
        await eraseChangesOfBusiness(trx, id)
        await deleteForGood(trx, id)
      }
      return gone.length
    },
    signal,
  )

const toDeleted = ({
  id,
  name,
  restorable_until,
}: Pick<BusinessRow, 'id' | 'name' | 'restorable_until'>): DeletedBusiness => ({
  id,
  name,
  restorableUntil: new Date(restorable_until ?? 0).toISOString(),
})

/** A business of somebody's that is there, or was deleted by them and can be taken back. */
async function requireRestorable(
  trx: Transaction<Database> | Kysely<Database>,
  { id, userId }: Owned,
  now: number,
): Promise<BusinessRow> {
  const row = await findBusiness(trx, id)
  const isThere = row?.owner_id === userId && (row.removed_at === null || (row.restorable_until ?? 0) > now)
  if (!isThere) throw businessNotFound()
  return row
}
