import type { SubmissionKind } from '@portal/domain/contract'
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/json.ts'
import type { Page } from '#db/pagination.ts'
import { foldWord } from '#db/search.ts'
import type { ContentRow, ContentTable } from '#features/content/content.table.ts'
import { SUBMITTABLE } from './submitted-kinds.ts'

export async function isSubmissionReference(db: Kysely<Database>, reference: string): Promise<boolean> {
  const found = await db.selectFrom('content').select('id').where('reference', '=', reference).execute()
  return found.length > 0
}

/** What somebody sent in, whatever became of it. */
export const findSubmission = (
  db: Kysely<Database>,
  kind: SubmissionKind,
  id: number,
): Promise<ContentRow | undefined> =>
  db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', SUBMITTABLE[kind].kind)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()

export const changeSubmission = (
  trx: Transaction<Database>,
  id: number,
  changes: Pick<
    Updateable<ContentTable>,
    'status' | 'published_at' | 'rejection_reason' | 'rejection_note' | 'rejected_at'
  >,
): Promise<ContentRow> =>
  trx.updateTable('content').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Which of those that wait; a blank `search` is all of them. */
export interface WaitingFilter {
  readonly kind?: SubmissionKind | undefined
  readonly search: string
}

function waiting(db: Kysely<Database>, kind: SubmissionKind | undefined) {
  const rows = db
    .selectFrom('content')
    .where('status', '=', sql.lit('pending'))
    .where('submitted_at', 'is not', null)
  return kind ? rows.where('kind', '=', SUBMITTABLE[kind].kind) : rows
}

/** What waits for a decision, the longest waiting first. */
export async function findWaiting(
  db: Kysely<Database>,
  { kind, search }: WaitingFilter,
  { limit, offset }: Page,
): Promise<{ rows: ContentRow[]; total: number }> {
  const ids = await waitingIds(db, kind, search)
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .where((eb) => isOneOf(eb.ref('id'), ids.slice(offset, offset + limit)))
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
  return { rows, total: ids.length }
}

/** Only few wait at a time, and SQLite folds no accents: they are looked through here. */
async function waitingIds(
  db: Kysely<Database>,
  kind: SubmissionKind | undefined,
  search: string,
): Promise<number[]> {
  const ordered = waiting(db, kind).orderBy('submitted_at').orderBy('id')
  const wanted = foldWord(search).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return (await ordered.select('id').execute()).map(({ id }) => id)
  const rows = await ordered
    .select(['id', 'title', 'words', 'reference', 'submitter_name', 'submitter_email'])
    .execute()
  return rows.flatMap(({ id, reference, ...texts }) => {
    // Also without its hyphens, as a reference is often typed.
    const text = foldWord([...Object.values(texts), reference, reference?.replaceAll('-', '')].join('\n'))
    return wanted.every((word) => text.includes(word)) ? [id] : []
  })
}

/** How many wait, by kind. */
export async function countWaiting(db: Kysely<Database>): Promise<Record<SubmissionKind, number>> {
  const rows = await waiting(db, undefined)
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute()
  const count = (kind: SubmissionKind) => rows.find((row) => row.kind === SUBMITTABLE[kind].kind)?.count ?? 0
  return { events: count('events'), tenders: count('tenders'), jobs: count('jobs') }
}
