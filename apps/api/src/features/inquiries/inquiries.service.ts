import type { Inquiry, NewIssue, NewMessage, Received } from '@portal/domain/contract'
import { CONTACT_TOPICS, ISSUE_TOPICS, PORTAL } from '@portal/reference-data'
import type { Transaction } from 'kysely'
import type * as v from 'valibot'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { inquiryForAdmins } from '#mail/templates/inquiry-for-admins.ts'
import { inquiryReceived } from '#mail/templates/inquiry-received.ts'
import { generateReference } from '#shared/reference.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { insertInquiry, isInquiryReference, type InquiryRecord } from './inquiries.repository.ts'

export { insertInquiry, type InquiryRecord } from './inquiries.repository.ts'

type Answer = v.InferOutput<typeof Received>
type Draft = Omit<InquiryRecord, 'reference' | 'createdAt'>

/** Takes a message to the administrators. A repeat under its key stores and sends nothing. */
export const createMessage = (
  context: AppContext,
  { input: { name, email, topic, message }, ...sent }: PublicSubmission<NewMessage>,
): Promise<Answer> =>
  take(context, 'POST /api/contact', {
    input: { kind: 'message', name, email, topic, page: null, message },
    ...sent,
  })

/** Takes a report of what is wrong on the site. A repeat under its key stores and sends nothing. */
export const createIssueReport = (
  context: AppContext,
  { input: { name, email, topic, page, message }, ...sent }: PublicSubmission<NewIssue>,
): Promise<Answer> =>
  take(context, 'POST /api/issues', {
    input: { kind: 'issue', name: name || null, email: email || null, topic, page: page || null, message },
    ...sent,
  })

function take(
  context: AppContext,
  call: string,
  { input, key, limited }: PublicSubmission<Draft>,
): Promise<Answer> {
  const createdAt = context.now()
  const repeatable = { userId: null, key, call, body: input, now: createdAt }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, repeatable, () =>
      limited(async () => {
        const isTaken = (candidate: string) => isInquiryReference(trx, candidate)
        const reference = await generateReference(context.randomBytes, isTaken)
        const record = { ...input, reference, createdAt }
        await insertInquiry(trx, record)
        await writeLetters(context, trx, record)
        return { reference }
      }),
    ),
  )
}

/** One email to the administrators, who answer by replying to it, and a receipt to who left an address. */
async function writeLetters(
  context: AppContext,
  trx: Transaction<Database>,
  record: InquiryRecord,
): Promise<void> {
  const { config } = context
  const { email } = record
  const about = { ...record, topic: topicName(record) }
  await enqueueMail(trx, context, {
    to: { name: PORTAL.name, address: config.contactEmail },
    email: inquiryForAdmins(config, about),
    ...(email !== null && { headers: { 'Reply-To': email } }),
  })
  if (email === null) return
  await enqueueMail(trx, context, {
    to: { name: record.name ?? '', address: email },
    email: inquiryReceived(config, about),
  })
}

function topicName({ kind, topic }: Pick<Inquiry, 'kind' | 'topic'>): string {
  const topics = kind === 'message' ? CONTACT_TOPICS : ISSUE_TOPICS
  return topics.find(({ slug }) => slug === topic)?.name ?? topic
}
