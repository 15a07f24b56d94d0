import * as v from 'valibot'
import { expect, test } from 'vitest'
import { QuoteDecision } from './quote-decision.ts'
import { getQuoteRequest, NewQuoteRequest } from './quote.ts'

const request = {
  businessName: 'Kokonut Oil',
  country: 'sb',
  domainType: 'new',
  contactName: 'Mele Talo',
  email: 'Mele@Kokonut.test ',
}

const messages = (schema: v.GenericSchema, input: unknown): Record<string, string> => {
  const { issues = [] } = v.safeParse(schema, input)
  return Object.fromEntries(issues.map((issue) => [String(v.getDotPath(issue)), issue.message]))
}

test('optional fields have defaults', () => {
  expect(v.parse(NewQuoteRequest, request)).toEqual({
    ...request,
    email: 'mele@kokonut.test',
    pages: 3,
    additionalServices: [],
    requirements: '',
    domainName: '',
    phone: '',
    preferredContact: 'email',
    contactFax: '',
  })
})

test.each([
  ['businessName', 'K', 'Business name must be at least 2 characters'],
  ['businessName', undefined, 'Business name must be at least 2 characters'],
  ['country', 'au', 'Please select a country'],
  ['country', '', 'Please select a country'],
  ['contactName', ' M ', 'Contact name must be at least 2 characters'],
  ['email', 'mele@', 'Please enter a valid email'],
  ['domainType', '', 'Please select a domain option'],
  ['domainType', undefined, 'Please select a domain option'],
  ['pages', 6, 'Please choose 3, 4 or 5 pages'],
  ['pages', 2, 'Please choose 3, 4 or 5 pages'],
  ['pages', 3.5, 'Please choose 3, 4 or 5 pages'],
  ['pages', '4', 'Please choose 3, 4 or 5 pages'],
  ['preferredContact', 'fax', 'Please choose email, phone or whatsapp'],
  ['domainName', 'kokonut oil', 'Please use letters, digits and hyphens only; .com is added'],
  ['contactFax', '123', 'Please leave this field empty: it catches spam programs'],
])('%s %j: %s', (field, value, message) => {
  expect(messages(NewQuoteRequest, { ...request, [field]: value })).toEqual({ [field]: message })
})

test('rejects a service that is not in the catalogue', () => {
  expect(messages(NewQuoteRequest, { ...request, additionalServices: ['Logo design', 'A yacht'] })).toEqual({
    'additionalServices.1':
      'Please choose from Logo design, Professional photography, E-commerce functionality, Online booking system',
  })
})

test.each([
  ['phone', 'Please enter a phone number so that we can call you'],
  ['whatsapp', 'Please enter your WhatsApp number so that we can message you'],
])('%s requires a phone number', (preferredContact, message) => {
  expect(messages(NewQuoteRequest, { ...request, preferredContact })).toEqual({ phone: message })
  expect(messages(NewQuoteRequest, { ...request, preferredContact, phone: '+677 74123' })).toEqual({})
})

test.each(['+677 74123', '74123', '+61 412 345 678', ''])('accepts the phone number %j', (phone) => {
  expect(messages(NewQuoteRequest, { ...request, phone })).toEqual({})
})

test.each(['123', 'call me', '+677 1', '+0000000'])('rejects the phone number %j', (phone) => {
  expect(messages(NewQuoteRequest, { ...request, phone })).toEqual({
    phone: 'Please enter a valid phone number, such as +677 12345, or start with + for another country',
  })
})

test.each([
  ['in-review', 'in review'],
  ['declined', 'declined'],
])('accepts the status %s', (text, status) => {
  expect(v.parse(QuoteDecision, { status: text })).toEqual({ status, items: [] })
})

test('a quote has an amount and a last day', () => {
  const quote = { status: 'quoted', amount: 1600.5, validUntil: '2026-12-20' }
  expect(v.parse(QuoteDecision, quote)).toEqual({ ...quote, items: [] })
  expect(Object.keys(messages(QuoteDecision, { status: 'quoted' }))).toEqual(['amount', 'validUntil'])
})

test('rejects an unknown status', () => {
  expect(messages(QuoteDecision, { status: 'done' })).toEqual({
    status: 'Please choose one of New, In review, Quoted, Accepted, Declined, Expired',
  })
})

test.each([{}, { email: 'mele' }])('a look-up with %j requires the address', (query) => {
  expect(messages(getQuoteRequest.query, query)).toEqual({ email: 'Please enter a valid email' })
})
