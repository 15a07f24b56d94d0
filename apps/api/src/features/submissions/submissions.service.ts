import type { SubmissionKind, Submitted } from '@portal/domain/contract'
import { reviewDue } from '@portal/domain/moderation'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { insertContent, type ContentRecord, type Submission } from '#features/content/content.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { submissionReceived } from '#mail/templates/submission-received.ts'
import { fieldProblems } from '#shared/problem.ts'
import { generateReference } from '#shared/reference.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { isSubmissionReference } from './submissions.repository.ts'
import { SUBMITTABLE, type SubmissionInputs } from './submitted-kinds.ts'

export { countWaiting, findSubmission, findWaiting, type WaitingFilter } from './submissions.repository.ts'
export type { SubmittedKind } from './parsed.ts'
export { SUBMITTABLE, submittableOf, type SubmissionInputs } from './submitted-kinds.ts'
export { detailRow } from './detail-row.ts'

interface Sender {
  readonly submitterName: string
  readonly submitterEmail: string
}

/** Takes an event, a tender or a job into the queue and confirms it by mail. A repeat under its key does neither. */
export async function submit<Kind extends SubmissionKind>(
  context: AppContext,
  kind: Kind,
  { input, key, limited }: PublicSubmission<SubmissionInputs[Kind] & Sender>,
): Promise<Submitted> {
  const at = context.now()
  const { submitterName: name, submitterEmail: email } = input
  const repeatable = { userId: null, key, call: `POST /api/${kind}`, body: input, now: at }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, repeatable, () =>
      limited(async () => {
        const isTaken = (candidate: string) => isSubmissionReference(trx, candidate)
        const reference = await generateReference(context.randomBytes, isTaken)
        const submission = { reference, name, email, at }
        const record = waitingRecord(kind, input, submission)
        const [stored] = await insertContent(trx, [record])
        if (!stored) throw new Error('Nothing was stored')
        await confirm(context, trx, kind, record, submission)
        return { ...stored, status: 'pending', reference }
      }),
    ),
  )
}

/** What was sent in as it is stored while it waits; throws what is wrong with its fields. */
export function waitingRecord<Kind extends SubmissionKind>(
  kind: Kind,
  input: SubmissionInputs[Kind],
  submission: Submission,
): ContentRecord {
  const { record, problems } = SUBMITTABLE[kind].parse(input, submission.at)
  if (Object.keys(problems).length > 0) throw fieldProblems(problems)
  const waiting = { ...record, publishedAt: submission.at, status: 'pending', submission }
  // A kind and its details come from one parser, so they belong together.
  return waiting as ContentRecord
}

async function confirm(
  context: AppContext,
  trx: Transaction<Database>,
  kind: SubmissionKind,
  { title, timeZone = 'UTC' }: ContentRecord,
  { name, email, reference, at }: Submission,
): Promise<void> {
  await enqueueMail(trx, context, {
    to: { name, address: email },
    email: submissionReceived(context.config, {
      kind: SUBMITTABLE[kind].kind,
      title,
      submitterName: name,
      reference,
      due: reviewDue(at, timeZone),
      timeZone,
    }),
  })
}
