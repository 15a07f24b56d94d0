import type { PersonalData } from '#db/personal-data.ts'
import { findSavesOf } from './personal-data.repository.ts'

/** Businesses that somebody saved; they go with the account's row. */
export const savesData: PersonalData = {
  name: 'savedBusinesses',
  read: (db, { id }) => findSavesOf(db, id),
}
