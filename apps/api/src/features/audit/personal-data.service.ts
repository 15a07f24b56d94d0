import type { PersonalData } from '#db/personal-data.ts'
import { eraseChangesOf, findActionsOf } from './personal-data.repository.ts'

/** For a business that is deleted for good: what was done with it stays, without its fields. */
export { eraseChangesOfBusiness } from './personal-data.repository.ts'

/**
 * Lines of the audit trail about what somebody did. They stay without their name, which goes with the account's row, and
 * without what changed in the account, in its businesses and reviews, and by its own hand.
 */
export const auditData: PersonalData = {
  name: 'auditTrail',
  read: (db, { id }) => findActionsOf(db, id),
  erase: (trx, { id }) => eraseChangesOf(trx, id),
}
