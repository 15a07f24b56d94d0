import type { OwnQuoteRequest, QuoteOffer, QuoteRequest } from '@portal/domain/contract'

const QUOTE = {
  reference: 'PB-7K3F-9Q',
  businessName: 'Kokonut Oil Cooperative',
  country: 'sb',
  pages: 4,
  estimate: { base: 1000, services: [{ name: 'Logo design', price: 150 }], total: 1150, currency: 'USD' },
  requirements: 'A page for buyers abroad.\n\nPrices in two currencies.',
  domainType: 'new',
  domainName: 'kokonut-oil.com',
  status: 'new',
  offer: null,
  createdAt: '2026-11-19T02:00:00.000Z',
} as const

export const anOffer = (own: Partial<QuoteOffer> = {}): QuoteOffer => ({
  id: 4,
  amount: 1150,
  currency: 'USD',
  validUntil: '2026-12-20',
  endsAt: '2026-12-20T13:00:00.000Z',
  items: [],
  ...own,
})

export const anOwnQuote = (own: Partial<OwnQuoteRequest> = {}): OwnQuoteRequest => ({
  ...QUOTE,
  estimate: { ...QUOTE.estimate, services: [...QUOTE.estimate.services] },
  orderReference: null,
  history: [],
  ...own,
})

export const aQuoteRequest = (own: Partial<QuoteRequest> = {}): QuoteRequest => ({
  ...QUOTE,
  estimate: { ...QUOTE.estimate, services: [...QUOTE.estimate.services] },
  id: 1,
  contactName: 'Mele Talo',
  email: 'mele@kokonut.test',
  phone: '+67774123',
  preferredContact: 'whatsapp',
  additionalServices: ['Logo design'],
  nextStatuses: ['in review', 'quoted', 'declined', 'expired'],
  isSample: false,
  history: [],
  business: null,
  order: null,
  ...own,
})
