import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { changeBusiness, refuseReview } from '#features/businesses/businesses.service.ts'
import { changeStatus } from '#features/content/content.service.ts'
import { insertAudit } from '#features/moderation/audit.service.ts'
import { insertQuoteEvent } from '#features/quotes/quotes.service.ts'
import type { DeedRow } from './deeds.repository.ts'

const NOTE = 'Withdrawn by the owner of the email address'

/** Takes back what somebody did in another's name: nothing is deleted, nothing of it is public, the audit trail tells. */
export async function withdraw(
  trx: Transaction<Database>,
  { kind, id }: Pick<DeedRow, 'kind' | 'id'>,
  { actorId, at }: { readonly actorId: number; readonly at: number },
): Promise<void> {
  switch (kind) {
    case 'business':
      await changeBusiness(trx, id, { removed_at: at })
      break
    case 'review':
      await refuseReview(trx, id)
      break
    case 'event':
    case 'tender':
    case 'job':
      await changeStatus(trx, id, {
        status: 'rejected',
        rejection_reason: null,
        rejection_note: NOTE,
        rejected_at: at,
      })
      break
    case 'quote request':
      await insertQuoteEvent(trx, { quote_id: id, status: 'declined', note: NOTE, actor_id: actorId, at })
      break
  }
  await insertAudit(trx, {
    at,
    actor_id: actorId,
    action: 'withdrawn',
    subject_kind: kind,
    subject_id: id,
    reason: null,
    note: NOTE,
  })
}
