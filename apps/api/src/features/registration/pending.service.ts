import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Difference, OwnBusiness, PendingBusiness } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Reads, Store } from '#db/engine/store.ts'
import type { Page } from '#db/pagination.ts'
import { readQueueCounts } from '#db/queue-counts.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { toOwnBusiness } from '#features/businesses/businesses.view.ts'
import {
  createDuplicateFinder,
  type DuplicateCandidate,
  type FindDuplicates,
} from './duplicates/duplicates.service.ts'
import { findDifferences } from './rejected-versions.service.ts'
import { findBusiness } from '#features/businesses/businesses.repository.ts'
import { Problem } from '#shared/problem.ts'
import { countPending, findPending, findWaiting } from './pending.repository.ts'

/** Businesses compared with public ones before other requests get their turn. */
const COMPARED_PER_TURN = 25

export type ReadPending = (
  adminId: number,
  search: string,
  page: Page,
  now: number,
) => Promise<{ items: PendingBusiness[]; total: number }>

/**
 * Reads businesses that wait for a decision, each with the public one that it may duplicate. A blank search finds all.
 */
export function createPendingReader(
  store: Reads,
  findDuplicates: FindDuplicates = createDuplicateFinder(store),
): ReadPending {
  return async (adminId, search, page, now) => {
    const items: PendingBusiness[] = []
    for (const row of await findPending(store.read, search, page)) {
      items.push({
        ...toOwnBusiness(row, adminId, now),
        likelyDuplicate: await findLikelyDuplicate(findDuplicates, row, now),
      })
      if (items.length % COMPARED_PER_TURN === 0) await nextTurn()
    }
    return { items, total: await countAll(store, search) }
  }
}

async function findLikelyDuplicate(
  find: FindDuplicates,
  row: BusinessRow,
  now: number,
): Promise<PendingBusiness['likelyDuplicate']> {
  const [found] = await find(row, now)
  if (!found) return null
  const { id, name, slug, address, samePhone } = found
  return { id, name, slug, address, samePhone }
}

/** Without a search, triggers keep the total. */
async function countAll({ read }: Pick<Store, 'read'>, search: string): Promise<number> {
  if (search.trim() !== '') return countPending(read, search)
  return (await readQueueCounts(read, ['business'])).business
}

/** Businesses that wait after a position of the queue, the longest waiting first. */
export const readWaiting = findWaiting

/** A business with everything that a decision needs. */
export interface SubmittedBusiness {
  readonly row: BusinessRow
  readonly business: OwnBusiness
  /** Public ones that it may duplicate, the likeliest first. */
  readonly duplicates: readonly DuplicateCandidate[]
  /** Its changes since the rejected version. */
  readonly differences: readonly Difference[]
}

/** Reads a business for a decision, whatever its status; throws if there is none. */
export async function readSubmitted(
  db: Kysely<Database>,
  findDuplicates: FindDuplicates,
  id: number,
  { viewerId, now }: { readonly viewerId: number; readonly now: number },
): Promise<SubmittedBusiness> {
  const row = await findBusiness(db, id)
  if (!row || row.removed_at !== null) throw new Problem('not-found', 'Business not found')
  const duplicates = await findDuplicates(row, now)
  return {
    row,
    business: toOwnBusiness(row, viewerId, now),
    duplicates: duplicates.filter((found) => found.id !== id),
    differences: await findDifferences(db, row),
  }
}
