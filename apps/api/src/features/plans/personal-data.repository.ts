import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** The mails to an account about its listings, without skipped ones. */
export const findPlanMailsOf = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('plan_mails')
    .innerJoin('businesses', 'businesses.id', 'plan_mails.business_id')
    .select(['businesses.name as listing', 'plan_mails.kind', 'plan_mails.at'])
    .where('businesses.owner_id', '=', userId)
    .where('plan_mails.is_sent', '=', 1)
    .orderBy('plan_mails.at')
    .execute()

/** The links that stop reminders, by creation time. */
export const findStopLinksOf = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('reminder_tokens')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
