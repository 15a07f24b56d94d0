import type { Reads } from '#db/engine/store.ts'
import type { BusinessRow } from '../businesses.table.ts'

/** Where a business shows its photos, and what decides who may see them. */
export type PhotoAccessRow = Pick<
  BusinessRow,
  'images' | 'logo_url' | 'status' | 'tier' | 'hidden_at' | 'removed_at' | 'public_until' | 'owner_id'
>

/** Looks photos up by name. Compiled once, since it runs for each file. */
export function createPhotoAccessRows({ read, prepare }: Reads) {
  const byName = prepare<{ name: string }, PhotoAccessRow>((param) =>
    read
      .selectFrom('photos')
      .innerJoin('businesses', 'businesses.id', 'photos.business_id')
      .select(['images', 'logo_url', 'status', 'tier', 'hidden_at', 'removed_at', 'public_until', 'owner_id'])
      .where('photos.name', '=', param.name),
  )
  return async (name: string): Promise<PhotoAccessRow | undefined> => byName.get({ name })
}
