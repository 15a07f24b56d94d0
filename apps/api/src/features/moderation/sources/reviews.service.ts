import { getBusinessPath } from '@portal/domain/business'
import { getReviewReasonLabel } from '@portal/domain/moderation'
import { getPlaceLabel, getTimeZone } from '@portal/domain/place'
import { pluralize } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import {
  approveReview,
  requireReviewForDecision,
  rejectReview,
  restoreReview,
  toDecisionState,
} from '#features/reviews/publication.service.ts'
import type { ReviewRow } from '#features/reviews/reviews.table.ts'
import {
  findReviewDifferences,
  getReviewStatus,
  previewReview,
  readSameWords,
  readSubmittedReview,
  readWaitingReviews,
} from '#features/reviews/submitted.service.ts'
import { parseJson } from '#shared/json.ts'
import { createReviewMails } from '../review-mails.service.ts'
import type { DecisionResult, QueueSource } from './source.ts'

const getName = ({ first_name, last_name }: Pick<ReviewRow, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

/** New reviews, and changes to published ones. */
export function createReviewSource({ config }: Pick<AppContext, 'config'>): QueueSource {
  const mails = createReviewMails(config)

  async function approve(trx: Transaction<Database>, before: ReviewRow, at: number): Promise<DecisionResult> {
    const after = await approveReview(trx, before, at)
    return {
      action: 'approved',
      state: toDecisionState(after),
      slug: null,
      mails: await mails.approved(trx, after, { isNew: before.status !== 'published' }),
    }
  }

  return {
    kind: 'reviews',
    counter: 'review',
    subject: 'review',
    label: 'review',
    outcomes: { approve: 'approved', reject: 'rejected' },
    reasonLabel: getReviewReasonLabel,

    async findWaiting(db, after, limit) {
      const rows = await readWaitingReviews(db, after, limit)
      return rows.map((row) => ({
        id: row.id,
        submittedAt: row.submitted_at,
        title: row.business_name,
        reference: null,
        about: `${pluralize(row.waiting_rating ?? row.rating, 'star')} by ${getName(row)}`,
        sentBy: getName(row),
        timeZone: getTimeZone(row),
        isChange: row.waiting_comment !== null,
        texts: [row.business_name, row.comment, row.waiting_comment, getName(row), row.email],
      }))
    },

    async open(trx, id) {
      const row = await requireReviewForDecision(trx, id)
      return {
        status: getReviewStatus(row),
        submittedAt: row.submitted_at,
        state: toDecisionState(row),
        approve: (at) => approve(trx, row, at),
        async reject(_at, why) {
          const after = await rejectReview(trx, row, why)
          return {
            action: 'rejected',
            state: toDecisionState(after),
            slug: null,
            mails: await mails.rejected(trx, after, { ...why, isChange: row.status === 'published' }),
          }
        },
        restore: (before) => restoreReview(trx, id, before),
      }
    },

    async describe(db, id) {
      const row = await readSubmittedReview(db, id)
      const business = parseJson(row.card)
      const account = row.user_id === null ? null : await findAddressee(db, row.user_id)
      return {
        title: row.business_name,
        reference: null,
        submittedAt: row.submitted_at,
        timeZone: getTimeZone(row),
        status: getReviewStatus(row),
        path: getBusinessPath(business),
        differences: findReviewDifferences(row),
        duplicates: (await readSameWords(db, row)).map((found) => ({
          title: `The same words by ${getName(found)}`,
          about: getPlaceLabel(business),
          path: getBusinessPath(business),
        })),
        sender: { userId: row.user_id, email: account?.address ?? null, name: getName(row) },
        content: { kind: 'reviews', item: previewReview(row), business },
      }
    },
  }
}
