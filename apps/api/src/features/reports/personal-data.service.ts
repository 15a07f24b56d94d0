import type { PersonalData } from '#db/personal-data.ts'
import { findReportsBy, forgetReporter } from './personal-data.repository.ts'

/** What somebody reported. */
export const reportsData: PersonalData = {
  name: 'reports',
  read: (db, { id }) => findReportsBy(db, id),
  erase: (trx, { id }) => forgetReporter(trx, id),
}
