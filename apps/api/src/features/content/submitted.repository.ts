import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** What was sent in with an address and was not rejected. */
export const findSubmittedBy = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('content')
    .select(['kind', 'id', 'title', 'status', 'submitted_at'])
    .where('submitter_email', '=', email)
    .where('status', '<>', 'rejected')
    .where('kind', 'in', ['event', 'tender', 'job'])
    .$narrowType<{ kind: 'event' | 'tender' | 'job' }>()
    .execute()
