import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'

/** Deletes some requests of any status but accepted without activity since an instant; returns how many. */
export const deleteQuotesBefore = (db: Kysely<Database>, at: number, limit: number): Promise<number> =>
  deleteRequests(db, sql<boolean>`status <> 'accepted' and ${isUntouchedSince(at)}`, limit)

/** The same for accepted requests. */
export const deleteAcceptedBefore = (db: Kysely<Database>, at: number, limit: number): Promise<number> =>
  deleteRequests(db, sql<boolean>`status = 'accepted' and ${isUntouchedSince(at)}`, limit)

const isUntouchedSince = (at: number) => sql`
  created_at <= ${at}
  and not exists (select 1 from quote_events where quote_id = quote_requests.id and quote_events.at > ${at})`

function deleteRequests(
  db: Kysely<Database>,
  isOld: ReturnType<typeof sql<boolean>>,
  limit: number,
): Promise<number> {
  const ids = db.selectFrom('quote_requests').select('id').where(isOld).limit(limit)
  return countDeleted(db.deleteFrom('quote_requests').where('id', 'in', ids))
}
