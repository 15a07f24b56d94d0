import * as v from 'valibot'
import { QUOTE_STATUSES, parseQuoteStatus, getQuoteStatusLabel } from '../quote/status.ts'
import { QUOTE_LIMITS } from '../quote/limits.ts'
import { defineCall, errorResponses } from './call.ts'
import { maxCharacters } from './length.ts'
import { isSumOfItems, OFFER_MESSAGES, offerFields } from './quote-offer.ts'
import { QuoteRequest } from './quote.ts'
import { body, PathId } from './shared.ts'
import { line, paragraphs } from './text.ts'

const TOO_LONG = `Please use at most ${QUOTE_LIMITS.note} characters`
const note = v.pipe(
  paragraphs('Please write the note as text', TOO_LONG),
  maxCharacters(QUOTE_LIMITS.note, TOO_LONG),
)

const STATUS = `Please choose one of ${QUOTE_STATUSES.map(getQuoteStatusLabel).join(', ')}`

/**
 * The new status of a request, and a note that the requester reads by email and on the status page. The status `quoted` needs
 * a price and its last valid day.
 */
export const QuoteDecision = v.pipe(
  body({
    status: v.pipe(
      line(STATUS, STATUS),
      v.check((text) => parseQuoteStatus(text) !== null, STATUS),
      v.transform((text) => parseQuoteStatus(text) ?? QUOTE_STATUSES[0]),
    ),
    note: v.nullish(note),
    ...offerFields,
  }),
  v.forward(
    v.partialCheck(
      [['status'], ['amount']],
      ({ status, amount }) => status !== 'quoted' || typeof amount === 'number',
      OFFER_MESSAGES.amount,
    ),
    ['amount'],
  ),
  v.forward(
    v.partialCheck(
      [['status'], ['validUntil']],
      ({ status, validUntil }) => status !== 'quoted' || typeof validUntil === 'string',
      OFFER_MESSAGES.validUntil,
    ),
    ['validUntil'],
  ),
  v.forward(v.partialCheck([['amount'], ['items']], isSumOfItems, OFFER_MESSAGES.sum), ['amount']),
)
export type QuoteDecision = v.InferOutput<typeof QuoteDecision>

/** Administrators. 409: its status can't be changed to this one; the message says its status. */
export const setQuoteStatus = defineCall({
  method: 'PATCH',
  path: '/api/admin/quote-requests/:id/status',
  summary: 'Change the status of a website request and email the requester',
  tag: 'quotes',
  params: v.object({ id: PathId }),
  body: QuoteDecision,
  responses: { 200: QuoteRequest, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})
