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
import { createBusinessNotFoundProblem } from '#features/businesses/profile/profile.service.ts'
import { deletePermanently, findDeleted, findExpired } from './deletion.repository.ts'
import { deleteHandover } from '#features/handovers/handovers.service.ts'

/** How long a deleted listing can be restored. */
const RESTORE_PERIOD = 30 * DAY

type Context = Pick<AppContext, 'store' | 'now'>

/** A listing with its owner. */
interface OwnedKey {
  readonly id: number
  readonly userId: number
}

/** Hides a listing at once; its owner can restore it until the returned instant. */
export function deleteBusiness({ store, now }: Context, key: OwnedKey): Promise<DeletedBusiness> {
  const { id, userId } = key
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const row = await requireRestorable(trx, key, at)
    if (row.removed_at !== null) return toDeleted(row)
    const restorable_until = at + RESTORE_PERIOD
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

/** Restores a deleted listing; its waiting edit returns to the queue. */
export function restoreBusiness(
  { store, now }: Context,
  key: OwnedKey,
): Promise<{ id: number; slug: string }> {
  const { id, userId } = key
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const { slug, removed_at } = await requireRestorable(trx, key, at)
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

/** Somebody's deleted listings that can be restored. */
export async function listDeletedBusinesses(
  { store, now }: Context,
  userId: number,
): Promise<DeletedBusiness[]> {
  return (await findDeleted(store.read, userId, now())).map(toDeleted)
}

/** Permanently deletes listings that can no longer be restored. */
export const purgeDeletedBusinesses = (
  { write }: Pick<Store, 'write'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  purgeInBatches(
    write,
    async (trx, limit) => {
      const expired = await findExpired(trx, now, limit)
      for (const id of expired) {
        await eraseChangesOfBusiness(trx, id)
        await deletePermanently(trx, id)
      }
      return expired.length
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

/** An owner's business that exists, or that they deleted and can restore. */
async function requireRestorable(
  trx: Transaction<Database> | Kysely<Database>,
  { id, userId }: OwnedKey,
  now: number,
): Promise<BusinessRow> {
  const row = await findBusiness(trx, id)
  const isThere = row?.owner_id === userId && (row.removed_at === null || (row.restorable_until ?? 0) > now)
  if (!isThere) throw createBusinessNotFoundProblem()
  return row
}
