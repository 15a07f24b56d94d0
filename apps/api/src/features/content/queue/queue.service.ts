import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SubmissionKind } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { readQueueCounts } from '#db/queue-counts.ts'
import { foldWord } from '#db/search/words.ts'
import { Problem } from '#shared/problem.ts'
import type { PendingRecord, Submission, SubmittedKind } from '../content.record.ts'
import { insertContent, type StoredContent } from '../content.repository.ts'
import type { ContentRow } from '../content.table.ts'
import { getKind, type DetailOf } from '../kinds/kinds.ts'
import { parseDetailRow } from '../parse-row.ts'
import {
  toModeratedContent,
  wasSubmitted,
  type SubmittedContent,
} from '../publication/publication.service.ts'
import {
  findByReference,
  findPendingByIds,
  findPendingPage,
  findPendingTexts,
  findSubmissionRow,
  type QueuedTexts,
} from './queue.repository.ts'

const CONTENT_KINDS = {
  events: 'event',
  tenders: 'tender',
  jobs: 'job',
} as const satisfies Record<SubmissionKind, SubmittedKind>

/** Stores a submission, which waits for a decision. */
export async function storeSubmission(
  trx: Transaction<Database>,
  record: PendingRecord,
): Promise<StoredContent> {
  const [stored] = await insertContent(trx, [record])
  if (!stored) throw new Error('Nothing was stored')
  return stored
}

/** Whether a submission has a reference already. */
export const isSubmissionReference = async (db: Kysely<Database>, reference: string): Promise<boolean> =>
  (await findByReference(db, reference)) !== undefined

/** A submission, whatever its status; throws where there is none. */
export async function getSubmission(
  trx: Transaction<Database>,
  kind: SubmissionKind,
  id: number,
): Promise<SubmittedContent> {
  const row = await findSubmissionRow(trx, CONTENT_KINDS[kind], id)
  const content = row && toModeratedContent(row)
  if (content && wasSubmitted(content)) return content
  throw new Problem('not-found', `There is no such ${CONTENT_KINDS[kind]}`)
}

/** A submission in the queue, as its page would show it. */
export type QueuedContent = {
  readonly [Kind in SubmittedKind]: {
    readonly kind: Kind
    readonly id: number
    readonly submission: Submission
    readonly detail: DetailOf<Kind>
  }
}[SubmittedKind]

/** Which pending submissions; a blank `search` is all of them. */
interface QueueFilter {
  readonly kind?: SubmissionKind | undefined
  readonly search: string
}

/** A page of the submissions that wait for a decision, the longest waiting first. */
export async function findQueue(
  db: Kysely<Database>,
  { kind, search }: QueueFilter,
  page: Page,
  now: number,
): Promise<{ items: QueuedContent[]; total: number }> {
  const contentKind = kind && CONTENT_KINDS[kind]
  const words = foldWord(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) {
    const rows = await findPendingPage(db, contentKind, page)
    const counts = await countQueue(db)
    const total = kind ? counts[kind] : sum(Object.values(counts))
    return { items: rows.map((row) => toQueuedContent(row, now)), total }
  }
  const ids = await searchQueue(db, contentKind, words)
  const rows = await findPendingByIds(db, contentKind, ids.slice(page.offset, page.offset + page.limit))
  return { items: rows.map((row) => toQueuedContent(row, now)), total: ids.length }
}

function toQueuedContent(row: ContentRow, now: number): QueuedContent {
  const content = toModeratedContent(row)
  if (!wasSubmitted(content)) throw new Error(`Nobody sends in a ${content.kind}`)
  const { id, kind, submission } = content
  const detail = getKind(kind).detail(parseDetailRow(row), now)
  // A kind and its detail come from one row, so they belong together.
  return { kind, id, submission, detail } as QueuedContent
}

/** How many submissions wait, by kind. */
export async function countQueue(db: Kysely<Database>): Promise<Record<SubmissionKind, number>> {
  const { event, tender, job } = await readQueueCounts(db, ['event', 'tender', 'job'])
  return { events: event, tenders: tender, jobs: job }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Submissions searched before other requests get their turn. */
const SEARCH_BATCH = 250

/** The ids of the pending submissions with all words. SQLite folds no accents, so texts are searched here, in batches. */
async function searchQueue(
  db: Kysely<Database>,
  kind: SubmittedKind | undefined,
  words: readonly string[],
): Promise<number[]> {
  const ids: number[] = []
  let position = { submitted_at: 0, id: 0 }
  for (;;) {
    const rows = await findPendingTexts(db, kind, position, SEARCH_BATCH)
    for (const row of rows) if (hasAllWords(row, words)) ids.push(row.id)
    const last = rows.at(-1)
    if (!last || rows.length < SEARCH_BATCH) return ids
    position = { submitted_at: last.submitted_at ?? 0, id: last.id }
    await nextTurn()
  }
}

function hasAllWords(row: QueuedTexts, words: readonly string[]): boolean {
  const { title, words: searchWords, reference, submitter_name, submitter_email } = row
  // References are often typed without their hyphens.
  const texts = [
    title,
    searchWords,
    submitter_name,
    submitter_email,
    reference,
    reference?.replaceAll('-', ''),
  ]
  const text = foldWord(texts.join('\n'))
  return words.every((word) => text.includes(word))
}
