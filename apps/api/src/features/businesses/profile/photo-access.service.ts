import { parsePhotoUrl } from '@portal/domain/business'
import type { Reads } from '#db/engine/store.ts'
import type { FindPhotoAccess } from '#media/photo-access.ts'
import { parseJson } from '#shared/json.ts'
import { getShownPictureCount, getRowVisibility } from '../visibility.ts'
import { createPhotoAccessRows, type PhotoAccessRow } from './photo-access.repository.ts'

/**
 * Decides who may see a photo. Photos of a public business are public, as many as its plan shows; a photo in a waiting
 * edit is not.
 */
export function createPhotoAccess(store: Reads): FindPhotoAccess {
  const findRow = createPhotoAccessRows(store)
  return async (name, now) => {
    const row = await findRow(name)
    return (
      row && {
        isPublic: isShown(row, name) && getRowVisibility(row, now) === 'public',
        ownerId: row.owner_id,
      }
    )
  }
}

function isShown(row: PhotoAccessRow, name: string): boolean {
  const shownUrls = [...parseJson(row.images).slice(0, getShownPictureCount(row.tier)), row.logo_url]
  return shownUrls.some((url) => url !== null && parsePhotoUrl(url)?.name === name)
}
