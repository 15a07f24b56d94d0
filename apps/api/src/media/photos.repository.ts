import { parsePhotoUrl, PERSON_PICTURE_WIDTH, getPersonPictureUrl } from '@portal/domain/business'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'
import type { PhotoRow } from './photos.table.ts'

/** Finds the stored photos of a listing, in the order in which they were added. */
export const findPhotos = (db: Kysely<Database>, businessId: number): Promise<PhotoRow[]> =>
  db.selectFrom('photos').selectAll().where('business_id', '=', businessId).orderBy('position').execute()

/** Replaces the photos of a business, apart from one with this name, such as its logo. */
export async function replacePhotos(
  trx: Transaction<Database>,
  businessId: number,
  photos: readonly Omit<PhotoRow, 'business_id' | 'unused_since'>[],
  keptPhotos: string | null = null,
): Promise<void> {
  await trx
    .deleteFrom('photos')
    .where('business_id', '=', businessId)
    .$if(keptPhotos !== null, (query) => query.where('name', '!=', keptPhotos ?? ''))
    .execute()
  const rows = photos
    .filter(({ name }) => name !== keptPhotos)
    .map((photo) => ({ ...photo, business_id: businessId, unused_since: null }))
  if (rows.length > 0) await trx.insertInto('photos').values(rows).execute()
}

/** Far below the parameter limits of both engines: 32,766 and 65,535. */
const ROWS_PER_STATEMENT = 500

/** Adds photos to businesses without photos. */
export async function insertPhotos(
  trx: Transaction<Database>,
  photos: readonly Omit<PhotoRow, 'unused_since'>[],
): Promise<void> {
  for (let start = 0; start < photos.length; start += ROWS_PER_STATEMENT)
    await trx
      .insertInto('photos')
      .values(
        photos.slice(start, start + ROWS_PER_STATEMENT).map((photo) => ({ ...photo, unused_since: null })),
      )
      .execute()
}

/** Appends a stored photo to those of a business. */
export async function insertPhoto(
  trx: Transaction<Database>,
  photo: Omit<PhotoRow, 'position'>,
): Promise<void> {
  await trx
    .insertInto('photos')
    .values((eb) => ({
      ...photo,
      position: eb
        .selectFrom('photos')
        .where('business_id', '=', photo.business_id)
        .select(({ fn }) => fn.countAll<number>().as('count')),
    }))
    .execute()
}

/** Records which photos of a business are used, by name, and since when the others are unused. */
export async function markUsedPhotos(
  trx: Transaction<Database>,
  businessId: number,
  usedNames: readonly string[],
  now: number,
): Promise<void> {
  const photos = trx.updateTable('photos').where('business_id', '=', businessId)
  await photos
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where('name', 'in', usedNames)
    .execute()
  await photos
    .set({ unused_since: now })
    .where('unused_since', 'is', null)
    .where('name', 'not in', usedNames)
    .execute()
}

/** Records that an unused photo is sent again; returns false if it is gone. */
export async function renewUnusedPhoto(
  trx: Transaction<Database>,
  name: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('photos')
    .set((eb) => ({ unused_since: eb.case().when('unused_since', 'is', null).then(null).else(now).end() }))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes photos that have been unused since before an instant, up to a limit; the sweep removes their files. */
export const deletePhotosUnusedBefore = (
  trx: Transaction<Database>,
  before: number,
  limit: number,
): Promise<number> =>
  countDeleted(
    trx
      .deleteFrom('photos')
      .where('name', 'in', (eb) =>
        eb.selectFrom('photos').select('name').where('unused_since', '<', before).limit(limit),
      ),
  )

/** The assumed size of a photo that has not been measured. */
const UNMEASURED_BYTES = 1e6

/** Sums the disk space of the photos of all businesses of an owner, in any status. */
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

/** Finds photos that may lack sizes; those of one picture are consecutive. */
export const findIncompletePhotos = (
  db: Kysely<Database>,
  limit: number,
): Promise<Pick<PhotoRow, 'name' | 'sha256'>[]> =>
  db
    .selectFrom('photos')
    .select(['name', 'sha256'])
    .where('bytes', 'is', null)
    .orderBy('sha256')
    .orderBy('name')
    .limit(limit)
    .execute()

/** Finds which of these names belong to photos that may lack sizes. */
export async function findIncompleteNames(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .selectFrom('photos')
    .select('name')
    .where('bytes', 'is', null)
    .where('name', 'in', names)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

export async function setPhotoBytes(
  trx: Transaction<Database>,
  { name, bytes }: Pick<PhotoRow, 'name' | 'bytes'>,
): Promise<void> {
  await trx.updateTable('photos').set({ bytes }).where('name', '=', name).execute()
}

/** Tables that name photos with files in every size. */
const NAMING_TABLES = ['photos', 'content_pictures', 'payment_proofs'] as const
const NAMES_PER_BATCH = 1000

/**
 * Lists the names of all used photos, and the URLs of people's pictures, in batches: everything that `findUsedNames` looks
 * up.
 */
export async function* listUsedPhotos(
  db: Kysely<Database>,
): AsyncGenerator<{ readonly photos: readonly string[]; readonly pictureUrls: readonly string[] }> {
  for (const table of NAMING_TABLES) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom(table)
        .select('name')
        .where('name', '>', after)
        .orderBy('name')
        .limit(NAMES_PER_BATCH)
        .execute()
      const photos = rows.map(({ name }) => name)
      yield { photos, pictureUrls: [] }
      const last = photos.at(-1)
      if (last === undefined || photos.length < NAMES_PER_BATCH) break
      after = last
    }
  }
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'profile_image_url'])
      .where('id', '>', after)
      .where('profile_image_url', 'is not', null)
      .orderBy('id')
      .limit(NAMES_PER_BATCH)
      .execute()
    yield { photos: [], pictureUrls: rows.flatMap(({ profile_image_url: url }) => url ?? []) }
    const last = rows.at(-1)
    if (last === undefined || rows.length < NAMES_PER_BATCH) break
    after = last.id
  }
}

/**
 * Finds which of these names belong to a photo of a business, a picture of content, a proof of payment or a person's
 * picture.
 */
export async function findUsedNames(db: Kysely<Database>, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const found = new Set<string>()
  for (const table of NAMING_TABLES) {
    const rows = await db.selectFrom(table).select('name').where('name', 'in', names).execute()
    for (const { name } of rows) found.add(name)
  }
  const byUrl = new Map(names.map((name) => [getPersonPictureUrl(name), name]))
  const people = await db
    .selectFrom('users')
    .select('profile_image_url')
    .where('profile_image_url', 'in', [...byUrl.keys()])
    .execute()
  for (const { profile_image_url: url } of people) {
    const name = byUrl.get(url ?? '')
    if (name !== undefined) found.add(name)
  }
  return found
}

/** A photo of any kind that the database names. */
export interface PhotoInUse {
  readonly name: string
  /** The total size of its files; null if it is not recorded. */
  readonly bytes: number | null
  /** Whether sizes other than the largest may be missing. */
  readonly isIncomplete: boolean
  /** Whether it is a person's picture, which has one file. */
  readonly isPerson: boolean
}

/** Finds all photos of businesses, pictures of content, proofs of payment and people's pictures. */
export async function findPhotosInUse(db: Kysely<Database>): Promise<PhotoInUse[]> {
  const photos = await db.selectFrom('photos').select(['name', 'bytes']).orderBy('name').execute()
  const shown = await db.selectFrom('content_pictures').select(['name', 'bytes']).orderBy('name').execute()
  const proofs = await db.selectFrom('payment_proofs').select('name').orderBy('name').execute()
  const people = await db
    .selectFrom('users')
    .select('profile_image_url')
    .where('profile_image_url', 'is not', null)
    .orderBy('id')
    .execute()
  const complete = [...shown, ...proofs.map(({ name }) => ({ name, bytes: null }))]
  return [
    ...photos.map((photo) => ({ ...photo, isIncomplete: photo.bytes === null, isPerson: false })),
    ...complete.map((photo) => ({ ...photo, isIncomplete: false, isPerson: false })),
    ...people.flatMap(({ profile_image_url: url }) => toPersonPicture(url ?? '')),
  ]
}

/** Returns nothing for a picture at an OpenID provider. */
function toPersonPicture(url: string): PhotoInUse[] {
  const photo = parsePhotoUrl(url)
  return photo?.width === PERSON_PICTURE_WIDTH
    ? [{ name: photo.name, bytes: null, isIncomplete: false, isPerson: true }]
    : []
}
