import type { Store } from '#db/engine/open-store.ts'
import type { FindPhotoAccess } from '#media/photo-access.ts'
import { openPersonPictures } from './person-pictures.repository.ts'

/** Says who may see the picture of a person: everybody, since it stands beside their reviews. */
export function openPictureAccess(store: Pick<Store, 'read' | 'readSqlite'>): FindPhotoAccess {
  const isPersonPicture = openPersonPictures(store)
  return (name) => (isPersonPicture(name) ? { isPublic: true, ownerId: null } : undefined)
}
