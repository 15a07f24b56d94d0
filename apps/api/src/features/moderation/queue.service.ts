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
import { approveContent, rejectContent } from '#features/content/publication/publication.service.ts'
import {
  countQueue as countSubmissions,
  findQueue,
  getSubmission,
} from '#features/content/queue/queue.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { recordAction } from './audit.service.ts'
import { requirePending, parseRejectionReason } from './decision.ts'
import { toQueueEntry } from './queue.view.ts'
import { submissionEmail } from './submission-email.ts'

/** Events, tenders and jobs that wait for a decision, the longest waiting first. */
export async function readQueue(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  { kind, search = '' }: QueueQuery,
  page: Page,
): Promise<{ items: QueueEntry[]; total: number }> {
  const { items, total } = await findQueue(store.read, { kind, search }, page, now())
  return { items: items.map(toQueueEntry), total }
}

/** How many of each kind wait. */
export async function countQueue({
  store,
}: Pick<AppContext, 'store'>): Promise<v.InferOutput<typeof QueueCounts>> {
  const { business, inquiry } = await readQueueCounts(store.read, ['business', 'inquiry'])
  return { businesses: business, ...(await countSubmissions(store.read)), inquiries: inquiry }
}

/** Approves or rejects a submission, with the audit entry and the submitter's email in the same transaction. */
export async function decideSubmission(
  context: AppContext,
  adminId: number,
  { kind, id }: { readonly kind: SubmissionKind; readonly id: number },
  decision: Decision,
): Promise<v.InferOutput<typeof DecidedSubmission>> {
  const { status } = decision
  const why = parseRejectionReason(decision, submissionReasonLabel)
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const waiting = await getSubmission(trx, kind, id)
    requirePending({ status: waiting.status, submitted_at: waiting.submission.at }, decision, waiting.kind)
    const decided =
      status === 'approved' ? await approveContent(trx, id, at) : await rejectContent(trx, id, { ...why, at })
    await recordAction(trx, {
      at,
      actor_id: adminId,
      action: status,
      subject_kind: waiting.kind,
      subject_id: id,
      ...why,
    })
    const { name, email: address } = waiting.submission
    await enqueueMail(trx, context, {
      to: { name, address },
      email: submissionEmail(context.config, {
        ...decided,
        kind: waiting.kind,
        submission: waiting.submission,
      }),
    })
    return { id, slug: decided.slug, status }
  })
}
