import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { SUBMITTED_KINDS, type Submission, type SubmittedKind } from '../content.record.ts'
import type { ContentKind, ContentRow } from '../content.table.ts'
import { getPath } from '../kinds/get-path.ts'
import { findRowByPath, type ContentAddress } from './by-path.repository.ts'
import { findPublishedRows, findRow, updateStatus } from './publication.repository.ts'

type Trx = Transaction<Database>

/** Content as moderators see it. */
export interface ModeratedContent {
  readonly id: number
  readonly kind: ContentKind
  readonly slug: string
  readonly title: string
  readonly status: ContentRow['status']
  /** The path of its page, or the one that it had or will have. */
  readonly path: string
  /** Whether it is made from an editorial file. */
  readonly isEditorial: boolean
  /** Who sent it in; null for content that nobody sent in, and once its sender was erased. */
  readonly submission: Submission | null
  /** Why it was rejected or taken down. */
  readonly rejection: { readonly reason: string | null; readonly note: string | null }
}

/** Content that was sent in. */
export interface SubmittedContent extends ModeratedContent {
  readonly kind: SubmittedKind
  readonly submission: Submission
}

export const toModeratedContent = (row: ContentRow): ModeratedContent => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  title: row.title,
  status: row.status,
  path: getPath(row),
  isEditorial: row.file_hash !== null,
  submission: toSubmission(row),
  rejection: { reason: row.rejection_reason, note: row.rejection_note },
})

function toSubmission(row: ContentRow): Submission | null {
  const { reference, submitter_name, submitter_email, submitted_at: at } = row
  if (at === null || submitter_email === null) return null
  return { reference: reference ?? '', name: submitter_name ?? '', email: submitter_email, at }
}

export const wasSubmitted = (content: ModeratedContent): content is SubmittedContent =>
  content.submission !== null && SUBMITTED_KINDS.some((kind) => kind === content.kind)

/** Why and when something is rejected or taken down. `at` in milliseconds. */
interface Rejection {
  readonly reason: string | null
  readonly note: string | null
  readonly at: number
}

/** Finds content by its path or its reference, whatever its status; an id may stand in place of the slug. */
export async function findContentByPath(
  trx: Trx,
  address: ContentAddress,
): Promise<ModeratedContent | undefined> {
  const row = await findRowByPath(trx, address)
  return row && toModeratedContent(row)
}

/** Publishes a submission. */
export const approveContent = async (trx: Trx, id: number, at: number): Promise<ModeratedContent> =>
  toModeratedContent(await updateStatus(trx, id, { status: 'approved', published_at: at }))

/** Refuses to publish a submission. */
export const rejectContent = (trx: Trx, id: number, rejection: Rejection): Promise<ModeratedContent> =>
  markRejected(trx, id, rejection)

/** Takes published content off the site. */
export const takeDownContent = (trx: Trx, id: number, rejection: Rejection): Promise<ModeratedContent> =>
  markRejected(trx, id, rejection)

/** Withdraws a submission sent with somebody else's address, waiting or published; returns its former status. */
export async function withdrawContent(
  trx: Trx,
  id: number,
  { note, at }: Omit<Rejection, 'reason'>,
): Promise<ContentRow['status']> {
  const { status } = await findRow(trx, id)
  await markRejected(trx, id, { reason: null, note, at })
  return status
}

/** Publishes again what was taken down, with its old date. */
export const restoreContent = async (trx: Trx, id: number): Promise<ModeratedContent> =>
  toModeratedContent(
    await updateStatus(trx, id, {
      status: 'approved',
      rejection_reason: null,
      rejection_note: null,
      rejected_at: null,
    }),
  )

/** The columns that decisions change, which must be unchanged to undo one: without the places taken. */
export async function readDecisionState(trx: Trx, id: number): Promise<Partial<ContentRow>> {
  const { registrations: _taken, country: _derived, ...state } = await findRow(trx, id)
  return state
}

/** Undoes a decision: restores the columns that it changed. */
export async function restoreState(
  trx: Trx,
  id: number,
  { status, published_at, rejection_reason, rejection_note, rejected_at }: Partial<ContentRow>,
): Promise<void> {
  const before = { status, published_at, rejection_reason, rejection_note, rejected_at }
  const changes = Object.entries(before).filter(([, value]) => value !== undefined)
  await updateStatus(trx, id, Object.fromEntries(changes))
}

/** A row looks the same after a rejection and a take-down: the audit trail distinguishes them. */
const markRejected = async (
  trx: Trx,
  id: number,
  { reason, note, at }: Rejection,
): Promise<ModeratedContent> =>
  toModeratedContent(
    await updateStatus(trx, id, {
      status: 'rejected',
      rejection_reason: reason,
      rejection_note: note,
      rejected_at: at,
    }),
  )

/** The paths of published content, by kind and id: `news 4`. */
export async function findPublishedPaths(
  db: Kysely<Database>,
  ids: readonly number[],
  now: number,
): Promise<Map<string, string>> {
  const rows = ids.length === 0 ? [] : await findPublishedRows(db, [...new Set(ids)], now)
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, getPath(row)]))
}
