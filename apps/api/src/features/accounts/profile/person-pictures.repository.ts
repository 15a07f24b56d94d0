import { personPictureUrl } from '@portal/domain/business'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'

/** Looks up whether a photo is a person's picture: for each of their files, so it is compiled once. */
export function openPersonPictures({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>) {
  const byUrl = prepareRead<{ url: string }, { id: number }>(readSqlite, (param) =>
    read.selectFrom('users').select('id').where('profile_image_url', '=', param.url),
  )
  return (name: string): boolean => byUrl.get({ url: personPictureUrl(name) }) !== undefined
}
