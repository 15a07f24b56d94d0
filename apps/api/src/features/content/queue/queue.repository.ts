import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/engine/json.ts'
import type { Page } from '#db/pagination.ts'
import type { ContentRow } from '../content.table.ts'
import type { SubmittedKind } from '../content.record.ts'

type Db = Kysely<Database>
type Kind = SubmittedKind | undefined

/** The id of what has a reference. */
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

/** Pending submissions of one kind or of all, the oldest first; for both there is an index in this order. */
function selectPending(db: Db, kind: Kind) {
  const pending = db
    .selectFrom('content')
    .where('status', '=', sql.lit('pending'))
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('id')
  return kind ? pending.where('kind', '=', kind) : pending
}

export const findPendingPage = (db: Db, kind: Kind, { limit, offset }: Page): Promise<ContentRow[]> =>
  selectPending(db, kind).selectAll().limit(limit).offset(offset).execute()

export const findPendingByIds = (db: Db, kind: Kind, ids: readonly number[]): Promise<ContentRow[]> =>
  selectPending(db, kind)
    .selectAll()
    .where((eb) => isOneOf(eb.ref('id'), ids))
    .execute()

/** Where a walk through the queue has got to. */
export interface QueuePosition {
  readonly submitted_at: number
  readonly id: number
}

/** The texts to search in the next submissions of a walk through the queue. */
export const findPendingTexts = (db: Db, kind: Kind, after: QueuePosition, limit: number) =>
  selectPending(db, kind)
    .select(['id', 'submitted_at', 'title', 'words', 'reference', 'submitter_name', 'submitter_email'])
    .where(sql<boolean>`(submitted_at, id) > (${after.submitted_at}, ${after.id})`)
    .limit(limit)
    .execute()

export type QueuedTexts = Awaited<ReturnType<typeof findPendingTexts>>[number]
