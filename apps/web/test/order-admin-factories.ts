import type { AdminOrder, ExchangeRate, OrderSummary } from '@portal/domain/contract'
import { anOrder, anOrderSummary, aPayment } from './order-factories.ts'

const KOKONUT_CAFE = { id: 7, name: 'Kokonut Café', slug: 'kokonut-cafe' } as const

/** An order in the list of administrators. */
export const anAdminOrderSummary = (own: Partial<OrderSummary> = {}): OrderSummary =>
  anOrderSummary({
    id: 12,
    reference: 'PB-7K3F-9Q',
    createdAt: '2026-11-18T02:00:00.000Z',
    businessName: KOKONUT_CAFE.name,
    businessId: KOKONUT_CAFE.id,
    local: { currency: 'SBD', due: 1077.15 },
    ...own,
  })

/** An open order as the administrators' page shows it. */
export const anAdminOrder = (own: Partial<AdminOrder> = {}): AdminOrder => ({
  ...anOrder({
    reference: 'PB-7K3F-9Q',
    createdAt: '2026-11-18T02:00:00.000Z',
    payBy: '2026-12-18T02:00:00.000Z',
    business: { ...KOKONUT_CAFE, country: 'sb', category: 'Food & Beverages' },
    billedTo: {
      name: 'Mele Talo',
      businessName: KOKONUT_CAFE.name,
      email: 'mele@kokonut.test',
      country: 'sb',
    },
    items: [
      { kind: 'plan', name: 'Enhanced, one year', amount: 129 },
      { kind: 'add-on', name: 'Logo design', amount: 150 },
      { kind: 'unused time', name: 'Unused days of the plan until now', amount: -30 },
    ],
    total: 249,
    due: 249,
    local: { currency: 'SBD', rate: 8.35, rateDate: '2026-11-16', total: 2079.15, due: 2079.15 },
    invoiceNumber: 'INV-2026-00041',
    waysToPay: [],
  }),
  id: 12,
  owner: { id: 2, name: 'Mele Talo', email: 'mele@kokonut.test' },
  credit: 0,
  quoteRequestId: null,
  next: { startsAt: '2026-11-20T02:00:00.000Z', endsAt: '2027-11-20T02:00:00.000Z' },
  refundReason: null,
  cancellationReason: null,
  paymentNotes: [],
  refundable: null,
  foreignPayments: [],
  ...own,
})

/** The same order, paid by two payments, with its proofs. */
export const aPaidAdminOrder = (own: Partial<AdminOrder> = {}): AdminOrder =>
  anAdminOrder({
    status: 'paid',
    paid: 249,
    due: 0,
    local: { currency: 'SBD', rate: 8.35, rateDate: '2026-11-16', total: 2079.15, due: 0 },
    paidAt: '2026-11-19T01:00:00.000Z',
    period: { startsAt: '2026-11-19T01:00:00.000Z', endsAt: '2027-11-19T01:00:00.000Z' },
    refundableUntil: '2026-12-19T01:00:00.000Z',
    next: null,
    refundable: { plan: 99, addOns: 150 },
    payments: [
      aPayment({
        id: 1,
        number: 'REC-2026-00031',
        amount: 49,
        method: 'cash',
        paidAt: '2026-11-18T03:00:00.000Z',
        recordedAt: '2026-11-18T04:00:00.000Z',
        local: null,
      }),
      aPayment({
        id: 2,
        number: 'REC-2026-00032',
        amount: 200,
        paidAt: '2026-11-19T00:00:00.000Z',
        recordedAt: '2026-11-19T01:00:00.000Z',
        local: { currency: 'SBD', amount: 1670 },
      }),
    ],
    paymentNotes: [
      { paymentId: 1, note: null, recordedBy: 'Ruth Kalsakau' },
      { paymentId: 2, note: 'BSP, slip 4471.', recordedBy: null },
    ],
    ...own,
  })

/** The rates of the local currencies; one was never set. */
export const someExchangeRates = (): ExchangeRate[] => [
  {
    currency: 'SBD',
    name: 'Solomon Islands dollar',
    rate: 8.35,
    asOf: '2026-11-16',
    setBy: 'Ruth Kalsakau',
    setAt: '2026-11-16T03:00:00.000Z',
  },
  { currency: 'FJD', name: 'Fiji dollar', rate: null, asOf: null, setBy: null, setAt: null },
  {
    currency: 'XPF',
    name: 'CFP franc',
    rate: 109.5,
    asOf: '2026-11-10',
    setBy: null,
    setAt: '2026-11-10T03:00:00.000Z',
  },
]
