import { getBusinessPath } from '@portal/domain/business'
import { getReviewReasonLabel } from '@portal/domain/moderation'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import type { ReviewRow } from '#features/reviews/reviews.table.ts'
import { readSubmittedReview } from '#features/reviews/submitted.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { Site } from '#mail/rendering/email.ts'
import {
  renderReviewApproved,
  renderReviewForOwner,
  renderReviewRejected,
} from '#mail/templates/review-decided.ts'
import { parseJson } from '#shared/json.ts'
import type { DecisionReason } from './sources/source.ts'

type Trx = Transaction<Database>

interface Rejection extends DecisionReason {
  /** A change to a published review was rejected; the review itself stays. */
  readonly isChange?: boolean
  /** A published review was taken down. */
  readonly isTakenDown?: boolean
}

/** The mails about decisions on reviews: to the writer, and to the owner of the business about a new one. */
export interface ReviewMails {
  approved(trx: Trx, review: ReviewRow, which: { readonly isNew: boolean }): Promise<OutgoingMail[]>
  rejected(trx: Trx, review: ReviewRow, rejection: Rejection): Promise<OutgoingMail[]>
}

export function createReviewMails(site: Site): ReviewMails {
  return {
    async approved(trx, review, { isNew }) {
      const { owner_id, business_name, card } = await readSubmittedReview(trx, review.id)
      const about = { businessName: business_name, path: getBusinessPath(parseJson(card)) }
      const { rating, comment } = review
      return [
        ...(await mailTo(trx, review.user_id, (name) =>
          renderReviewApproved(site, { ...about, name, isNew }),
        )),
        ...(isNew
          ? await mailTo(trx, owner_id, (name) =>
              renderReviewForOwner(site, { ...about, name, rating, comment }),
            )
          : []),
      ]
    },

    async rejected(trx, review, { reason, note, ...which }) {
      const { business_name, card } = await readSubmittedReview(trx, review.id)
      const label = reason === null ? null : getReviewReasonLabel(reason)
      return mailTo(trx, review.user_id, (name) =>
        renderReviewRejected(site, {
          name,
          businessName: business_name,
          path: getBusinessPath(parseJson(card)),
          reason: label,
          note,
          ...which,
        }),
      )
    },
  }
}

async function mailTo(
  trx: Trx,
  userId: number | null,
  render: (name: string) => OutgoingMail['email'],
): Promise<OutgoingMail[]> {
  const to = userId === null ? null : await findAddressee(trx, userId)
  return to ? [{ to, email: render(to.name) }] : []
}
