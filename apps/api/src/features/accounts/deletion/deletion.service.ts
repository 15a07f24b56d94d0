import type { DeleteAccountInput } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderAccountDeleted } from '#mail/templates/account-deleted.ts'
import { Problem } from '#shared/problem.ts'
import { getUser, countOtherAdmins } from '#features/users/users.service.ts'
import { requireOwnPassword } from '../new-password/own-password.ts'
import { ALL_PERSONAL_DATA, readPerson } from '../personal-data/all-personal-data.service.ts'
import { deleteUser } from '../personal-data/personal-data.repository.ts'
import { deletePictureFile } from '../profile/profile.service.ts'

/**
 * Deletes an account with all personal data, in one transaction; records that have to stay no longer name the person.
 * The next sweep removes files of photos. A last email, with nothing but the address, confirms it.
 */
export async function deleteAccount(
  context: AppContext,
  userId: number,
  { password }: Pick<DeleteAccountInput, 'password'>,
): Promise<{ email: string }> {
  const { store, now } = context
  const { password_hash: passwordHash, email, profile_image_url: picture } = await getUser(store.read, userId)
  await requireOwnPassword(passwordHash, password, 'password')
  await store.write.transaction().execute(async (trx) => {
    const person = await readPerson(trx, userId)
    await requireOtherAdmin(trx, userId)
    for (const part of ALL_PERSONAL_DATA) await part.erase?.(trx, person, now())
    await deleteUser(trx, userId)
    await enqueueMail(trx, context, {
      to: { name: '', address: email },
      lane: 'security',
      email: renderAccountDeleted(context.config),
    })
  })
  await deletePictureFile(context, picture)
  return { email }
}

/** Without any administrator nobody could decide about anything. */
async function requireOtherAdmin(trx: Transaction<Database>, userId: number): Promise<void> {
  const { is_admin: isAdmin } = await getUser(trx, userId)
  if (isAdmin === 0 || (await countOtherAdmins(trx, userId)) > 0) return
  throw new Problem(
    'conflict',
    'You are the only administrator. Make somebody else an administrator first, then delete your account',
  )
}
