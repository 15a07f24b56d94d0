import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRow } from '../content.table.ts'
import type { SubmittedKind } from '../content.record.ts'

type Db = Kysely<Database>

/** The id of the content with a reference. */
export const findByReference = (db: Db, reference: string): Promise<{ id: number } | undefined> =>
  db.selectFrom('content').select('id').where('reference', '=', reference).executeTakeFirst()

/** A submission, whatever its status. */
export const findSubmissionRow = (db: Db, kind: SubmittedKind, id: number): Promise<ContentRow | undefined> =>
  db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()

/** Submissions of a kind that wait after a position of the queue, the longest waiting first. */
export const findWaiting = (
  db: Db,
  kind: SubmittedKind,
  after: { readonly submittedAt: number; readonly id: number },
  limit: number,
) =>
  db
    .selectFrom('content')
    .select([
      'id',
      'submitted_at',
      'title',
      'words',
      'reference',
      'submitter_name',
      'submitter_email',
      'country',
      'province',
      'time_zone',
    ])
    .where('status', '=', sql.lit('pending'))
    .where('kind', '=', kind)
    .where(sql<boolean>`(submitted_at, id) > (${after.submittedAt}, ${after.id})`)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .execute()

export type WaitingSubmission = Awaited<ReturnType<typeof findWaiting>>[number]

/** The newest content of a kind whose slug was made from the same title, with or without a number. */
export const findSameTitle = (
  db: Db,
  { id, kind, slug }: Pick<ContentRow, 'id' | 'kind' | 'slug'>,
): Promise<ContentRow[]> => {
  const base = slug.replace(/-\d+$/, '')
  return db
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', kind)
    .where((eb) =>
      // ':' is the character after '9'.
      eb.or([eb('slug', '=', base), eb.and([eb('slug', '>=', `${base}-0`), eb('slug', '<', `${base}-:`)])]),
    )
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
}
