import { MAX_SAVES, type BusinessSummary } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import type { Page } from '#db/pagination.ts'
import { Problem } from '#shared/problem.ts'
import type { EngagementCounter } from '#features/engagement/engagement.service.ts'
import { createBusinessNotFoundProblem } from '#features/businesses/profile/profile.service.ts'
import {
  countSaved,
  deleteSave,
  findPublic,
  findSavedCards,
  findSavedIds,
  insertSaves,
} from './saves.repository.ts'

type Context = Pick<AppContext, 'store' | 'now'>

/** The counter of saves. */
export interface SaveParts {
  readonly engagement: Pick<EngagementCounter, 'count'>
}

/** The public businesses that a person has saved, the last saved first. */
export async function listSaved(
  { store, now }: Context,
  userId: number,
  page: Page,
): Promise<{ items: BusinessSummary[]; total: number }> {
  const at = now()
  const rows = await findSavedCards(store.read, userId, at, page)
  return {
    items: rows.map(({ card }) => JSON.parse(card) as BusinessSummary),
    total: await countSaved(store.read, userId, at),
  }
}

/** The ids of all that a person has saved, the last saved first. */
export const listSavedIds = async (
  { store }: Pick<AppContext, 'store'>,
  userId: number,
): Promise<number[]> => [...(await findSavedIds(store.read, userId))]

/** Saves a public business; an already saved one keeps its position. */
export async function saveBusiness(
  { store, now }: Context,
  { engagement }: SaveParts,
  userId: number,
  id: number,
): Promise<void> {
  const at = now()
  await store.write.transaction().execute(async (trx) => {
    const saved = await findSavedIds(trx, userId)
    if (saved.has(id)) return
    const [business] = await findPublic(trx, [id], at)
    if (!business) throw createBusinessNotFoundProblem()
    if (saved.size >= MAX_SAVES) {
      throw new Problem('conflict', `You can save up to ${MAX_SAVES} businesses. Remove one to save another`)
    }
    await insertSaves(trx, [{ user_id: userId, business_id: id, saved_at: at }])
    engagement.count(business, 'save')
  })
}

/**
 * Adds the businesses that were saved on a device, the last saved first; drops those that are not public or beyond the
 * limit.
 */
export async function mergeSaved(
  { store, now }: Context,
  { engagement }: SaveParts,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  const at = now()
  await store.write.transaction().execute(async (trx) => {
    const saved = await findSavedIds(trx, userId)
    const known = new Map((await findPublic(trx, ids, at)).map((business) => [business.id, business]))
    const added = [...new Set(ids)]
      .flatMap((id) => (saved.has(id) ? [] : (known.get(id) ?? [])))
      .slice(0, Math.max(0, MAX_SAVES - saved.size))
    // A millisecond apart, so that they keep their order.
    const rows = added.map(({ id }, position) => ({
      user_id: userId,
      business_id: id,
      saved_at: at - position,
    }))
    await insertSaves(trx, rows)
    for (const business of added) engagement.count(business, 'save')
  })
}

export async function unsaveBusiness(
  { store }: Pick<AppContext, 'store'>,
  userId: number,
  id: number,
): Promise<void> {
  await store.write.transaction().execute((trx) => deleteSave(trx, userId, id))
}
