import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { cardAt } from '#features/businesses/featured.repository.ts'
import { isPublic } from '#features/businesses/visibility.repository.ts'
import type { SavesTable } from './saves.table.ts'

type Trx = Transaction<Database>

/** The public businesses that a person has saved. */
const selectSaved = (db: Kysely<Database>, userId: number, now: number) =>
  db
    .selectFrom('saves')
    .innerJoin('businesses', 'businesses.id', 'saves.business_id')
    .where('saves.user_id', '=', userId)
    .where(isPublic(now))

/** The last saved first. */
export const findSavedCards = (
  db: Kysely<Database>,
  userId: number,
  now: number,
  { limit, offset }: Page,
): Promise<Pick<BusinessRow, 'card'>[]> =>
  selectSaved(db, userId, now)
    .select(cardAt(now).as('card'))
    .orderBy('saves.saved_at', 'desc')
    .orderBy('saves.business_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countSaved(db: Kysely<Database>, userId: number, now: number): Promise<number> {
  const { total } = await selectSaved(db, userId, now)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Every business that a person has saved, public or not, the last saved first. */
export async function findSavedIds(db: Kysely<Database>, userId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('saves')
    .select('business_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('business_id', 'desc')
    .execute()
  return new Set(rows.map(({ business_id }) => business_id))
}

/** The public ones of some businesses, unordered. */
export const findPublic = (
  db: Kysely<Database>,
  ids: readonly number[],
  now: number,
): Promise<Pick<BusinessRow, 'id' | 'country' | 'address'>[]> =>
  db
    .selectFrom('businesses')
    .select(['id', 'country', 'address'])
    .where('id', 'in', ids)
    .where(isPublic(now))
    .execute()

export async function insertSaves(trx: Trx, rows: readonly SavesTable[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('saves').values(rows).execute()
}

export async function deleteSave(trx: Trx, userId: number, businessId: number): Promise<void> {
  await trx.deleteFrom('saves').where('user_id', '=', userId).where('business_id', '=', businessId).execute()
}
