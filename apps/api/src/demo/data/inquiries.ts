import { CONTACT_TOPICS, ISSUE_TOPICS } from '@portal/reference-data'
import * as v from 'valibot'
import { duration, email, line, optional, paragraphs } from './fields.ts'

const fields = {
  reference: line,
  sentAgo: duration,
  name: optional(line),
  email: optional(email),
  message: paragraphs,
}

/** `inquiries.yaml`: messages to the administrators, and reports of problems on the site. */
export const Inquiries = v.array(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('message'),
      topic: v.picklist(CONTACT_TOPICS.map(({ slug }) => slug)),
      ...fields,
    }),
    v.strictObject({
      kind: v.literal('issue'),
      topic: v.picklist(ISSUE_TOPICS.map(({ slug }) => slug)),
      page: optional(line),
      ...fields,
    }),
  ]),
)
