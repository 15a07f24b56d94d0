import { parsePhotoUrl, getPhotoFileName } from '@portal/domain/business'
import type { PersonalData } from '#db/personal-data.ts'
import { getUser } from '#features/users/users.service.ts'
import {
  deleteStoredResponses,
  findEmailChangesOf,
  findIdentitiesOf,
  findSecondStepOf,
  findSessionsOf,
} from './personal-data.repository.ts'

/** The account itself. Its row is deleted last, with the rows that depend on it. */
export const accountData: PersonalData = {
  name: 'account',
  async read(db, { id }) {
    const { password_hash: hash, id: _id, ...user } = await getUser(db, id)
    return {
      ...user,
      hasPassword: hash !== null,
      signInProviders: await findIdentitiesOf(db, id),
      twoStepSignInSince: await findSecondStepOf(db, id),
      sessions: await findSessionsOf(db, id),
      emailChanges: await findEmailChangesOf(db, id),
    }
  },
  async files(db, { id }) {
    const { profile_image_url: url } = await getUser(db, id)
    const photo = url === null ? null : parsePhotoUrl(url)
    return photo ? [{ name: getPhotoFileName(photo), path: 'picture.webp' }] : []
  },
  async erase(trx, { email }) {
    if (email !== null) await deleteStoredResponses(trx, email)
  },
}
