import { HOUR } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/open-store.ts'
import { hashPassword } from '#features/accounts/passwords.ts'
import { insertBusinesses, insertReviews } from '#features/businesses/businesses.service.ts'
import { insertContent } from '#features/content/content.service.ts'
import { insertInquiry } from '#features/inquiries/inquiries.service.ts'
import { insertQuote, insertQuoteEvent } from '#features/quotes/quotes.service.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './cast.ts'
import { demoEvents } from './events.ts'
import { demoInquiries } from './inquiries.ts'
import { demoListings, type DemoListing } from './listings.ts'
import { demoNews } from './news.ts'
import { demoCourses, demoJobs, demoTenders } from './notices.ts'
import { demoQuotes } from './quotes.ts'
import { demoReviews, REVIEWERS } from './reviews.ts'
import { demoSubmissions } from './submissions.ts'

type Trx = Transaction<Database>

/** Users go in by the hundred: SQLite takes at most 32,766 parameters in a statement. */
const USERS_PER_STATEMENT = 500

/**
 * Fills an empty database with the demo accounts and sample content around `now` (milliseconds), whole or not
 * at all. Answers false, and adds nothing, where there is anything already.
 */
export async function seedDemo({ write }: Pick<Store, 'write'>, now: number): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return write.transaction().execute(async (trx) => {
    if (!(await isEmpty(trx))) return false
    const listings = demoListings(now)
    const ids = await addUsers(trx, listings, passwordHash, now)
    await addListings(trx, listings, ids, now)
    await insertContent(trx, [
      ...demoNews(now),
      ...demoEvents(now),
      ...demoTenders(now),
      ...demoJobs(now),
      ...demoCourses(now),
    ])
    await insertContent(trx, demoSubmissions(now))
    for (const inquiry of demoInquiries(now)) await insertInquiry(trx, inquiry)
    await addQuotes(trx, ids, now)
    return true
  })
}

/** Texts that ship with the product are in every database. */
async function isEmpty(trx: Trx): Promise<boolean> {
  const first = [
    await trx.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    await trx.selectFrom('businesses').select('id').limit(1).executeTakeFirst(),
    await trx.selectFrom('content').select('id').where('file_hash', 'is', null).limit(1).executeTakeFirst(),
  ]
  return first.every((row) => row === undefined)
}

/** The accounts, the other owners and the reviewers; only the accounts have a password. Answers ids by address. */
async function addUsers(
  trx: Trx,
  listings: readonly DemoListing[],
  passwordHash: string,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const since = Math.min(...listings.map(({ record }) => record.createdAt)) - HOUR
  const accounts = DEMO_ACCOUNTS.map((account) => ({
    ...userRow(account, Math.min(since, now)),
    password_hash: passwordHash,
    is_admin: account.isAdmin ? (1 as const) : (0 as const),
  }))
  const known = new Set(accounts.map(({ email }) => email))
  const owners = listings
    .filter(({ owner }) => !known.has(owner.email))
    .map(({ owner, record }) => userRow(owner, record.createdAt - HOUR))
  const rows = [...accounts, ...owners, ...REVIEWERS.map((reviewer) => userRow(reviewer, since))]
  const stored: { id: number; email: string }[] = []
  for (let start = 0; start < rows.length; start += USERS_PER_STATEMENT) {
    const batch = rows.slice(start, start + USERS_PER_STATEMENT)
    stored.push(...(await trx.insertInto('users').values(batch).returning(['id', 'email']).execute()))
  }
  return new Map(stored.map(({ email, id }) => [email, id]))
}

const userRow = (person: { email: string; firstName: string; lastName: string }, createdAt: number) => ({
  email: person.email,
  first_name: person.firstName,
  last_name: person.lastName,
  password_hash: null as string | null,
  profile_image_url: null,
  is_admin: 0 as 0 | 1,
  email_confirmed_at: createdAt,
  created_at: createdAt,
})

async function addListings(
  trx: Trx,
  listings: readonly DemoListing[],
  ids: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const records = listings.map(({ record, owner }) => ({ ...record, ownerId: ids.get(owner.email) ?? null }))
  const stored = await insertBusinesses(trx, records)
  const reviews = listings.flatMap((listing, position) =>
    demoReviews(listing, now).flatMap(({ reviewer, ...review }) => {
      const business = stored[position]
      const person = REVIEWERS[reviewer]
      if (!business || !person) return []
      const { firstName, lastName, email } = person
      return [{ ...review, businessId: business.id, userId: ids.get(email) ?? null, firstName, lastName }]
    }),
  )
  await insertReviews(trx, reviews)
}

/** Requests for websites, handled by the demo's administrator. */
async function addQuotes(trx: Trx, ids: ReadonlyMap<string, number>, now: number): Promise<void> {
  const admin = DEMO_ACCOUNTS.find(({ isAdmin }) => isAdmin)
  const actorId = (admin && ids.get(admin.email)) ?? null
  for (const { record, events } of demoQuotes(now)) {
    const quoteId = await insertQuote(trx, record)
    for (const event of events)
      await insertQuoteEvent(trx, { ...event, quote_id: quoteId, actor_id: actorId })
  }
}
