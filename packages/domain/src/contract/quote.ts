import * as v from 'valibot'
import type { CountryCode as Country } from '@portal/reference-data'
import { parseContactPhone } from '../business/parse-phone.ts'
import { ADD_ONS } from '../plan/add-ons.ts'
import { resolvePlace } from '../place/resolve.ts'
import { DOMAIN_TYPES, parseDomainName } from '../quote/domain-name.ts'
import { QUOTE_LIMITS } from '../quote/limits.ts'
import { QUOTE_STATUSES } from '../quote/status.ts'
import { parsePages, PREFERRED_CONTACTS, WEBSITE_PACKAGE, WEBSITE_PAGES } from '../quote/website.ts'
import { SearchText } from './business-query.ts'
import { CountryCode } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { OrderStatus } from './order-status.ts'
import { QuoteOffer } from './quote-offer.ts'
import { body, filterText, Id, Instant, listOf, PathId, wholeNumber } from './shared.ts'
import { codeText, emailAddress, line, paragraphs, phoneText } from './text.ts'

const SERVICES = ADD_ONS.map(({ name }) => name)

/** Messages for a field that is missing or too short. */
const MESSAGES = {
  businessName: 'Business name must be at least 2 characters',
  country: 'Please select a country',
  contactName: 'Contact name must be at least 2 characters',
  email: 'Please enter a valid email',
  pages: 'Please choose 3, 4 or 5 pages',
  domainType: 'Please select a domain option',
  services: `Please choose from ${SERVICES.join(', ')}`,
  contact: 'Please choose email, phone or whatsapp',
} as const

function nameField(message: string, label: string) {
  const tooLong = `${label} must be at most ${QUOTE_LIMITS.name} characters`
  return v.pipe(line(message, tooLong), minCharacters(2, message), maxCharacters(QUOTE_LIMITS.name, tooLong))
}

function longText(message: string, max: number) {
  const tooLong = `Please use at most ${max} characters`
  return v.pipe(paragraphs(message, tooLong), maxCharacters(max, tooLong))
}

const parseCountry = (text: string): Country => resolvePlace(text)?.country ?? 'sb'

const newQuoteRequestFields = body({
  businessName: nameField(MESSAGES.businessName, 'Business name'),
  country: v.pipe(
    line(MESSAGES.country, MESSAGES.country),
    v.check((text) => resolvePlace(text) !== null, MESSAGES.country),
  ),
  pages: v.nullish(
    v.pipe(
      v.number(MESSAGES.pages),
      v.check((pages) => parsePages(pages).ok, MESSAGES.pages),
    ),
    WEBSITE_PACKAGE.defaultPages,
  ),
  additionalServices: v.nullish(
    listOf(v.picklist(SERVICES, MESSAGES.services), 20, {
      none: MESSAGES.services,
      tooMany: 'Please choose each service once',
    }),
    [],
  ),
  requirements: v.nullish(longText('Please write the requirements as text', QUOTE_LIMITS.requirements), ''),
  domainType: v.picklist(DOMAIN_TYPES, MESSAGES.domainType),
  domainName: v.nullish(codeText('Please write the domain name as text'), ''),
  contactName: nameField(MESSAGES.contactName, 'Contact name'),
  email: emailAddress(MESSAGES.email),
  phone: v.nullish(phoneText('Please write the phone number as text'), ''),
  preferredContact: v.nullish(v.picklist(PREFERRED_CONTACTS, MESSAGES.contact), PREFERRED_CONTACTS[0]),
  /** A honeypot. */
  contactFax: v.nullish(
    v.pipe(
      v.string('Please leave this field empty'),
      v.maxLength(0, 'Please leave this field empty: it catches spam programs'),
    ),
    '',
  ),
})

/**
 * The body that the quote builder posts. `country` is a country by code or name, `additionalServices` are names of services
 * in the catalogue; an answer by phone or WhatsApp needs a number.
 */
export const NewQuoteRequest = v.pipe(
  newQuoteRequestFields,
  v.forward(
    v.partialCheck(
      [['domainType'], ['domainName']],
      ({ domainType, domainName }) => parseDomainName(domainType, domainName ?? '').ok,
      ({ input }) => {
        const parsed = parseDomainName(input.domainType, input.domainName ?? '')
        return parsed.ok ? '' : parsed.message
      },
    ),
    ['domainName'],
  ),
  v.forward(
    v.partialCheck(
      [['country'], ['phone']],
      ({ country, phone }) => parseContactPhone(parseCountry(country), phone ?? '').ok,
      ({ input }) => {
        const parsed = parseContactPhone(parseCountry(input.country), input.phone ?? '')
        return parsed.ok ? '' : parsed.message
      },
    ),
    ['phone'],
  ),
  v.forward(
    v.partialCheck(
      [['preferredContact'], ['phone']],
      ({ preferredContact, phone }) => preferredContact === 'email' || (phone ?? '').trim() !== '',
      ({ input }) =>
        input.preferredContact === 'whatsapp'
          ? 'Please enter your WhatsApp number so that we can message you'
          : 'Please enter a phone number so that we can call you',
    ),
    ['phone'],
  ),
)
export type NewQuoteRequest = v.InferOutput<typeof NewQuoteRequest>

/** The status of a quote request. */
export const QuoteStatus = v.picklist(QUOTE_STATUSES)

/** The estimate of a quote request, at the prices of its day. */
export const QuoteEstimate = v.object({
  base: v.number(),
  services: v.array(v.object({ name: v.string(), price: v.number() })),
  total: v.number(),
  /** ISO 4217: the currency of that day. */
  currency: v.string(),
})

/** The response to a new quote request. */
export const CreatedQuoteRequest = v.object({
  id: Id,
  reference: v.string(),
  status: QuoteStatus,
  estimate: QuoteEstimate,
  createdAt: Instant,
})
export type CreatedQuoteRequest = v.InferOutput<typeof CreatedQuoteRequest>

const requestFields = {
  reference: v.string(),
  businessName: v.string(),
  country: CountryCode,
  pages: v.picklist(WEBSITE_PAGES),
  estimate: QuoteEstimate,
  requirements: v.string(),
  domainType: v.picklist(DOMAIN_TYPES),
  /** In full: `kokonut.com`. */
  domainName: v.nullable(v.string()),
  /** An unanswered quote is `expired` once it is no longer valid. */
  status: QuoteStatus,
  /** The latest quote; null before there is one and while a new one is being prepared. */
  offer: v.nullable(QuoteOffer),
  createdAt: Instant,
} as const

/** A request as the requester sees it. `history` has the notes of administrators and the answers, the newest first. */
export const OwnQuoteRequest = v.object({
  ...requestFields,
  /** The order of the accepted quote, which the request’s email address opens; null before. */
  orderReference: v.nullable(v.string()),
  history: v.array(
    v.object({
      status: QuoteStatus,
      note: v.nullable(v.string()),
      /** Whether the requester made the change. */
      byRequester: v.boolean(),
      offer: v.nullable(QuoteOffer),
      at: Instant,
    }),
  ),
})
export type OwnQuoteRequest = v.InferOutput<typeof OwnQuoteRequest>

/** An event in the history of a request: a change of status, or a note among administrators. */
export const QuoteEvent = v.object({
  kind: v.picklist(['status', 'note']),
  /** The new status; null for a note. */
  status: v.nullable(QuoteStatus),
  note: v.nullable(v.string()),
  /** The administrator; null for a deleted account and for the requester. */
  by: v.nullable(v.string()),
  byRequester: v.boolean(),
  offer: v.nullable(QuoteOffer),
  at: Instant,
})
export type QuoteEvent = v.InferOutput<typeof QuoteEvent>

/** A request as administrators see it; `history` is newest first, `nextStatuses` are the allowed changes. */
export const QuoteRequest = v.object({
  id: Id,
  ...requestFields,
  contactName: v.string(),
  email: v.string(),
  /** E.164. */
  phone: v.nullable(v.string()),
  preferredContact: v.picklist(PREFERRED_CONTACTS),
  additionalServices: v.array(v.string()),
  nextStatuses: v.array(QuoteStatus),
  /** Whether it is fictional, for demonstrations. */
  isSample: v.boolean(),
  history: v.array(QuoteEvent),
  /** The listing that gets the plan of the website; null while none is linked, and once it is deleted. */
  business: v.nullable(v.object({ id: Id, name: v.string() })),
  /** The order that its acceptance created; null before. */
  order: v.nullable(v.object({ id: Id, reference: v.string(), status: OrderStatus })),
})
export type QuoteRequest = v.InferOutput<typeof QuoteRequest>

/** Everybody, limited; an Idempotency-Key makes repeats safe. */
export const createQuoteRequest = defineCall({
  method: 'POST',
  path: '/api/quote-requests',
  summary: 'Request a website; the price comes from the catalogue and is stored with the request',
  tag: 'quotes',
  body: NewQuoteRequest,
  responses: { 201: CreatedQuoteRequest, ...errorResponses(400, 403, 409, 415, 429, 503) },
})

/** Requesters, by the reference and their address. 404 when either is wrong, without saying which. */
export const getQuoteRequest = defineCall({
  method: 'GET',
  path: '/api/quote-requests/:reference',
  summary: 'The status of a website request, by its reference and email address',
  tag: 'quotes',
  params: v.object({
    reference: v.pipe(v.string('Expected a reference'), v.maxLength(40, 'Expected a reference')),
  }),
  query: body({ email: emailAddress(MESSAGES.email) }),
  responses: { 200: OwnQuoteRequest, ...errorResponses(400, 404, 429) },
})

/** A page of the requests; by status, and by a text in business name, contact, email or reference. */
export const QuoteRequestsQuery = v.object({
  status: filterText,
  search: v.optional(SearchText),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type QuoteRequestsQuery = v.InferOutput<typeof QuoteRequestsQuery>

/** Administrators. 401: signed out; 403: not an administrator. */
export const listQuoteRequests = defineCall({
  method: 'GET',
  path: '/api/admin/quote-requests',
  summary: 'Website requests, new ones first, then newest first',
  tag: 'quotes',
  query: QuoteRequestsQuery,
  responses: { 200: v.array(QuoteRequest), ...errorResponses(400, 401, 403, 429) },
})

const NO_NOTE = 'Please write a note'

/** Administrators. The note is stored with its author, for administrators only; accepts an Idempotency-Key. */
export const addQuoteNote = defineCall({
  method: 'POST',
  path: '/api/admin/quote-requests/:id/notes',
  summary: 'Add a note to a website request; the requester never sees it',
  tag: 'quotes',
  params: v.object({ id: PathId }),
  body: body({ text: v.pipe(longText(NO_NOTE, QUOTE_LIMITS.note), minCharacters(1, NO_NOTE)) }),
  responses: { 201: QuoteRequest, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})
