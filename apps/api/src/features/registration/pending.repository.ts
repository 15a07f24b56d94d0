import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText } from '#db/functions.ts'
import type { Page } from '#db/pagination.ts'
import { toSortKey } from '#db/search/words.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

const selectPending = (db: Kysely<Database>) =>
  db.selectFrom('businesses').where('status', '=', sql.lit('pending')).where('removed_at', 'is', null)

function selectByName(db: Kysely<Database>, search: string) {
  const prefix = toSortKey(search.trim())
  return prefix === ''
    ? selectPending(db)
    : selectPending(db).where((eb) => containsText(eb.ref('sort_name'), prefix))
}

/** Businesses that wait for a decision, the longest waiting first; a blank `search` matches all. */
export const findPending = (
  db: Kysely<Database>,
  search: string,
  { limit, offset }: Page,
): Promise<BusinessRow[]> =>
  selectByName(db, search)
    .selectAll()
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countPending(db: Kysely<Database>, search: string): Promise<number> {
  const { total } = await selectByName(db, search)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Businesses that wait after a position of the queue, the longest waiting first, without their long texts. */
export const findWaiting = (
  db: Kysely<Database>,
  after: { readonly submittedAt: number; readonly id: number },
  limit: number,
) =>
  selectPending(db)
    .select([
      'id',
      'submitted_at',
      'created_at',
      'name',
      'category',
      'country',
      'province',
      'address',
      'owner_name',
      'email',
      'reference',
    ])
    .where(sql<boolean>`(submitted_at, id) > (${after.submittedAt}, ${after.id})`)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .execute()
