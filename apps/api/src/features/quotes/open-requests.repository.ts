import type { QuoteStatus } from '@portal/domain/quote'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** Requests from an address with one of these statuses. */
export const findRequestsBy = (db: Kysely<Database>, email: string, statuses: readonly QuoteStatus[]) =>
  db
    .selectFrom('quote_requests')
    .select(['id', 'business_name', 'created_at'])
    .where('email', '=', email)
    .where('status', 'in', statuses)
    .execute()
