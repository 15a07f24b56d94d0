import type { PersonalData } from '#db/personal-data.ts'
import {
  findMessagesFrom,
  findMessagesTo,
  findRepliesBy,
  deleteMessagesFrom,
  deleteMessagesTo,
} from './personal-data.repository.ts'

/** Messages to businesses: sent by somebody, and received by their own. */
export const messagesData: PersonalData = {
  name: 'messages',
  read: async (db, { id, email }) => ({
    sent: email === null ? [] : await findMessagesFrom(db, email),
    received: await findMessagesTo(db, id),
    replies: await findRepliesBy(db, id),
  }),
  async erase(trx, { id, email }) {
    await deleteMessagesTo(trx, id)
    if (email !== null) await deleteMessagesFrom(trx, email)
  },
}
