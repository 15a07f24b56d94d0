import type { PersonalData } from '#db/personal-data.ts'
import { findSubmissionStates, findSubmissionsOf, anonymizeSender } from './personal-data.repository.ts'
import { withdrawContent } from './publication/publication.service.ts'

const NOTE = 'Withdrawn: the account of its sender was deleted'

/** Events, tenders and jobs that somebody sent in. */
export const submissionsData: PersonalData = {
  name: 'submissions',
  read: async (db, { email }) => (email === null ? [] : findSubmissionsOf(db, email)),
  async erase(trx, { email }, at) {
    if (email === null) return
    for (const { is_active: isActive, ...submission } of await findSubmissionStates(trx, email)) {
      await anonymizeSender(trx, submission)
      if (isActive) await withdrawContent(trx, submission.id, { note: NOTE, at })
    }
  },
}
