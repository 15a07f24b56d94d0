import type {
  Decision,
  DecidedSubmission,
  QueueCounts,
  QueueEntry,
  QueueQuery,
  SubmissionKind,
} from '@portal/domain/contract'
import { submissionReasonLabel } from '@portal/domain/moderation'
import type * as v from 'valibot'
import type { AppContext } from '#context.ts'
import type { Page } from '#db/pagination.ts'
import { readQueueCounts } from '#db/queue-counts.ts'
import { changeStatus } from '#features/content/content.service.ts'
import {
  countWaiting,
  findSubmission,
  findWaiting,
  SUBMITTABLE,
} from '#features/submissions/submissions.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { Problem } from '#shared/problem.ts'
import { insertAudit } from './audit.repository.ts'
import { mustBeUndecided, parseRejectionReason, type RejectionReason } from './decision.ts'
import { queueEntry } from './queue.view.ts'
import { submissionEmail } from './submission-email.ts'

/** Events, tenders and jobs that wait for a decision, the longest waiting first. */
export async function readQueue(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  { kind, search = '' }: QueueQuery,
  page: Page,
): Promise<{ items: QueueEntry[]; total: number }> {
  const { rows, total } = await findWaiting(store.read, { kind, search }, page)
  return { items: rows.map((row) => queueEntry(row, now())), total }
}

/** How much waits, kind by kind. */
export async function countQueue({
  store,
}: Pick<AppContext, 'store'>): Promise<v.InferOutput<typeof QueueCounts>> {
  const { business, inquiry } = await readQueueCounts(store.read, ['business', 'inquiry'])
  return { businesses: business, ...(await countWaiting(store.read)), inquiries: inquiry }
}

/** Decides on what was sent in, once: who did it and why, and the sender's email, are in the same transaction. */
export async function decideOnSubmission(
  context: AppContext,
  adminId: number,
  { kind, id }: { readonly kind: SubmissionKind; readonly id: number },
  decision: Decision,
): Promise<v.InferOutput<typeof DecidedSubmission>> {
  const { status } = decision
  const called = SUBMITTABLE[kind].kind
  const why = parseRejectionReason(decision, submissionReasonLabel)
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const row = await findSubmission(trx, kind, id)
    if (!row) throw new Problem('not-found', `There is no such ${called}`)
    mustBeUndecided(row, decision, called)
    const after = await changeStatus(trx, id, changesOf(status, why, at))
    await insertAudit(trx, {
      at,
      actor_id: adminId,
      action: status,
      subject_kind: called,
      subject_id: id,
      ...why,
    })
    const { submitter_name: name, submitter_email: address } = after
    if (name !== null && address !== null) {
      const email = submissionEmail(context.config, kind, after)
      await enqueueMail(trx, context, { to: { name, address }, email })
    }
    return { id, slug: after.slug, status }
  })
}

const changesOf = (status: Decision['status'], { reason, note }: RejectionReason, at: number) =>
  status === 'approved'
    ? ({ status, published_at: at } as const)
    : ({ status, rejection_reason: reason, rejection_note: note, rejected_at: at } as const)
