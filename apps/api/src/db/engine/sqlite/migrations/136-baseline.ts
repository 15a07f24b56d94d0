import { sql, type Kysely } from 'kysely'
import { accounts } from './baseline/accounts.ts'
import { administration } from './baseline/administration.ts'
import { businesses } from './baseline/businesses.ts'
import { content } from './baseline/content.ts'
import { events } from './baseline/events.ts'
import { fullText } from './baseline/full-text.ts'
import { listIndexes } from './baseline/list-indexes.ts'
import { listings } from './baseline/listings.ts'
import { mails } from './baseline/mails.ts'
import { orders } from './baseline/orders.ts'
import { plans } from './baseline/plans.ts'
import { quotes } from './baseline/quotes.ts'
import { search } from './baseline/search.ts'
import { startingRows } from './baseline/starting-rows.ts'
import { listingTriggers } from './baseline/triggers/listings.ts'
import { publicVersionTriggers } from './baseline/triggers/public-version.ts'
import { queueCountTriggers } from './baseline/triggers/queue-counts.ts'
import { visitors } from './baseline/visitors.ts'

/** Tables come after those that they reference. */
const STATEMENTS = [
  ...accounts,
  ...businesses,
  ...listIndexes,
  ...listings,
  ...visitors,
  ...content,
  ...events,
  ...quotes,
  ...plans,
  ...orders,
  ...mails,
  ...administration,
  ...search,
  ...fullText,
  ...startingRows,
  ...listingTriggers,
  ...queueCountTriggers,
  ...publicVersionTriggers,
]

/** The schema that earlier versions reached by their migrations up to `136-last-backup`. */
export const baseline = {
  async up<Tables>(db: Kysely<Tables>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
