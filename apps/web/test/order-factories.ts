import type { Order, OrderPreview, OrderSummary, WayToPay } from '@portal/domain/contract'
import { aPhoto } from './factories.ts'

export const BANK: WayToPay = {
  method: 'bank-transfer',
  name: 'Bank transfer',
  details: [
    { label: 'Bank', value: 'Bank South Pacific, Honiara' },
    { label: 'Account name', value: 'Pacific Business Portal' },
    { label: 'Account number', value: '4000 123 456' },
  ],
  text: 'It takes 1 to 2 working days.',
  url: null,
}

export const MOBILE_MONEY: WayToPay = {
  method: 'mobile-money',
  name: 'M-SELEN',
  details: [{ label: 'Number', value: '+677 7400 123' }],
  text: null,
  url: null,
}

export const CASH: WayToPay = {
  method: 'cash',
  name: 'Cash at our agent',
  details: [],
  text: 'Mendana Avenue, Honiara, Monday to Friday from 9 to 4.',
  url: null,
}

/** An open order for Enhanced, placed a day ago. */
export const anOrder = (own: Partial<Order> = {}): Order => ({
  reference: 'PB-4M2K-7T',
  status: 'open',
  createdAt: '2026-11-19T02:00:00.000Z',
  payBy: '2026-12-19T02:00:00.000Z',
  business: {
    id: 1,
    name: 'Kokonut Oil Cooperative',
    slug: 'kokonut-oil-cooperative',
    country: 'sb',
    category: 'Food & Beverages',
  },
  billedTo: {
    name: 'Mere Tavola',
    businessName: 'Kokonut Oil Cooperative',
    email: 'mere@portal.test',
    country: 'sb',
  },
  plan: 2,
  startsNow: true,
  quoteReference: null,
  items: [{ kind: 'plan', name: 'Enhanced, one year', amount: 129 }],
  currency: 'USD',
  total: 129,
  creditUsed: 0,
  paid: 0,
  due: 129,
  local: { currency: 'SBD', rate: 8.3, rateDate: '2026-11-16', total: 1070.7, due: 1070.7 },
  invoiceNumber: 'INV-2026-00007',
  payments: [],
  refunds: [],
  proofs: [],
  paidAt: null,
  period: null,
  refundableUntil: null,
  refundRequestedAt: null,
  cancelledAt: null,
  waysToPay: [BANK, MOBILE_MONEY, CASH],
  canPayByCard: false,
  ...own,
})

type Payment = Order['payments'][number]

export const aPayment = (own: Partial<Payment> = {}): Payment => ({
  id: 3,
  number: 'REC-2026-00004',
  amount: 129,
  method: 'bank-transfer',
  paidAt: '2026-11-19T22:00:00.000Z',
  recordedAt: '2026-11-20T00:00:00.000Z',
  local: { currency: 'SBD', amount: 1070.7 },
  ...own,
})

export const aProof = (own: Partial<Order['proofs'][number]> = {}): Order['proofs'][number] => ({
  id: 5,
  url: aPhoto(2).src,
  note: 'Paid at the branch in Auki.',
  at: '2026-11-19T23:00:00.000Z',
  ...own,
})

/** One that was paid in full today. */
export const aPaidOrder = (own: Partial<Order> = {}): Order =>
  anOrder({
    status: 'paid',
    paid: 129,
    due: 0,
    local: { currency: 'SBD', rate: 8.3, rateDate: '2026-11-16', total: 1070.7, due: 0 },
    payments: [aPayment()],
    paidAt: '2026-11-20T00:00:00.000Z',
    period: { startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2027-11-20T00:00:00.000Z' },
    refundableUntil: '2026-12-20T00:00:00.000Z',
    ...own,
  })

/** A refunded order. */
export const aRefundedOrder = (own: Partial<Order> = {}): Order =>
  aPaidOrder({
    status: 'refunded',
    period: null,
    refundableUntil: null,
    refundRequestedAt: '2026-11-20T00:30:00.000Z',
    refunds: [
      {
        id: 2,
        number: 'CRN-2026-00001',
        amount: 129,
        credit: 0,
        at: '2026-11-20T01:00:00.000Z',
        reason: 'The shop closes.',
        hereAgain: 0,
      },
    ],
    ...own,
  })

export const anOrderSummary = (own: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 11,
  reference: 'PB-4M2K-7T',
  status: 'open',
  createdAt: '2026-11-19T02:00:00.000Z',
  businessName: 'Kokonut Oil Cooperative',
  businessId: 1,
  plan: 2,
  isWebsite: false,
  total: 129,
  paid: 0,
  due: 129,
  local: { currency: 'SBD', due: 1070.7 },
  hasProof: false,
  refundRequestedAt: null,
  ...own,
})

/** Enhanced for a listing on trial with seven photos. */
export const aPreview = (own: Partial<OrderPreview> = {}): OrderPreview => ({
  items: [{ kind: 'plan', name: 'Enhanced, one year', amount: 129 }],
  currency: 'USD',
  total: 129,
  creditUsed: 0,
  due: 129,
  local: { currency: 'SBD', rate: 8.3, rateDate: '2026-11-16', total: 1070.7, due: 1070.7 },
  current: { tier: 0, until: '2026-12-18T02:00:00.000Z', isPublic: true },
  trialEndsAt: null,
  next: { tier: 2, startsAt: '2026-11-20T02:00:00.000Z', endsAt: '2027-11-20T02:00:00.000Z' },
  photos: { total: 7, shownNow: 4, shownThen: 7 },
  addedPhotos: [5, 6, 7].map((number) => aPhoto(number)),
  reviews: 12,
  waysToPay: ['Bank transfer', 'Cash at an agent'],
  ...own,
})
