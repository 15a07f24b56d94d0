import { getBusinessPath } from '@portal/domain/business'
import { getTimeZone } from '@portal/domain/place'
import { BUSINESS_REPORT_REASONS, REVIEW_REPORT_REASONS } from '@portal/reference-data'
import type { QueueStatus, ReportFacts } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import { previewReview, readSubmittedReview } from '#features/reviews/submitted.service.ts'
import type { ReportRow } from '#features/reports/reports.table.ts'
import {
  getReport,
  readReportsOfSame,
  readSubmittedReport,
  readWaitingReports,
  restoreReport,
  settleReport,
  toDecisionState,
} from '#features/reports/submitted.service.ts'
import { renderReportSettled } from '#mail/templates/report-settled.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { parseJson } from '#shared/json.ts'
import type { DecisionReason, DecisionResult, QueueSource } from './source.ts'

/** Limit of earlier reports on the same subject shown with one. */
const MAX_EARLIER = 10

const STATUSES = {
  pending: 'pending',
  approved: 'resolved',
  rejected: 'dismissed',
} as const satisfies Record<ReportRow['status'], QueueStatus>

/** Reports on businesses and reviews. */
export function createReportSource({ config }: Pick<AppContext, 'config'>): QueueSource {
  /** Only people with an account have an address to write to. */
  async function createReporterMails(
    trx: Transaction<Database>,
    row: ReportRow,
    { note }: DecisionReason,
  ): Promise<OutgoingMail[]> {
    const to = row.reporter_id === null ? null : await findAddressee(trx, row.reporter_id)
    if (!to) return []
    const { business_name } = await readSubmittedReport(trx, row.id)
    const about = {
      name: to.name,
      reference: row.reference,
      businessName: business_name,
      isReview: row.review_id !== null,
      isResolved: row.status === 'approved',
      note,
    }
    return [{ to, email: renderReportSettled(config, about) }]
  }

  async function settle(
    trx: Transaction<Database>,
    id: number,
    outcome: { readonly isRight: boolean; readonly at: number },
    why: DecisionReason,
  ): Promise<DecisionResult> {
    const row = await settleReport(trx, id, outcome)
    return {
      action: outcome.isRight ? 'resolved' : 'dismissed',
      state: toDecisionState(row),
      slug: null,
      mails: await createReporterMails(trx, row, why),
    }
  }

  return {
    kind: 'reports',
    counter: 'report',
    subject: 'report',
    label: 'report',
    outcomes: { approve: 'resolved', reject: 'dismissed' },
    reasonLabel: () => null,

    async findWaiting(db, after, limit) {
      const rows = await readWaitingReports(db, after, limit)
      return rows.map((row) => ({
        id: row.id,
        submittedAt: row.submitted_at,
        title: row.business_name,
        reference: row.reference,
        about: `${row.review_id === null ? 'Business' : 'Review'}: ${getReasonLabel(row)}`,
        sentBy: getReporter(row),
        timeZone: getTimeZone(row),
        isChange: false,
        texts: [row.business_name, row.reference, row.note, getReporter(row), row.email],
      }))
    },

    async open(trx, id) {
      const row = await getReport(trx, id)
      return {
        status: STATUSES[row.status],
        submittedAt: row.submitted_at,
        state: toDecisionState(row),
        approve: (at, why) => settle(trx, id, { isRight: true, at }, why),
        reject: (at, why) => settle(trx, id, { isRight: false, at }, why),
        restore: (before) => restoreReport(trx, id, before),
      }
    },

    async describe(db, id) {
      const row = await readSubmittedReport(db, id)
      const business = parseJson(row.card)
      return {
        title: row.business_name,
        reference: row.reference,
        submittedAt: row.submitted_at,
        timeZone: getTimeZone(row),
        status: STATUSES[row.status],
        path: getBusinessPath(business),
        differences: [],
        duplicates: [],
        sender:
          row.reporter_id === null
            ? null
            : { userId: row.reporter_id, email: row.email, name: getReporter(row) },
        content: {
          kind: 'reports',
          item: toFacts(row),
          business,
          review: row.review_id === null ? null : await readReportedReview(db, row.review_id),
          earlier: (await readReportsOfSame(db, row, MAX_EARLIER)).map((other) => ({
            ...toFacts(other),
            isFromSameSender: isFromSameSender(other, row),
          })),
        },
      }
    },
  }
}

async function readReportedReview(db: Kysely<Database>, id: number) {
  const review = await readSubmittedReview(db, id)
  const published = { ...review, waiting_rating: null, waiting_comment: null }
  return { ...previewReview(published), isPublished: review.status === 'published' }
}

const toFacts = (row: ReportRow): ReportFacts => ({
  reference: row.reference,
  reason: row.reason,
  label: getReasonLabel(row),
  note: row.note,
  status: STATUSES[row.status],
  submittedAt: new Date(row.submitted_at).toISOString(),
})

/** By the same account, or without one from the same network. */
function isFromSameSender(one: ReportRow, other: ReportRow): boolean {
  if (one.reporter_id !== null || other.reporter_id !== null) return one.reporter_id === other.reporter_id
  return (
    one.reporter_hash !== null &&
    other.reporter_hash !== null &&
    one.reporter_hash.equals(other.reporter_hash)
  )
}

function getReasonLabel({ reason, review_id }: Pick<ReportRow, 'reason' | 'review_id'>): string {
  const reasons = review_id === null ? BUSINESS_REPORT_REASONS : REVIEW_REPORT_REASONS
  return reasons.find(({ slug }) => slug === reason)?.name ?? reason
}

const getReporter = ({
  first_name,
  last_name,
}: {
  readonly first_name: string | null
  readonly last_name: string | null
}): string => [first_name, last_name].filter(Boolean).join(' ')
