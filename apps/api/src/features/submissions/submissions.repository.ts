import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SubmissionKind } from '@portal/domain/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/engine/json.ts'
import type { Page } from '#db/pagination.ts'
import { readQueueCounts } from '#db/queue-counts.ts'
import { foldWord } from '#db/search/match.ts'
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

/** Of one kind or of all, in the order in which they came; both have an index that is walked from its beginning. */
function waiting(db: Kysely<Database>, kind: SubmissionKind | undefined) {
  const ordered = db
    .selectFrom('content')
    .where('status', '=', sql.lit('pending'))
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('id')
  return kind ? ordered.where('kind', '=', SUBMITTABLE[kind].kind) : ordered
}

/** What waits for a decision, the longest waiting first. */
export async function findWaiting(
  db: Kysely<Database>,
  { kind, search }: WaitingFilter,
  { limit, offset }: Page,
): Promise<{ rows: ContentRow[]; total: number }> {
  const words = foldWord(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) {
    const rows = await waiting(db, kind).selectAll().limit(limit).offset(offset).execute()
    const counts = await countWaiting(db)
    return { rows, total: kind ? counts[kind] : sumOf(Object.values(counts)) }
  }
  const ids = await idsOfThoseWith(db, kind, words)
  const rows = await waiting(db, kind)
    .selectAll()
    .where((eb) => isOneOf(eb.ref('id'), ids.slice(offset, offset + limit)))
    .execute()
  return { rows, total: ids.length }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Rows looked through before others get their turn. */
const LOOKED_AT_ONCE = 250

/** SQLite folds no accents, so texts are looked through here: a few at a time, however many wait. */
async function idsOfThoseWith(
  db: Kysely<Database>,
  kind: SubmissionKind | undefined,
  words: readonly string[],
): Promise<number[]> {
  const ids: number[] = []
  let after = { submitted_at: 0, id: 0 }
  for (;;) {
    const rows = await waiting(db, kind)
      .select(['id', 'submitted_at', 'title', 'words', 'reference', 'submitter_name', 'submitter_email'])
      .where(sql<boolean>`(submitted_at, id) > (${after.submitted_at}, ${after.id})`)
      .limit(LOOKED_AT_ONCE)
      .execute()
    for (const row of rows) if (hasAll(row, words)) ids.push(row.id)
    const last = rows.at(-1)
    if (!last || rows.length < LOOKED_AT_ONCE) return ids
    after = { submitted_at: last.submitted_at ?? 0, id: last.id }
    await nextTurn()
  }
}

type SearchedRow = Pick<ContentRow, 'title' | 'words' | 'reference' | 'submitter_name' | 'submitter_email'>

function hasAll(row: SearchedRow, wanted: readonly string[]): boolean {
  const { title, words, reference, submitter_name, submitter_email } = row
  // Also without its hyphens, as a reference is often typed.
  const texts = [title, words, submitter_name, submitter_email, reference, reference?.replaceAll('-', '')]
  const text = foldWord(texts.join('\n'))
  return wanted.every((word) => text.includes(word))
}

/** How many wait, by kind. */
export async function countWaiting(db: Kysely<Database>): Promise<Record<SubmissionKind, number>> {
  const { event, tender, job } = await readQueueCounts(db, ['event', 'tender', 'job'])
  return { events: event, tenders: tender, jobs: job }
}
