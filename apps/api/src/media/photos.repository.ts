import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/open.ts'
import { prepareRead } from '#db/prepared.ts'
import type { PhotoRow } from './photos.table.ts'

/** A photo's place in its listing, and what decides who may see it. */
export interface PhotoStanding {
  readonly position: number
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly tier: 0 | 1 | 2 | 3
  readonly suspended_at: number | null
  readonly removed_at: number | null
  readonly public_until: number
  readonly owner_id: number | null
}

/** Looks photos up by name: for each of their files, so it is compiled once. */
export function openStandings({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>) {
  const standing = prepareRead<{ name: string }, PhotoStanding>(readSqlite, (param) =>
    read
      .selectFrom('photos')
      .innerJoin('businesses', 'businesses.id', 'photos.business_id')
      .select(['position', 'status', 'tier', 'suspended_at', 'removed_at', 'public_until', 'owner_id'])
      .where('photos.name', '=', param.name),
  )
  return (name: string): PhotoStanding | undefined => standing.get({ name })
}

/** The photos of a listing, the cover first. */
export const photosOf = (db: Kysely<Database>, businessId: number): Promise<PhotoRow[]> =>
  db.selectFrom('photos').selectAll().where('business_id', '=', businessId).orderBy('position').execute()

/** Gives a listing these photos in place of those that it had. */
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

/** Which of these names are a listing's photos. */
export async function namesInUse(db: Kysely<Database>, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db.selectFrom('photos').select('name').where('name', 'in', names).execute()
  return new Set(rows.map(({ name }) => name))
}
