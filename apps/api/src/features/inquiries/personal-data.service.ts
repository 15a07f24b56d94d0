import type { PersonalData } from '#db/personal-data.ts'
import { deleteInquiriesOf, findInquiriesOf } from './personal-data.repository.ts'

/** Messages and reports to the portal. */
export const inquiriesData: PersonalData = {
  name: 'messagesToThePortal',
  read: async (db, { email }) => (email === null ? [] : findInquiriesOf(db, email)),
  async erase(trx, { email }) {
    if (email !== null) await deleteInquiriesOf(trx, email)
  },
}
