import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import type { PhotoRow } from '#media/photos.table.ts'
import type { BusinessRow } from '../businesses.table.ts'

/** A photo's place in its business, and what decides who may see it. */
export type PhotoAccessRow = Pick<PhotoRow, 'position'> &
  Pick<BusinessRow, 'status' | 'tier' | 'suspended_at' | 'removed_at' | 'public_until' | 'owner_id'>

/** Looks photos up by name: for each of their files, so it is compiled once. */
export function openPhotoAccessRows({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>) {
  const byName = prepareRead<{ name: string }, PhotoAccessRow>(readSqlite, (param) =>
    read
      .selectFrom('photos')
      .innerJoin('businesses', 'businesses.id', 'photos.business_id')
      .select(['position', 'status', 'tier', 'suspended_at', 'removed_at', 'public_until', 'owner_id'])
      .where('photos.name', '=', param.name),
  )
  return (name: string): PhotoAccessRow | undefined => byName.get({ name })
}
