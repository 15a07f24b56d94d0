import type { PersonalData } from '#db/personal-data.ts'
import { deleteRecipientOf, findAlertsOf } from './personal-data.repository.ts'

/** Alerts about lists. */
export const alertsData: PersonalData = {
  name: 'alerts',
  read: async (db, { email }) => (email === null ? [] : findAlertsOf(db, email)),
  async erase(trx, { email }) {
    if (email !== null) await deleteRecipientOf(trx, email)
  },
}
