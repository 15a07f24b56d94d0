import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** Submissions with an address that were not rejected. */
export const findSubmittedBy = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('content')
    .select(['kind', 'id', 'title', 'status', 'submitted_at'])
    .where('submitter_email', '=', email)
    .where('status', '<>', 'rejected')
    .where('kind', 'in', ['event', 'tender', 'job'])
    .$narrowType<{ kind: 'event' | 'tender' | 'job' }>()
    .execute()

/** The last submissions with an address, whatever their status. */
export const findLastSubmitted = (db: Kysely<Database>, email: string, limit: number) =>
  db
    .selectFrom('content')
    .select(['kind', 'id', 'title', 'status', 'submitted_at'])
    .where('submitter_email', '=', email)
    .where('kind', 'in', ['event', 'tender', 'job'])
    .$narrowType<{ kind: 'event' | 'tender' | 'job' }>()
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function countSubmitted(db: Kysely<Database>, email: string): Promise<number> {
  const { total } = await db
    .selectFrom('content')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('submitter_email', '=', email)
    .where('kind', 'in', ['event', 'tender', 'job'])
    .executeTakeFirstOrThrow()
  return total
}
