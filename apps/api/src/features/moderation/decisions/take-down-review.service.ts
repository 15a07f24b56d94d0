import type { DecidedItem } from '@portal/domain/contract'
import { getReviewReasonLabel } from '@portal/domain/moderation'
import { withIdempotencyKey } from '#db/idempotency.ts'
import {
  requireReviewForDecision,
  takeDownReview as takeDown,
  toDecisionState,
} from '#features/reviews/publication.service.ts'
import {
  parseRejectionReason,
  StaleDecision,
  toUndoable,
  type DecisionRequest,
  type DecisionContext,
} from './decisions.service.ts'
import { createReviewMails } from '../review-mails.service.ts'
import type { DecisionReason } from '../sources/source.ts'
import type { QueueSources } from '../sources/sources.service.ts'
import { readState, recordDecision, startBatch } from './record.service.ts'

/** Takes down a published review, for example because of a report; can be undone like any decision. */
export function takeDownReview(
  context: DecisionContext,
  { reviews: source }: QueueSources,
  { administratorId, idempotencyKey }: DecisionRequest,
  id: number,
  input: { readonly reason?: string | null | undefined; readonly note?: string | null | undefined },
): Promise<DecidedItem> {
  const why: DecisionReason = parseRejectionReason(input, getReviewReasonLabel)
  const at = context.now()
  const call = 'POST /api/admin/reviews/take-down'
  const request = { userId: administratorId, key: idempotencyKey, call, body: { id, ...why }, now: at }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, request, async () => {
      const review = await requireReviewForDecision(trx, id)
      const item = await source.open(trx, id)
      if (review.status !== 'published')
        throw new StaleDecision('This review is not published', await readState(trx, source, id, item.status))
      const after = await takeDown(trx, review, why)
      const batch = startBatch(administratorId, at)
      const mails = await createReviewMails(context.config).rejected(trx, after, {
        ...why,
        isTakenDown: true,
      })
      const state = toDecisionState(after)
      const result = { action: 'taken down', state, slug: null, mails } as const
      await recordDecision(trx, context, batch, { source, id, item }, result, why)
      return { kind: 'reviews', id, slug: null, status: 'rejected', decision: toUndoable(batch) } as const
    }),
  )
}
