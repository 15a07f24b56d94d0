import { CONTACT_TOPICS, ISSUE_TOPICS } from '@portal/reference-data'
import * as v from 'valibot'
import { SearchText } from './business-query.ts'
import { defineCall, errorResponses } from './call.ts'
import { body, filterText, Id, Instant, PathId, wholeNumber } from './shared.ts'
import {
  honeypot,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  SUBMISSION_LIMITS,
  optionalEmail,
} from './submission-fields.ts'
import { emailAddress } from './text.ts'

const TOPIC = 'Please choose what it is about'
const EMAIL = 'Please enter a valid email address'
const MESSAGE = { min: 10, max: 4000 } as const

/** A message to the administrators. */
export const NewMessage = body({
  name: requiredLine('Your name', SUBMISSION_LIMITS.name),
  email: emailAddress(EMAIL),
  topic: v.picklist(
    CONTACT_TOPICS.map(({ slug }) => slug),
    TOPIC,
  ),
  message: requiredText('Your message', MESSAGE),
  contactFax: honeypot,
})
export type NewMessage = v.InferOutput<typeof NewMessage>

/** An issue report; a reporter with an address gets an email when it is resolved. */
export const NewIssue = body({
  name: optionalLine('Your name', SUBMISSION_LIMITS.name.max),
  email: optionalEmail,
  topic: v.picklist(
    ISSUE_TOPICS.map(({ slug }) => slug),
    TOPIC,
  ),
  /** The URL of the page, or words that describe it. */
  page: optionalLine('The page', 500),
  message: requiredText('Your report', MESSAGE),
  contactFax: honeypot,
})
export type NewIssue = v.InferOutput<typeof NewIssue>

/** The reference to quote. */
export const InquiryReceipt = v.object({ reference: v.string() })

/** Everybody, limited. */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the administrators',
  tag: 'messages',
  body: NewMessage,
  responses: { 201: InquiryReceipt, ...errorResponses(400, 403, 409, 415, 429, 503) },
})

/** Everybody, limited. */
export const reportIssue = defineCall({
  method: 'POST',
  path: '/api/issues',
  summary: 'Report what is wrong on the site',
  tag: 'messages',
  body: NewIssue,
  responses: { 201: InquiryReceipt, ...errorResponses(400, 403, 409, 415, 429, 503) },
})

const KINDS = ['message', 'issue'] as const
const STATUSES = ['new', 'handled'] as const

/** A message or an issue report as administrators see it; `note` is for administrators only. */
export const Inquiry = v.object({
  id: Id,
  kind: v.picklist(KINDS),
  reference: v.string(),
  topic: v.string(),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  page: v.nullable(v.string()),
  message: v.string(),
  status: v.picklist(STATUSES),
  note: v.nullable(v.string()),
  createdAt: Instant,
  handledAt: v.nullable(Instant),
})
export type Inquiry = v.InferOutput<typeof Inquiry>

/** `kind` is `message` or `issue`, `status` `new` or `handled`; `search` covers reference, name, address and text. */
export const InquiriesQuery = v.object({
  kind: filterText,
  status: filterText,
  search: v.optional(SearchText),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type InquiriesQuery = v.InferOutput<typeof InquiriesQuery>

/** Administrators. 401: signed out; 403: not an administrator. */
export const listInquiries = defineCall({
  method: 'GET',
  path: '/api/admin/inquiries',
  summary: 'Messages and reports, open ones first, newest first',
  tag: 'messages',
  query: InquiriesQuery,
  responses: { 200: v.array(Inquiry), ...errorResponses(400, 401, 403, 429) },
})

/** Administrators. 409: it has this status already. */
export const resolveInquiry = defineCall({
  method: 'PATCH',
  path: '/api/admin/inquiries/:id/status',
  summary: 'Mark a message or report as handled, or as open again',
  tag: 'messages',
  params: v.object({ id: PathId }),
  body: body({
    status: v.picklist(STATUSES, 'Expected new or handled'),
    note: optionalText('Note', 2000),
  }),
  responses: { 200: Inquiry, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})
