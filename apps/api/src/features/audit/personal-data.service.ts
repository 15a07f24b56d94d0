import type { PersonalData } from '#db/personal-data.ts'
import { eraseChangesOf, findActionsOf } from './personal-data.repository.ts'

/** For a business that is deleted for good: its entries stay, without the changed fields. */
export { eraseChangesOfBusiness } from './personal-data.repository.ts'

/**
 * Entries of somebody's actions. They stay after a deletion without the name, which goes with the account's row, and
 * without the fields changed in the account, in its businesses and reviews, or by its holder.
 */
export const auditData: PersonalData = {
  name: 'auditTrail',
  read: (db, { id }) => findActionsOf(db, id),
  erase: (trx, { id }) => eraseChangesOf(trx, id),
}
