import type { Kysely, Transaction, Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRow, ContentTable } from '../content.table.ts'
import { isPublished } from '../published.repository.ts'

type StatusChange = Pick<
  Updateable<ContentTable>,
  'status' | 'published_at' | 'rejection_reason' | 'rejection_note' | 'rejected_at'
>

/** Changes the status of a row; returns the row afterwards. */
export const updateStatus = (
  trx: Transaction<Database>,
  id: number,
  change: StatusChange,
): Promise<ContentRow> =>
  trx.updateTable('content').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const findRow = (trx: Transaction<Database>, id: number): Promise<ContentRow> =>
  trx.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findPublishedRows = (
  db: Kysely<Database>,
  ids: readonly number[],
  now: number,
): Promise<ContentRow[]> =>
  db.selectFrom('content').selectAll().where('id', 'in', ids).where(isPublished(now)).execute()
