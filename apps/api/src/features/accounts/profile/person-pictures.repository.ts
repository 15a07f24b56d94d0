import { getPersonPictureUrl } from '@portal/domain/business'
import type { Reads } from '#db/engine/store.ts'

/** Looks up whether a photo is a person's picture. Compiled once, since it runs for each file. */
export function createPersonPictures({ read, prepare }: Reads) {
  const byUrl = prepare<{ url: string }, { id: number }>((param) =>
    read.selectFrom('users').select('id').where('profile_image_url', '=', param.url),
  )
  return async (name: string): Promise<boolean> =>
    (await byUrl.get({ url: getPersonPictureUrl(name) })) !== undefined
}
