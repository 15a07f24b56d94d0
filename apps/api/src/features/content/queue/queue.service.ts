import type { SubmissionKind } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import type { PendingRecord, Submission, SubmittedKind } from '../content.record.ts'
import { insertContent, type StoredContent } from '../content.repository.ts'
import type { ContentRow } from '../content.table.ts'
import { getKind, type DetailOf } from '../kinds/kinds.ts'
import { parseDetailRow } from '../parse-row.ts'
import {
  toModeratedContent,
  wasSubmitted,
  type ModeratedContent,
  type SubmittedContent,
} from '../publication/publication.service.ts'
import {
  findByReference,
  findWaiting,
  findSameTitle,
  findSubmissionRow,
  type WaitingSubmission,
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
  throw createNotFoundProblem(kind)
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

/** Submissions of a kind that wait after a position of the queue, the longest waiting first. */
export const readWaitingSubmissions = (
  db: Kysely<Database>,
  kind: SubmissionKind,
  after: { readonly submittedAt: number; readonly id: number },
  limit: number,
): Promise<WaitingSubmission[]> => findWaiting(db, CONTENT_KINDS[kind], after, limit)

/** Everything that a decision about a submission needs. */
interface SubmissionForDecision {
  readonly queued: QueuedContent
  readonly moderated: SubmittedContent
  readonly timeZone: string
  /** Content with the same title, whatever its status. */
  readonly sameTitle: readonly ModeratedContent[]
}

/** Reads a submission for a decision, whatever its status; throws where there is none. */
export async function readSubmission(
  db: Kysely<Database>,
  kind: SubmissionKind,
  id: number,
  now: number,
): Promise<SubmissionForDecision> {
  const row = await findSubmissionRow(db, CONTENT_KINDS[kind], id)
  const moderated = row && toModeratedContent(row)
  if (!row || !moderated || !wasSubmitted(moderated)) throw createNotFoundProblem(kind)
  return {
    queued: toQueuedContent(row, now),
    moderated,
    timeZone: row.time_zone ?? PORTAL_TIME_ZONE,
    sameTitle: (await findSameTitle(db, row)).map(toModeratedContent),
  }
}

const createNotFoundProblem = (kind: SubmissionKind) =>
  new Problem('not-found', `There is no such ${CONTENT_KINDS[kind]}`)

function toQueuedContent(row: ContentRow, now: number): QueuedContent {
  const content = toModeratedContent(row)
  if (!wasSubmitted(content)) throw new Error(`Nobody sends in a ${content.kind}`)
  const { id, kind, submission } = content
  const detail = getKind(kind).detail(parseDetailRow(row), now)
  // A kind and its detail come from one row, so they belong together.
  return { kind, id, submission, detail } as QueuedContent
}
