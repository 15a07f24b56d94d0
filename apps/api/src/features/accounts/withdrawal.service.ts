import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { withdrawBusiness } from '#features/businesses/decisions.service.ts'
import { refuseReview } from '#features/businesses/reviews/reviews.service.ts'
import { withdrawContent } from '#features/content/publication/publication.service.ts'
import { recordAction } from '#features/moderation/audit.service.ts'
import { withdrawQuote } from '#features/quotes/quotes.service.ts'
import type { Activity } from './activity.service.ts'

const NOTE = 'Withdrawn by the owner of the email address'

/** Withdraws what was done in somebody else's name: it is not deleted, but no longer public, and the audit trail says so. */
export async function withdraw(
  trx: Transaction<Database>,
  { kind, id }: Pick<Activity, 'kind' | 'id'>,
  { actorId, at }: { readonly actorId: number; readonly at: number },
): Promise<void> {
  switch (kind) {
    case 'business':
      await withdrawBusiness(trx, id, at)
      break
    case 'review':
      await refuseReview(trx, id)
      break
    case 'event':
    case 'tender':
    case 'job':
      await withdrawContent(trx, id, { note: NOTE, at })
      break
    case 'quote request':
      await withdrawQuote(trx, id, { note: NOTE, actorId, at })
      break
  }
  await recordAction(trx, {
    at,
    actor_id: actorId,
    action: 'withdrawn',
    subject_kind: kind,
    subject_id: id,
    note: NOTE,
  })
}
