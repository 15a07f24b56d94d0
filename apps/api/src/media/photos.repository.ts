import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { PhotoRow } from './photos.table.ts'

/** The photos of a listing, the cover first. */
export const findPhotos = (db: Kysely<Database>, businessId: number): Promise<PhotoRow[]> =>
  db.selectFrom('photos').selectAll().where('business_id', '=', businessId).orderBy('position').execute()

/** Replaces the photos of a business. */
export async function replacePhotos(
  trx: Transaction<Database>,
  businessId: number,
  photos: readonly Omit<PhotoRow, 'business_id'>[],
): Promise<void> {
  await trx.deleteFrom('photos').where('business_id', '=', businessId).execute()
  if (photos.length === 0) return
  const rows = photos.map((photo) => ({ ...photo, business_id: businessId }))
  await trx.insertInto('photos').values(rows).execute()
}

/** The assumed size of a photo that has not been measured. */
const UNMEASURED_BYTES = 1e6

/** The size on disk of the photos of all businesses of an owner, whatever their status. */
export async function sumStoredBytes(db: Kysely<Database>, ownerId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('businesses')
    .innerJoin('photos', 'photos.business_id', 'businesses.id')
    .select((eb) =>
      eb.fn.sum<number | null>(eb.fn.coalesce('photos.bytes', eb.val(UNMEASURED_BYTES))).as('bytes'),
    )
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

export async function findUnmeasuredPhotos(db: Kysely<Database>, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('photos').select('name').where('bytes', 'is', null).limit(limit).execute()
  return rows.map(({ name }) => name)
}

export async function setPhotoBytes(
  trx: Transaction<Database>,
  { name, bytes }: Pick<PhotoRow, 'name' | 'bytes'>,
): Promise<void> {
  await trx.updateTable('photos').set({ bytes }).where('name', '=', name).execute()
}

/** Which of these names belong to a photo of a business. */
export async function findUsedNames(db: Kysely<Database>, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db.selectFrom('photos').select('name').where('name', 'in', names).execute()
  return new Set(rows.map(({ name }) => name))
}
