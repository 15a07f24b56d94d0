import * as v from 'valibot'
import { QUOTE_LIMITS } from '../quote/limits.ts'
import { defineCall, errorResponses } from './call.ts'
import { maxCharacters } from './length.ts'
import { getQuoteRequest, OwnQuoteRequest } from './quote.ts'
import { body } from './shared.ts'
import { emailAddress, paragraphs } from './text.ts'

const CHOICE = 'Please accept or decline the quote'
const WHICH = 'Please send the quote that you answer'
const TOO_LONG = `Please use at most ${QUOTE_LIMITS.answer} characters`

/** The requester's answer to a quote; `offer` identifies the quote that they read. */
export const QuoteAnswer = body({
  email: emailAddress('Please enter a valid email'),
  offer: v.pipe(v.number(WHICH), v.safeInteger(WHICH), v.minValue(1, WHICH)),
  answer: v.picklist(['accept', 'decline'], CHOICE),
  note: v.nullish(
    v.pipe(
      paragraphs('Please write the note as text', TOO_LONG),
      maxCharacters(QUOTE_LIMITS.answer, TOO_LONG),
    ),
  ),
})
export type QuoteAnswer = v.InferOutput<typeof QuoteAnswer>

/**
 * Anybody with its reference and its email address. Idempotent. 409: the quote is no longer valid, was answered differently
 * or replaced; the message says which.
 */
export const answerQuote = defineCall({
  method: 'POST',
  path: '/api/quote-requests/:reference/answer',
  summary: 'Accept or decline a quote, and tell the administrators',
  tag: 'quotes',
  params: getQuoteRequest.params,
  body: QuoteAnswer,
  responses: { 200: OwnQuoteRequest, ...errorResponses(400, 404, 409, 415, 429, 503) },
})
