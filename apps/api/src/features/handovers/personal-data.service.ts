import type { PersonalData } from '#db/personal-data.ts'
import { findHandoversOf, deleteHandoversTo } from './personal-data.repository.ts'

/** Offers of listings that somebody made, or that were made to their address. */
export const handoversData: PersonalData = {
  name: 'handovers',
  read: (db, person) => findHandoversOf(db, person),
  async erase(trx, { email }) {
    if (email !== null) await deleteHandoversTo(trx, email)
  },
}
