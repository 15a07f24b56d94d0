import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

const ofOwner = (db: Kysely<Database>, ownerId: number) =>
  db.selectFrom('businesses').where('owner_id', '=', ownerId).where('removed_at', 'is', null)

/** Somebody's businesses in every state, the newest first. */
export const findOwned = (
  db: Kysely<Database>,
  ownerId: number,
  { limit, offset }: Page,
): Promise<BusinessRow[]> =>
  ofOwner(db, ownerId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countOwned(db: Kysely<Database>, ownerId: number): Promise<number> {
  const { total } = await ofOwner(db, ownerId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Whether a business of somebody's was approved and is still listed. */
export async function hasListed(db: Kysely<Database>, ownerId: number): Promise<boolean> {
  const row = await ofOwner(db, ownerId).select('id').where('listed', '=', 1).limit(1).executeTakeFirst()
  return row !== undefined
}

/** The names of somebody's businesses, and their visibility. */
export const findOwnedNames = (db: Kysely<Database>, ownerId: number) =>
  ofOwner(db, ownerId)
    .select(['id', 'name', 'created_at', 'status', 'hidden_at', 'removed_at', 'public_until'])
    .execute()

/** Somebody's latest businesses, including removed ones. */
export const findLastSubmitted = (db: Kysely<Database>, ownerId: number, limit: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'status', 'submitted_at', 'removed_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
