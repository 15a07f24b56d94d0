import type { CreatedQuoteRequest, QuoteRequest } from '@portal/domain/contract'
import type { TestApp } from './new-app.ts'

/** What somebody asks for in tests, unless they say otherwise. */
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

/** Posts a request for a website. */
export const postQuote = ({ inject }: TestApp, changes: object = {}, headers: Record<string, string> = {}) =>
  inject({ method: 'POST', url: '/api/quote-requests', payload: { ...QUOTE, ...changes }, headers })

/** Stores a request the way everybody does; answers what was told. */
export async function addQuote(portal: TestApp, changes: object = {}): Promise<CreatedQuoteRequest> {
  const answer = await postQuote(portal, changes)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}

/** A request as who asked looks it up. */
export const readOwnQuote = ({ get }: TestApp, reference: string, email = QUOTE.email) =>
  get(`/api/quote-requests/${encodeURIComponent(reference)}?email=${encodeURIComponent(email)}`)

/** The requests as an administrator finds them. */
export const listedQuotes = async ({ get, signIn }: TestApp, query = ''): Promise<QuoteRequest[]> =>
  (await get(`/api/admin/quote-requests${query}`, await signIn('admin'))).json()
