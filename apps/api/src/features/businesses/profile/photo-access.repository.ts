import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import type { BusinessRow } from '../businesses.table.ts'

/** Where a business shows its photos, and what decides who may see them. */
export type PhotoAccessRow = Pick<
  BusinessRow,
  'images' | 'logo_url' | 'status' | 'tier' | 'hidden_at' | 'removed_at' | 'public_until' | 'owner_id'
>

/** Looks photos up by name: for each of their files, so it is compiled once. */
export function openPhotoAccessRows({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>) {
  const byName = prepareRead<{ name: string }, PhotoAccessRow>(readSqlite, (param) =>
    read
      .selectFrom('photos')
      .innerJoin('businesses', 'businesses.id', 'photos.business_id')
      .select(['images', 'logo_url', 'status', 'tier', 'hidden_at', 'removed_at', 'public_until', 'owner_id'])
      .where('photos.name', '=', param.name),
  )
  return (name: string): PhotoAccessRow | undefined => byName.get({ name })
}
