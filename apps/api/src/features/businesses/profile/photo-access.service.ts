import type { Store } from '#db/engine/open-store.ts'
import type { FindPhotoAccess } from '#media/photo-access.ts'
import { picturesShown, rowVisibility } from '../visibility.ts'
import { openPhotoAccessRows, type PhotoAccessRow } from './photo-access.repository.ts'

/** Says who may see a photo: it follows its business, and the plan says how many are shown. */
export function openPhotoAccess(store: Pick<Store, 'read' | 'readSqlite'>): FindPhotoAccess {
  const findRow = openPhotoAccessRows(store)
  return (name, now) => {
    const row = findRow(name)
    return row && { isPublic: isPublic(row, now), ownerId: row.owner_id }
  }
}

const isPublic = (row: PhotoAccessRow, now: number): boolean =>
  rowVisibility(row, now) === 'public' && row.position < picturesShown(row.tier)
