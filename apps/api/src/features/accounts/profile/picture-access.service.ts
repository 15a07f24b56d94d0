import type { Reads } from '#db/engine/store.ts'
import type { FindPhotoAccess } from '#media/photo-access.ts'
import { createPersonPictures } from './person-pictures.repository.ts'

/** Decides who may see the picture of a person: everybody, since it is shown beside their reviews. */
export function createPictureAccess(store: Reads): FindPhotoAccess {
  const isPersonPicture = createPersonPictures(store)
  return async (name) => ((await isPersonPicture(name)) ? { isPublic: true, ownerId: null } : undefined)
}
