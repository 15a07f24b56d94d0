import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Person, PersonalData } from '#db/personal-data.ts'
import { handoversData } from '#features/handovers/personal-data.service.ts'
import { messagesData } from '#features/messages/personal-data.service.ts'
import { listingsData } from '#features/ownership/personal-data.service.ts'
import { reviewsData } from '#features/reviews/personal-data.service.ts'
import { savesData } from '#features/saves/personal-data.service.ts'
import { submissionsData } from '#features/content/personal-data.service.ts'
import { registrationsData } from '#features/event-registrations/personal-data.service.ts'
import { inquiriesData } from '#features/inquiries/personal-data.service.ts'
import { auditData } from '#features/audit/personal-data.service.ts'
import { alertsData } from '#features/alerts/personal-data.service.ts'
import { newsletterData } from '#features/newsletter/personal-data.service.ts'
import { remindersData } from '#features/plans/personal-data.service.ts'
import { ordersData } from '#features/orders/personal-data.service.ts'
import { quotesData } from '#features/quotes/personal-data.service.ts'
import { reportsData } from '#features/reports/personal-data.service.ts'
import { mailsData } from '#mail/outbox/personal-data.service.ts'
import { getUser, toAddressee } from '#features/users/users.service.ts'
import { accountData } from './account-data.service.ts'

/**
 * Personal data by feature, in the order of export and deletion. Messages go before the listings they were sent to, and
 * the audit trail before the listings whose changes it contains.
 */
export const ALL_PERSONAL_DATA: readonly PersonalData[] = [
  accountData,
  auditData,
  messagesData,
  handoversData,
  listingsData,
  reviewsData,
  savesData,
  reportsData,
  submissionsData,
  registrationsData,
  quotesData,
  ordersData,
  inquiriesData,
  newsletterData,
  alertsData,
  remindersData,
  mailsData,
]

/** The person of an account. */
export async function readPerson(db: Kysely<Database>, userId: number): Promise<Person> {
  const user = await getUser(db, userId)
  return {
    id: user.id,
    email: user.email_confirmed_at === null ? null : user.email,
    name: toAddressee(user).name,
  }
}
