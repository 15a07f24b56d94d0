import type { AppContext } from '#context.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { Problem } from '#shared/problem.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { requireOwned } from '#features/businesses/businesses.service.ts'

/** Hides a listing for a while, or shows it again; its trial or paid year continues. */
export function pauseBusiness(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  { id, userId }: { readonly id: number; readonly userId: number },
  paused: boolean,
): Promise<{ pausedAt: string | null }> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const row = await requireOwned(trx, id, userId)
    if (row.status !== 'approved')
      throw new Problem('conflict', 'You can pause a listing once it is approved')
    const paused_at = paused ? (row.paused_at ?? at) : null
    if (paused_at !== row.paused_at) {
      await changeBusiness(trx, id, { paused_at })
      const action = paused ? 'paused' : 'unpaused'
      await recordAction(trx, {
        at,
        actor_id: userId,
        action,
        subject_kind: 'business',
        subject_id: id,
        before: { paused_at: row.paused_at },
        after: { paused_at },
      })
    }
    return { pausedAt: paused_at === null ? null : new Date(paused_at).toISOString() }
  })
}
