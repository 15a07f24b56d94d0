import type { PersonalData } from '#db/personal-data.ts'
import { readOpenRequests } from './open-requests.service.ts'
import { findOffersOf, findQuotesOf, findServicesOf, anonymizeRequester } from './personal-data.repository.ts'
import { withdrawQuote } from './quotes.service.ts'

const NOTE = 'Declined: the account that asked was deleted'

/** Requests for websites. */
export const quotesData: PersonalData = {
  name: 'quoteRequests',
  read: async (db, { email }) =>
    email === null
      ? []
      : {
          requests: (await findQuotesOf(db, email)).map(({ search_text: _text, ...row }) => row),
          services: await findServicesOf(db, email),
          quotes: await findOffersOf(db, email),
        },
  async erase(trx, { id: actorId, email }, at) {
    if (email === null) return
    for (const { id } of await readOpenRequests(trx, email))
      await withdrawQuote(trx, id, { note: NOTE, actorId, at })
    await anonymizeRequester(trx, email)
  },
}
