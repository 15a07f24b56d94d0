import type { Inquiry, NewIssue, NewMessage, InquiryReceipt } from '@portal/domain/contract'
import { CONTACT_TOPICS, ISSUE_TOPICS, PORTAL } from '@portal/reference-data'
import type * as v from 'valibot'
import type { AppContext } from '#context.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { renderInquiryForAdmins } from '#mail/templates/inquiry-for-admins.ts'
import { renderInquiryReceived } from '#mail/templates/inquiry-received.ts'
import { acceptSubmission } from '#public-submissions/accept-submission.service.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { insertInquiry, isInquiryReference, type InquiryRecord } from './inquiries.repository.ts'

type ResponseBody = v.InferOutput<typeof InquiryReceipt>
type NewInquiry = Omit<InquiryRecord, 'reference' | 'createdAt'>

/** Accepts a message to the administrators. */
export const createMessage = (
  context: AppContext,
  submission: PublicSubmission<NewMessage>,
): Promise<ResponseBody> => {
  const { name, email, topic, message } = submission.input
  const inquiry = { kind: 'message', name, email, topic, page: null, message } as const
  return createInquiry(context, 'POST /api/contact', { ...submission, input: inquiry })
}

/** Accepts a report of an issue on the site. */
export const createIssueReport = (
  context: AppContext,
  submission: PublicSubmission<NewIssue>,
): Promise<ResponseBody> => {
  const { name, email, topic, page, message } = submission.input
  const inquiry = {
    kind: 'issue',
    name: name || null,
    email: email || null,
    topic,
    page: page || null,
    message,
  } as const
  return createInquiry(context, 'POST /api/issues', { ...submission, input: inquiry })
}

const createInquiry = (
  context: AppContext,
  call: string,
  submission: PublicSubmission<NewInquiry>,
): Promise<ResponseBody> =>
  acceptSubmission(context, submission, {
    call,
    async store({ trx, now, newReference }) {
      const reference = await newReference(isInquiryReference)
      const record = { ...submission.input, reference, createdAt: now }
      await insertInquiry(trx, record)
      return record
    },
    emails: (record) => createMails(context, record),
    response: ({ reference }) => ({ reference }),
  })

/** An email to the administrators, who may reply to it, and a receipt to a sender with an address. */
function createMails({ config }: Pick<AppContext, 'config'>, record: InquiryRecord): OutgoingMail[] {
  const { name, email } = record
  const about = { ...record, topic: getTopicName(record) }
  const forAdmins = {
    to: { name: PORTAL.name, address: config.contactEmail },
    email: renderInquiryForAdmins(config, about),
  }
  if (email === null) return [forAdmins]
  const receipt = { to: { name: name ?? '', address: email }, email: renderInquiryReceived(config, about) }
  return [{ ...forAdmins, headers: { 'Reply-To': email } }, receipt]
}

function getTopicName({ kind, topic }: Pick<Inquiry, 'kind' | 'topic'>): string {
  const topics = kind === 'message' ? CONTACT_TOPICS : ISSUE_TOPICS
  return topics.find(({ slug }) => slug === topic)?.name ?? topic
}
