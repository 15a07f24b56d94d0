import type { SubmissionKind } from '@portal/domain/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/json.ts'
import type { Page } from '#db/pagination.ts'
import { foldWord } from '#db/search.ts'
import type { ContentRow } from '#features/content/content.table.ts'
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

/** Which of those that wait; a blank `search` is all of them. */
export interface WaitingFilter {
  readonly kind?: SubmissionKind | undefined
  readonly search: string
}

/** All that wait, in the order in which they came; the index of what waits holds what this reads. */
const waiting = (db: Kysely<Database>) =>
  db
    .selectFrom('content')
    .select(['id', 'kind'])
    .where('status', '=', sql.lit('pending'))
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('id')

/** What waits for a decision, the longest waiting first. */
export async function findWaiting(
  db: Kysely<Database>,
  filter: WaitingFilter,
  { limit, offset }: Page,
): Promise<{ rows: ContentRow[]; total: number }> {
  const ids = await waitingIds(db, filter)
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
async function waitingIds(db: Kysely<Database>, { kind, search }: WaitingFilter): Promise<number[]> {
  const isMeant = (row: Pick<ContentRow, 'kind'>) => !kind || row.kind === SUBMITTABLE[kind].kind
  const wanted = foldWord(search).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return (await waiting(db).execute()).filter(isMeant).map(({ id }) => id)
  const rows = await waiting(db)
    .select(['title', 'words', 'reference', 'submitter_name', 'submitter_email'])
    .execute()
  return rows.filter(isMeant).flatMap((row) => {
    const { title, words, reference, submitter_name, submitter_email } = row
    // Also without its hyphens, as a reference is often typed.
    const texts = [title, words, submitter_name, submitter_email, reference, reference?.replaceAll('-', '')]
    const text = foldWord(texts.join('\n'))
    return wanted.every((word) => text.includes(word)) ? [row.id] : []
  })
}

/** How many wait, by kind. */
export async function countWaiting(db: Kysely<Database>): Promise<Record<SubmissionKind, number>> {
  const rows = await waiting(db).execute()
  const count = (kind: SubmissionKind) => rows.filter((row) => row.kind === SUBMITTABLE[kind].kind).length
  return { events: count('events'), tenders: count('tenders'), jobs: count('jobs') }
}
