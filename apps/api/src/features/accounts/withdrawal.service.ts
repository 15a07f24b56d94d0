import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { withdrawBusiness } from '#features/businesses/decisions.service.ts'
import { deleteWaiting } from '#features/ownership/withdrawn.service.ts'
import { withdrawReview } from '#features/reviews/publication.service.ts'
import { withdrawContent } from '#features/content/publication/publication.service.ts'
import { recordAction, type Facts } from '#features/audit/audit.service.ts'
import { withdrawQuote } from '#features/quotes/quotes.service.ts'
import type { Activity } from './activity.service.ts'

const NOTE = 'Withdrawn by the owner of the email address'

interface ActionContext {
  readonly actorId: number
  readonly at: number
}

/**
 * Withdraws what was done in somebody else's name: it stays stored but is no longer public, and the audit trail records
 * it.
 */
export async function withdraw(
  trx: Transaction<Database>,
  one: Pick<Activity, 'kind' | 'id'>,
  by: ActionContext,
): Promise<void> {
  await recordAction(trx, {
    at: by.at,
    actor_id: by.actorId,
    action: 'withdrawn',
    subject_kind: one.kind,
    subject_id: one.id,
    note: NOTE,
    ...(await withdrawOne(trx, one, by)),
  })
}

/** Returns what it changed. */
async function withdrawOne(
  trx: Transaction<Database>,
  { kind, id }: Pick<Activity, 'kind' | 'id'>,
  { actorId, at }: ActionContext,
): Promise<{ before: Facts; after: Facts }> {
  switch (kind) {
    case 'business':
      await withdrawBusiness(trx, id, at)
      await deleteWaiting(trx, id)
      return { before: { removed_at: null }, after: { removed_at: at } }
    case 'review':
      return { before: { status: await withdrawReview(trx, id) }, after: { status: 'refused' } }
    case 'event':
    case 'tender':
    case 'job': {
      const status = await withdrawContent(trx, id, { note: NOTE, at })
      return { before: { status }, after: { status: 'rejected' } }
    }
    case 'quote request': {
      const status = await withdrawQuote(trx, id, { note: NOTE, actorId, at })
      return { before: { status }, after: { status: 'declined' } }
    }
  }
}
