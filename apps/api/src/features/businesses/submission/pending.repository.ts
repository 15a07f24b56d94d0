import { sql } from 'kysely'
import type { Store } from '#db/engine/open-store.ts'
import { readQueueCounts } from '#db/queue-counts.ts'
import { sortName } from '../businesses.record.ts'
import type { BusinessRow } from '../businesses.table.ts'
import { openDuplicates } from '../duplicates/duplicates.repository.ts'

export interface LikelyDuplicate {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly address: string | null
  readonly samePhone: boolean
}

/** Which of the waiting listings; a blank `search` is all of them. */
export interface PendingPage {
  readonly search: string
  readonly limit: number
  readonly offset: number
}

export interface PendingList {
  /** Listings that wait for a decision, the longest waiting first. */
  rows(page: PendingPage): Promise<BusinessRow[]>
  total(search: string): Promise<number>
  /** The public business that a waiting one may repeat. */
  duplicateOf(row: BusinessRow, now: number): LikelyDuplicate | null
}

export function openPending({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): PendingList {
  const waiting = read
    .selectFrom('businesses')
    .where('status', '=', sql.lit('pending'))
    .where('removed_at', 'is', null)
  const named = (search: string) => {
    const wanted = sortName(search.trim())
    return wanted === '' ? waiting : waiting.where(sql<boolean>`instr(sort_name, ${wanted}) > 0`)
  }
  const alike = openDuplicates({ read, readSqlite })

  return {
    rows: ({ search, limit, offset }) =>
      named(search).selectAll().orderBy('submitted_at').orderBy('id').limit(limit).offset(offset).execute(),
    async total(search) {
      if (search.trim() === '') return (await readQueueCounts(read, ['business'])).business
      const { total } = await named(search)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },
    duplicateOf(row, now) {
      const [found] = alike(row, now)
      if (!found) return null
      const { id, name, slug, address, samePhone } = found
      return { id, name, slug, address, samePhone }
    },
  }
}
