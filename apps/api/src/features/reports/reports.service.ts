import { createHmac } from 'node:crypto'
import type { NewReport, ReportReceipt } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { requirePublic, type FindProfile } from '#features/businesses/profile/profile.service.ts'
import { requirePublished } from '#features/reviews/publication.service.ts'
import { acceptSubmission, type Acceptance } from '#public-submissions/accept-submission.service.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { insertReport, isReportReference } from './reports.repository.ts'
import type { ReportRow } from './reports.table.ts'

/** The reporter: an account, or somebody without one, identified only by a hash of their network. */
export interface Reporter {
  readonly userId: number | null
  readonly network: string
}

interface ReportRequest {
  readonly submission: PublicSubmission<NewReport>
  readonly reporter: Reporter
}

/** Accepts a report about a public business. */
export async function reportBusiness(
  context: AppContext,
  findProfile: FindProfile,
  idOrSlug: string,
  { submission, reporter }: ReportRequest,
): Promise<ReportReceipt> {
  const { id } = await requirePublic(findProfile, idOrSlug, context.now())
  return acceptSubmission(context, submission, {
    call: 'POST /api/businesses/reports',
    fingerprint: { ...submission.input, business: id },
    store: (acceptance) =>
      storeReport(acceptance, submission.input, {
        business_id: id,
        review_id: null,
        ...identify(context, reporter),
      }),
    emails: () => [],
    response: (reference) => ({ reference }),
  })
}

/** Accepts a report about a published review. */
export function reportReview(
  context: AppContext,
  id: number,
  { submission, reporter }: ReportRequest,
): Promise<ReportReceipt> {
  return acceptSubmission(context, submission, {
    call: 'POST /api/reviews/reports',
    fingerprint: { ...submission.input, review: id },
    async store(acceptance) {
      const { business_id } = await requirePublished(acceptance.trx, id)
      return storeReport(acceptance, submission.input, {
        business_id,
        review_id: id,
        ...identify(context, reporter),
      })
    },
    emails: () => [],
    response: (reference) => ({ reference }),
  })
}

type Subject = Pick<ReportRow, 'business_id' | 'review_id' | 'reporter_id' | 'reporter_hash'>

/** Stores a report beside earlier ones on the same subject, even from the same network; returns its reference. */
async function storeReport(
  { trx, now, newReference }: Acceptance,
  { reason, note }: NewReport,
  subject: Subject,
): Promise<string> {
  const reference = await newReference(isReportReference)
  await insertReport(trx, {
    ...subject,
    reference,
    reason,
    note: note || null,
    submitted_at: now,
    decided_at: null,
  })
  return reference
}

/** Without an account, a keyed hash of the network shows whether two reports come from one place, and nothing else. */
function identify(
  { config }: Pick<AppContext, 'config'>,
  { userId, network }: Reporter,
): Pick<ReportRow, 'reporter_id' | 'reporter_hash'> {
  if (userId !== null) return { reporter_id: userId, reporter_hash: null }
  const [secret = ''] = config.sessionSecrets
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify(['reporter', network]))
    .digest()
  return { reporter_id: null, reporter_hash: hash }
}
