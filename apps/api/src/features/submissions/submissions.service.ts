import type { SubmissionKind, Submitted } from '@portal/domain/contract'
import { reviewDue } from '@portal/domain/moderation'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { once } from '#db/idempotency.ts'
import { insertContent, type ContentRecord } from '#features/content/content.service.ts'
import { enqueueMail } from '#mail/outbox.service.ts'
import { submissionReceived } from '#mail/templates/submission-received.ts'
import { fieldProblems } from '#problem.ts'
import { freeReference } from '#reference.ts'
import type { SentIn } from '#sent-in.ts'
import type { Parsed } from './parsed.ts'
import { isSubmissionReference } from './submissions.repository.ts'
import { SUBMITTABLE, type SubmissionInputs } from './submitted-kinds.ts'

export {
  changeSubmission,
  countWaiting,
  findSubmission,
  findWaiting,
  type WaitingFilter,
} from './submissions.repository.ts'
export type { SubmittedKind } from './parsed.ts'
export { SUBMITTABLE } from './submitted-kinds.ts'
export { wholeRow } from './whole-row.ts'

interface Sender {
  readonly submitterName: string
  readonly submitterEmail: string
}

/** Takes an event, a tender or a job into the queue and confirms it by mail. A repeat under its key does neither. */
export async function submit<Kind extends SubmissionKind>(
  context: AppContext,
  kind: Kind,
  { input, key, limited }: SentIn<SubmissionInputs[Kind] & Sender>,
): Promise<Submitted> {
  const at = context.now()
  const { record, problems } = SUBMITTABLE[kind].parse(input, at)
  if (Object.keys(problems).length > 0) throw fieldProblems(problems)
  const repeatable = { userId: null, key, call: `POST /api/${kind}`, body: input, now: at }
  return context.store.write
    .transaction()
    .execute((trx) => once(trx, repeatable, () => limited(() => store(context, trx, { record, input, at }))))
}

interface Taken {
  readonly record: Parsed['record']
  readonly input: Sender
  readonly at: number
}

async function store(
  context: AppContext,
  trx: Transaction<Database>,
  { record, input, at }: Taken,
): Promise<Submitted> {
  const isTaken = (candidate: string) => isSubmissionReference(trx, candidate)
  const reference = await freeReference(context.randomBytes, isTaken)
  const { submitterName: name, submitterEmail: email } = input
  const waiting = {
    ...record,
    publishedAt: at,
    status: 'pending',
    submission: { reference, name, email, at },
  }
  const [stored] = await insertContent(trx, [waiting as ContentRecord])
  if (!stored) throw new Error('Nothing was stored')
  await enqueueMail(trx, context, {
    to: { name, address: email },
    letter: submissionReceived(context.config, {
      kind: record.kind,
      title: record.title,
      submitterName: name,
      reference,
      due: reviewDue(at, record.timeZone ?? 'UTC'),
      timeZone: record.timeZone ?? 'UTC',
    }),
  })
  return { ...stored, status: 'pending', reference }
}
