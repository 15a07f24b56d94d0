import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findTakenSlugsIn } from '#db/slugs.ts'
import type { CompleteRow } from './businesses.row.ts'
import type { BusinessRow } from './businesses.table.ts'

type Trx = Transaction<Database>

/** The column of stored cards, where a query is written in SQL. */
export const CARD = sql.ref<BusinessRow['card']>('card')

export const findBusiness = (db: Kysely<Database>, id: number): Promise<BusinessRow | undefined> =>
  db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertRows(trx: Trx, rows: readonly CompleteRow[]): Promise<void> {
  await trx.insertInto('businesses').values(rows).execute()
}

export const updateRow = (trx: Trx, row: CompleteRow): Promise<BusinessRow> =>
  trx.updateTable('businesses').set(row).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow()

/** Of these slugs, and of the same with a number, those in use now or before a rename. */
export const findTakenSlugs = (trx: Trx, wanted: readonly string[]): Promise<Set<string>> =>
  findTakenSlugsIn(trx, ['businesses', 'business_slugs'], wanted)

export async function findFormerSlugs(trx: Trx, id: number): Promise<string[]> {
  const rows = await trx.selectFrom('business_slugs').select('slug').where('business_id', '=', id).execute()
  return rows.map(({ slug }) => slug)
}

/** A former slug still finds its business after a rename; one that the business takes back is current again. */
export async function replaceSlug(trx: Trx, { id, slug }: BusinessRow, next: string): Promise<void> {
  await trx.deleteFrom('business_slugs').where('slug', '=', next).where('business_id', '=', id).execute()
  await trx.insertInto('business_slugs').values({ slug, business_id: id }).execute()
}

/** Removes the former slugs of a business, except for those to keep. */
export async function keepFormerSlugs(trx: Trx, id: number, slugs: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('business_slugs')
    .where('business_id', '=', id)
    .where('slug', 'not in', slugs)
    .execute()
}

export async function isReferenceTaken(trx: Trx, reference: string): Promise<boolean> {
  const row = await trx
    .selectFrom('businesses')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}

/** Temporarily closed businesses whose reopening day is this one or before; those after the id `after`. */
export async function findReopeningIds(
  db: Kysely<Database>,
  day: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('temporarily_closed', '=', 1)
    .where('temporarily_closed_until', '<=', day)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
