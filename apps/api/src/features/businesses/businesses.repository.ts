import { nextFreeSlug } from '@portal/domain/business'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { takenSlugs } from '#db/slugs.ts'
import { countWords, type SpokenTexts } from '#db/search/spoken-words.ts'
import { completed, freeSlugs, newRow, wantedSlug, type BusinessRecord } from './businesses.record.ts'
import type { BusinessRow, NewBusinessRow } from './businesses.table.ts'

type Trx = Transaction<Database>

/** SQLite takes at most 32,766 parameters in a statement. */
const ROWS_PER_STATEMENT = 500

export interface StoredBusiness {
  readonly id: number
  readonly slug: string
}

/** Stores listings with all that follows from them; answers their ids and slugs in the same order. */
export async function insertBusinesses(
  trx: Trx,
  records: readonly BusinessRecord[],
): Promise<StoredBusiness[]> {
  const stored: StoredBusiness[] = []
  for (let start = 0; start < records.length; start += ROWS_PER_STATEMENT) {
    stored.push(...(await insertBatch(trx, records.slice(start, start + ROWS_PER_STATEMENT))))
  }
  return stored
}

async function insertBatch(trx: Trx, records: readonly BusinessRecord[]): Promise<StoredBusiness[]> {
  const taken = await takenSlugs(trx, ['businesses', 'business_slugs'], records.map(wantedSlug))
  const slugs = freeSlugs(records, taken)
  const first = await nextId(trx)
  const rows = records.map((record, position) => newRow(record, first + position, slugs[position] ?? ''))
  await trx.insertInto('businesses').values(rows).execute()
  await countWords(trx, { after: rows.filter(isListed).map(spokenTexts) })
  return rows.map(({ id, slug }) => ({ id, slug }))
}

/** A card holds its id, so ids are given out before the rows are written. */
async function nextId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = 'businesses'`.execute(trx)
  return (rows[0]?.seq ?? 0) + 1
}

/** What a change may touch; everything that follows from it is worked out again. */
export type BusinessChanges = Partial<Omit<BusinessRow, 'id' | 'listed' | 'filter_flags' | 'card'>>

/** Changes one listing; answers the row as it is afterwards, or undefined when there is none. */
export async function changeBusiness(
  trx: Trx,
  id: number,
  changes: BusinessChanges,
): Promise<BusinessRow | undefined> {
  const before = await trx.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirst()
  if (!before) return undefined
  if (changes.slug !== undefined && changes.slug !== before.slug)
    await keepFormerSlug(trx, before, changes.slug)
  const { listed: _listed, filter_flags: _flags, card: _card, ...decided } = before
  const row = completed({ ...decided, ...changes })
  const after = await trx
    .updateTable('businesses')
    .set(row)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await countWords(trx, { before: spokenIfListed(before), after: spokenIfListed(after) })
  return after
}

/** What led to a listing goes on leading to it after a rename; a slug that it takes back is current again. */
async function keepFormerSlug(trx: Trx, { id, slug }: BusinessRow, next: string): Promise<void> {
  await trx.deleteFrom('business_slugs').where('slug', '=', next).where('business_id', '=', id).execute()
  await trx.insertInto('business_slugs').values({ slug, business_id: id }).execute()
}

/** The slug that a listing gets by a new name; one that is its own, or was, it may have again. */
export async function freeSlugFor(trx: Trx, { id, slug }: BusinessRow, name: string): Promise<string> {
  const wanted = wantedSlug({ name })
  const taken = await takenSlugs(trx, ['businesses', 'business_slugs'], [wanted])
  const own = await trx.selectFrom('business_slugs').select('slug').where('business_id', '=', id).execute()
  for (const mine of [slug, ...own.map((former) => former.slug)]) taken.delete(mine)
  return nextFreeSlug(wanted, (candidate) => taken.has(candidate))
}

/** As the `listed` column says it, for a row that the database has not seen yet. */
const isListed = (row: NewBusinessRow): boolean =>
  row.status === 'approved' && row.suspended_at === null && row.removed_at === null

const spokenTexts = ({ name, place, category, description }: SearchedRow): SpokenTexts => ({
  names: [name, place],
  prose: [category, description],
})

const spokenIfListed = (row: BusinessRow): SpokenTexts[] => (row.listed === 1 ? [spokenTexts(row)] : [])

type SearchedRow = Pick<NewBusinessRow, 'name' | 'place' | 'category' | 'description'>

export const findBusiness = (db: Kysely<Database>, id: number): Promise<BusinessRow | undefined> =>
  db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirst()

const ofOwner = (db: Kysely<Database>, ownerId: number) =>
  db.selectFrom('businesses').where('owner_id', '=', ownerId).where('removed_at', 'is', null)

/** Somebody's listings in every state, the newest first. */
export const ownedBy = (
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

export async function countOwn(db: Kysely<Database>, ownerId: number): Promise<number> {
  const { total } = await ofOwner(db, ownerId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Whether something that somebody sent in was approved and is still listed. */
export async function hasListed(db: Kysely<Database>, ownerId: number): Promise<boolean> {
  const row = await ofOwner(db, ownerId).select('id').where('listed', '=', 1).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function isReferenceTaken(trx: Trx, reference: string): Promise<boolean> {
  const row = await trx
    .selectFrom('businesses')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}
