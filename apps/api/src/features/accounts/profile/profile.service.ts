import type { Account, RenameInput } from '@portal/domain/contract'
import {
  parsePhotoUrl,
  getPersonPictureUrl,
  PERSON_PICTURE_WIDTH,
  getPhotoFileName,
} from '@portal/domain/business'
import type { AppContext } from '#context.ts'
import { hasOtherOwner } from '#media/owner.service.ts'
import { storePersonPicture } from '#media/person-picture.service.ts'
import { getUser, updateUser } from '#features/users/users.service.ts'
import { toCurrentUser, toSessionUser } from '../accounts.view.ts'
import { readEmailChange } from '../email-change/request-change.service.ts'
import { recordOwnChange } from '../own-changes.service.ts'
import { readLinkedIdentities } from '../provider/unlinking.service.ts'
import type { UserRow } from '#features/users/users.table.ts'

/** An account as its holder sees it. */
export async function readAccount(
  { store: { read: db }, config }: Pick<AppContext, 'store' | 'config'>,
  userId: number,
): Promise<Account> {
  const user = await getUser(db, userId)
  return {
    ...toCurrentUser(toSessionUser(user)),
    openedAt: new Date(user.created_at).toISOString(),
    hasPassword: user.password_hash !== null,
    emailChange: await readEmailChange(db, userId),
    identities: await readLinkedIdentities({ config }, db, userId),
  }
}

/** Changes a person's name. */
export const renameAccount = (
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  userId: number,
  { firstName, lastName }: RenameInput,
): Promise<UserRow> =>
  store.write.transaction().execute(async (trx) => {
    const before = await getUser(trx, userId)
    const after = await updateUser(trx, userId, { first_name: firstName, last_name: lastName })
    if (getName(before) !== getName(after))
      await recordOwnChange(trx, {
        at: now(),
        userId,
        action: 'renamed',
        before: { name: getName(before) },
        after: { name: getName(after) },
      })
    return after
  })

const getName = (user: UserRow): string => `${user.first_name} ${user.last_name}`.trim()

/** Replaces a person's picture by a photo (a data URL), or removes it; deletes the previous file. */
export async function setPicture(
  context: AppContext,
  userId: number,
  image: string | null,
): Promise<UserRow> {
  const name = image === null ? null : await storePersonPicture(context, userId, image)
  const url = name === null ? null : getPersonPictureUrl(name)
  const { before, user } = await context.store.write.transaction().execute(async (trx) => {
    const replaced = await getUser(trx, userId)
    if (replaced.profile_image_url !== url)
      await recordOwnChange(trx, {
        at: context.now(),
        userId,
        action: 'picture changed',
        before: { picture: replaced.profile_image_url },
        after: { picture: url },
      })
    return { before: replaced, user: await updateUser(trx, userId, { profile_image_url: url }) }
  })
  await deletePictureFile(context, before.profile_image_url)
  return user
}

/**
 * Deletes the file of an unused picture, unless another database may still refer to it. After a failure the sweep
 * removes it.
 */
export async function deletePictureFile(
  { store, media, log }: Pick<AppContext, 'store' | 'media' | 'log'>,
  url: string | null,
): Promise<void> {
  const photo = url === null ? null : parsePhotoUrl(url)
  if (photo?.width !== PERSON_PICTURE_WIDTH) return
  try {
    if (await hasOtherOwner({ store, media })) return
    await media.remove([getPhotoFileName(photo)])
  } catch (err) {
    log.warn({ err }, 'a picture that nobody has was left to the sweep')
  }
}
