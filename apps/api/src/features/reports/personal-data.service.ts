import type { PersonalData } from '#db/personal-data.ts'
import { findReportsBy, anonymizeReporter } from './personal-data.repository.ts'

/** What somebody reported. */
export const reportsData: PersonalData = {
  name: 'reports',
  read: (db, { id }) => findReportsBy(db, id),
  erase: (trx, { id }) => anonymizeReporter(trx, id),
}
