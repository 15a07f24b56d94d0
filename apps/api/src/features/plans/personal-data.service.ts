import type { PersonalData } from '#db/personal-data.ts'
import { findPlanMailsOf, findStopLinksOf } from './personal-data.repository.ts'
import { findStop } from './reminder-stops.repository.ts'

/** Reminders about listings; deleting the account takes its rows along. */
export const remindersData: PersonalData = {
  name: 'reminders',
  read: async (db, { id }) => ({
    stopped_at: (await findStop(db, id))?.stopped_at ?? null,
    mails: await findPlanMailsOf(db, id),
    links: await findStopLinksOf(db, id),
  }),
}
