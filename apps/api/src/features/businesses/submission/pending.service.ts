import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PendingBusiness } from '@portal/domain/contract'
import type { Store } from '#db/engine/open-store.ts'
import type { Page } from '#db/pagination.ts'
import { readQueueCounts } from '#db/queue-counts.ts'
import type { BusinessRow } from '../businesses.table.ts'
import { toOwnBusiness } from '../businesses.view.ts'
import { openDuplicates, type FindDuplicates } from '../duplicates/duplicates.service.ts'
import { countPending, findPending } from './pending.repository.ts'

/** Businesses compared with public ones before other requests get their turn. */
const COMPARED_IN_A_TURN = 25

export type ReadPending = (
  adminId: number,
  search: string,
  page: Page,
  now: number,
) => Promise<{ items: PendingBusiness[]; total: number }>

/** Reads businesses that wait for a decision, each with the public one that it may repeat. A blank search finds all. */
export function openPending(
  store: Pick<Store, 'read' | 'readSqlite'>,
  findDuplicates: FindDuplicates = openDuplicates(store),
): ReadPending {
  return async (adminId, search, page, now) => {
    const items: PendingBusiness[] = []
    for (const row of await findPending(store.read, search, page)) {
      items.push({
        ...toOwnBusiness(row, adminId),
        likelyDuplicate: findLikelyDuplicate(findDuplicates, row, now),
      })
      if (items.length % COMPARED_IN_A_TURN === 0) await nextTurn()
    }
    return { items, total: await countAll(store, search) }
  }
}

function findLikelyDuplicate(
  find: FindDuplicates,
  row: BusinessRow,
  now: number,
): PendingBusiness['likelyDuplicate'] {
  const [found] = find(row, now)
  if (!found) return null
  const { id, name, slug, address, samePhone } = found
  return { id, name, slug, address, samePhone }
}

/** Without a search the total is one that triggers count. */
async function countAll({ read }: Pick<Store, 'read'>, search: string): Promise<number> {
  if (search.trim() !== '') return countPending(read, search)
  return (await readQueueCounts(read, ['business'])).business
}
