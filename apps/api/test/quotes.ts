import type { CreatedQuoteRequest, QuoteRequest } from '@portal/domain/contract'
import type { TestApp } from './new-app.ts'

/** The default quote request of tests. */
export const QUOTE = {
  businessName: 'Kokonut Oil Auki',
  country: 'sb',
  pages: 4,
  additionalServices: ['Online booking system', 'Logo design'],
  requirements: 'We press oil in Auki.\nPlease show our prices.',
  domainType: 'new',
  domainName: 'Kokonut-Oil',
  contactName: 'Mele Talo',
  email: 'Mele@Kokonut.test',
  phone: '74 12 345',
  preferredContact: 'phone',
}

/** An administrator's decision that sends a quote. */
export const QUOTED = { status: 'quoted', amount: 1600, validUntil: '2026-12-20' }

export const postQuote = ({ inject }: TestApp, changes: object = {}, headers: Record<string, string> = {}) =>
  inject({ method: 'POST', url: '/api/quote-requests', payload: { ...QUOTE, ...changes }, headers })

/** Adds a quote request as visitors do; returns the response. */
export async function addQuote(portal: TestApp, changes: object = {}): Promise<CreatedQuoteRequest> {
  const response = await postQuote(portal, changes)
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json()
}

/** Looks up a request as its requester does. */
export const readOwnQuote = ({ get }: TestApp, reference: string, email = QUOTE.email) =>
  get(`/api/quote-requests/${encodeURIComponent(reference)}?email=${encodeURIComponent(email)}`)

/** Lists the requests as administrators do. */
export const listQuotes = async ({ get, signIn }: TestApp, query = ''): Promise<QuoteRequest[]> =>
  (await get(`/api/admin/quote-requests${query}`, await signIn('admin'))).json()
