import * as v from 'valibot'
import { duration, email, line, paragraphs } from './fields.ts'

/** `business-messages.yaml`: visitors' messages to businesses, and their owners' replies. */
export const BusinessMessages = v.array(
  v.strictObject({
    business: line,
    kind: v.picklist(['message', 'quote']),
    reference: line,
    sentAgo: duration,
    name: line,
    email,
    message: paragraphs,
    /** Sent this long after the message. */
    reply: v.optional(v.strictObject({ after: duration, text: paragraphs })),
  }),
)
