import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'
import { body, Id, IdOrSlug, Instant, PathId, wholeNumber } from './shared.ts'
import {
  honeypot,
  optionalEmail,
  optionalLine,
  requiredLine,
  requiredText,
  SUBMISSION_LIMITS,
} from './submission-fields.ts'
import { phoneText } from './text.ts'

/** What a visitor requests from a business: an answer, or a price. */
export const BUSINESS_MESSAGE_KINDS = ['message', 'quote'] as const
const Kind = v.picklist(BUSINESS_MESSAGE_KINDS, 'Expected message or quote')

/** Limits of a message to a business and of its replies, in characters. */
export const BUSINESS_MESSAGE_LIMITS = { min: 10, max: 4000 } as const

interface Contacts {
  email: string
  phone: string
}

/** Checks that the business can answer, even where other fields are invalid. */
const hasContact = <Form extends Contacts>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const form: Partial<Form> = { ...(dataset.value as Form) }
    if (form.email !== '' || typeof form.phone !== 'string' || form.phone.trim() !== '') return
    addIssue({
      message: 'Please enter your email address or your phone number',
      path: [{ type: 'object', origin: 'value', input: form, key: 'email', value: form.email }],
    })
  })

/**
 * A message or a request for a price, visible to the business’s owner only; with an email address, a phone number, or
 * both.
 */
export const NewBusinessMessage = v.pipe(
  body({
    kind: v.nullish(Kind, 'message'),
    name: requiredLine('Your name', SUBMISSION_LIMITS.name),
    email: optionalEmail,
    phone: optionalLine('Your phone number', 60, phoneText),
    message: requiredText('Your message', BUSINESS_MESSAGE_LIMITS),
    contactFax: honeypot,
  }),
  hasContact(),
)
export type NewBusinessMessage = v.InferOutput<typeof NewBusinessMessage>

/** The reference to quote. */
export const BusinessMessageReceipt = v.object({ reference: v.string() })
export type BusinessMessageReceipt = v.InferOutput<typeof BusinessMessageReceipt>

/** Everybody, limited. 404: there is no such public business; 409: nobody could receive a message to it. */
export const messageBusiness = defineCall({
  method: 'POST',
  path: '/api/businesses/:idOrSlug/messages',
  summary:
    'Write to a business with an email address or a phone number; an Idempotency-Key makes a repeat answer the same',
  tag: 'messages',
  params: v.object({ idOrSlug: IdOrSlug }),
  body: NewBusinessMessage,
  responses: { 201: BusinessMessageReceipt, ...errorResponses(400, 403, 404, 409, 415, 429, 503) },
})

const STATUSES = ['open', 'answered'] as const

/** A message as the business’s owner sees it, with the replies sent through the portal. */
export const BusinessMessage = v.object({
  id: Id,
  kind: Kind,
  reference: v.string(),
  business: v.object({ id: Id, name: v.string(), slug: v.string() }),
  name: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  message: v.string(),
  status: v.picklist(STATUSES),
  createdAt: Instant,
  answeredAt: v.nullable(Instant),
  replies: v.array(v.object({ text: v.string(), at: Instant })),
})
export type BusinessMessage = v.InferOutput<typeof BusinessMessage>

const SORTS = ['newest', 'oldest'] as const

/** Of one business or of all; open, answered, or both. */
export const BusinessMessagesQuery = v.object({
  business: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  status: v.optional(v.picklist(STATUSES, 'Expected open or answered')),
  sort: v.optional(v.picklist(SORTS, 'Expected newest or oldest')),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type BusinessMessagesQuery = v.InferOutput<typeof BusinessMessagesQuery>

/** Signed-in people, for their own businesses. `X-Total-Count` counts all that match. */
export const listBusinessMessages = defineCall({
  method: 'GET',
  path: '/api/messages',
  summary: 'Messages to the user’s businesses, open ones first, newest or oldest first',
  tag: 'messages',
  query: BusinessMessagesQuery,
  responses: { 200: v.array(BusinessMessage), ...errorResponses(400, 401, 429) },
})

/** The owner. 404: not found or not theirs. */
export const getBusinessMessage = defineCall({
  method: 'GET',
  path: '/api/messages/:id',
  summary: 'A message to one of the user’s businesses, with its replies',
  tag: 'messages',
  params: v.object({ id: PathId }),
  responses: { 200: BusinessMessage, ...errorResponses(400, 401, 404, 429) },
})

const EXPECTED_COUNT = 'Expected the number of replies read'

/** An answer to a message, which its sender gets by email. */
export const NewMessageReply = body({
  text: requiredText('Your answer', { min: 2, max: BUSINESS_MESSAGE_LIMITS.max }),
  /** How many replies its writer has read; rejected if there are more by now. */
  repliesRead: v.optional(
    v.pipe(v.number(EXPECTED_COUNT), v.integer(EXPECTED_COUNT), v.minValue(0, EXPECTED_COUNT)),
  ),
})
export type NewMessageReply = v.InferOutput<typeof NewMessageReply>

/**
 * The owner. Marks the message as answered. 404: not found or not theirs; 409: answered meanwhile, or written without an
 * email address.
 */
export const replyToBusinessMessage = defineCall({
  method: 'POST',
  path: '/api/messages/:id/replies',
  summary: 'Answer a message by email; an Idempotency-Key makes a repeat answer the same',
  tag: 'messages',
  params: v.object({ id: PathId }),
  body: NewMessageReply,
  responses: { 201: BusinessMessage, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** The owner, for an answer by other means or to reopen a message. 409: it has this status already. */
export const setBusinessMessageStatus = defineCall({
  method: 'PATCH',
  path: '/api/messages/:id/status',
  summary: 'Mark a message as answered, or as open again',
  tag: 'messages',
  params: v.object({ id: PathId }),
  body: body({ status: v.picklist(STATUSES, 'Expected open or answered') }),
  responses: { 200: BusinessMessage, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})
