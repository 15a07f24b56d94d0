import type { PersonalData } from '#db/personal-data.ts'
import { deleteSubscriptionOf, findSubscriptionOf } from './personal-data.repository.ts'

/** The newsletter. */
export const newsletterData: PersonalData = {
  name: 'newsletter',
  read: async (db, { email }) => (email === null ? [] : findSubscriptionOf(db, email)),
  async erase(trx, { email }) {
    if (email !== null) await deleteSubscriptionOf(trx, email)
  },
}
