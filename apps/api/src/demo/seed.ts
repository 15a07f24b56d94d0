import { HOUR } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/store.ts'
import { hashPassword } from '#features/accounts/passwords.ts'
import { insertContent } from '#features/content/content.repository.ts'
import { insertInquiry } from '#features/inquiries/inquiries.repository.ts'
import { skipPlanMails } from '#features/plans/plan-mails.service.ts'
import { skipQuoteMails } from '#features/quotes/quote-mails.service.ts'
import { insertQuote, insertQuoteEvent } from '#features/quotes/quotes.repository.ts'
import { createDemoBusinesses, type DemoBusiness } from './businesses/demo-businesses.ts'
import { chooseGalleries } from './businesses/pictures.ts'
import { listReviewers } from './businesses/reviews.ts'
import { createArticleRecords } from './content/articles.ts'
import { createCourseRecords } from './content/courses.ts'
import { createEventRecords } from './content/events.ts'
import { createJobRecords, createTenderRecords } from './content/notices.ts'
import { readDemoData, type DemoData } from './data/demo-data.ts'
import { createInquiryRecords } from './inquiries.ts'
import { createQuoteRequests } from './quote-requests.ts'
import { addBusinesses } from './seed-businesses.ts'
import { addOrders, storeProofs } from './seed-orders.ts'
import { storeGalleries, type PictureStore } from './stored-pictures.ts'
import { createSubmissionRecords } from './submissions.ts'

type Trx = Transaction<Database>

/** Users are inserted in batches: SQLite allows 32,766 parameters in a statement. */
const USERS_PER_STATEMENT = 500

/**
 * Fills an empty database with the demo accounts and sample content around `now` (milliseconds), all or nothing. Returns
 * false without a change if the database has any content. Businesses have pictures if there is a store for them.
 */
export async function seedDemo(
  { write }: Pick<Store, 'write'>,
  now: number,
  pictureStore?: PictureStore,
): Promise<boolean> {
  if (!(await isEmpty(write))) return false
  const data = readDemoData()
  const passwordHash = await hashPassword(data.password)
  const businesses = createDemoBusinesses(data, now)
  const galleries = pictureStore
    ? await storeGalleries(pictureStore, chooseGalleries(data.pictures, businesses))
    : []
  const proofs = pictureStore ? await storeProofs(pictureStore, data) : new Map()
  return write.transaction().execute(async (trx) => {
    // Another process may have begun at the same time.
    if (!(await isEmpty(trx))) return false
    const ids = await addUsers(trx, data, { businesses, passwordHash, now })
    await addBusinesses(trx, data, { businesses, galleries, ids, now })
    await insertContent(trx, [
      ...createArticleRecords(data, now),
      ...createEventRecords(data, now),
      ...createTenderRecords(data, now),
      ...createJobRecords(data, now),
      ...createCourseRecords(data, now),
    ])
    await insertContent(trx, createSubmissionRecords(data, now))
    for (const inquiry of createInquiryRecords(data, now)) await insertInquiry(trx, inquiry)
    const adminId = getAdmin(data, ids)
    await addQuoteRequests(trx, data, { adminId, now })
    await addOrders(trx, data, { proofs, adminId, now })
    await skipPlanMails(trx, now)
    await skipQuoteMails(trx, now)
    return true
  })
}

/** Ignores texts that ship with the product, which every database has. */
async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const first = [
    await db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    await db.selectFrom('businesses').select('id').limit(1).executeTakeFirst(),
    await db.selectFrom('content').select('id').where('file_hash', 'is', null).limit(1).executeTakeFirst(),
  ]
  return first.every((row) => row === undefined)
}

/** Ids of users by email address. */
type UserIds = ReadonlyMap<string, number>

interface NewUsers {
  readonly businesses: readonly DemoBusiness[]
  readonly passwordHash: string
  readonly now: number
}

/** Stores the accounts, the other owners and the reviewers; only the accounts have a password. */
async function addUsers(
  trx: Trx,
  data: DemoData,
  { businesses, passwordHash, now }: NewUsers,
): Promise<UserIds> {
  const since = Math.min(...businesses.map(({ record }) => record.createdAt)) - HOUR
  const accounts = data.accounts.map((account) => ({
    ...toUserRow(account, Math.min(since, now)),
    password_hash: passwordHash,
    is_admin: account.isAdmin ? (1 as const) : (0 as const),
  }))
  const known = new Set(accounts.map(({ email }) => email))
  const owners = businesses
    .filter(({ owner }) => !known.has(owner.email))
    .map(({ owner, record }) => toUserRow(owner, record.createdAt - HOUR))
  const reviewers = listReviewers(data).map((reviewer) => toUserRow(reviewer, since))
  const rows = [...accounts, ...owners, ...reviewers]
  const stored: { id: number; email: string }[] = []
  for (let start = 0; start < rows.length; start += USERS_PER_STATEMENT) {
    const batch = rows.slice(start, start + USERS_PER_STATEMENT)
    stored.push(...(await trx.insertInto('users').values(batch).returning(['id', 'email']).execute()))
  }
  return new Map(stored.map(({ email, id }) => [email, id]))
}

const toUserRow = (person: { email: string; firstName: string; lastName: string }, createdAt: number) => ({
  email: person.email,
  first_name: person.firstName,
  last_name: person.lastName,
  password_hash: null as string | null,
  profile_image_url: null,
  is_admin: 0 as 0 | 1,
  email_confirmed_at: createdAt,
  created_at: createdAt,
})

const getAdmin = ({ accounts }: DemoData, ids: UserIds): number | null => {
  const admin = accounts.find(({ isAdmin }) => isAdmin)
  return (admin && ids.get(admin.email)) ?? null
}

/** Stores requests for websites, handled by the demo's administrator. */
async function addQuoteRequests(
  trx: Trx,
  data: DemoData,
  { adminId, now }: { readonly adminId: number | null; readonly now: number },
): Promise<void> {
  for (const { record, events } of createQuoteRequests(data, now)) {
    const quoteId = await insertQuote(trx, record)
    for (const { offer, ...event } of events)
      await insertQuoteEvent(trx, { ...event, ...offer, quote_id: quoteId, actor_id: adminId })
  }
}
