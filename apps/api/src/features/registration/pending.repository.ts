import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText } from '#db/functions.ts'
import type { Page } from '#db/pagination.ts'
import { toSortKey } from '#db/search/words.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

const pending = (db: Kysely<Database>) =>
  db.selectFrom('businesses').where('status', '=', sql.lit('pending')).where('removed_at', 'is', null)

function named(db: Kysely<Database>, search: string) {
  const wanted = toSortKey(search.trim())
  return wanted === '' ? pending(db) : pending(db).where((eb) => containsText(eb.ref('sort_name'), wanted))
}

/** Businesses that wait for a decision, the longest waiting first; a blank `search` is all of them. */
export const findPending = (
  db: Kysely<Database>,
  search: string,
  { limit, offset }: Page,
): Promise<BusinessRow[]> =>
  named(db, search).selectAll().orderBy('submitted_at').orderBy('id').limit(limit).offset(offset).execute()

export async function countPending(db: Kysely<Database>, search: string): Promise<number> {
  const { total } = await named(db, search)
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
  pending(db)
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
