import type { SubmissionKind, SubmissionReceipt } from '@portal/domain/contract'
import { getReviewDueDate } from '@portal/domain/moderation'
import type { AppContext } from '#context.ts'
import type { PendingRecord } from '#features/content/content.record.ts'
import { isSubmissionReference, storeSubmission } from '#features/content/queue/queue.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { Site } from '#mail/rendering/email.ts'
import { renderSubmissionReceived } from '#mail/templates/submission-received.ts'
import { acceptSubmission } from '#public-submissions/accept-submission.service.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import type { SubmissionInputs } from '#features/content/parsers/parsers.service.ts'
import { parsePendingRecord } from './pending-record.ts'

interface Submitter {
  readonly submitterName: string
  readonly submitterEmail: string
}

/** Accepts an event, a tender or a job into the queue and confirms it by email. */
export const createSubmission = <Kind extends SubmissionKind>(
  context: AppContext,
  kind: Kind,
  submission: PublicSubmission<SubmissionInputs[Kind] & Submitter>,
): Promise<SubmissionReceipt> => {
  const { input } = submission
  const { submitterName: name, submitterEmail: email } = input
  return acceptSubmission(context, submission, {
    call: `POST /api/${kind}`,
    async store({ trx, now, newReference }) {
      const reference = await newReference(isSubmissionReference)
      const record = parsePendingRecord(kind, input, { reference, name, email, at: now })
      return { record, stored: await storeSubmission(trx, record) }
    },
    emails: ({ record }) => [createReceipt(context.config, record)],
    response: ({ record, stored }) => ({
      ...stored,
      status: 'pending',
      reference: record.submission.reference,
    }),
  })
}

function createReceipt(
  site: Site,
  { kind, title, timeZone = 'UTC', submission }: PendingRecord,
): OutgoingMail {
  const { name, email, reference, at } = submission
  return {
    to: { name, address: email },
    email: renderSubmissionReceived(site, {
      kind,
      title,
      submitterName: name,
      reference,
      due: getReviewDueDate(at, timeZone),
      timeZone,
    }),
  }
}
