import * as v from 'valibot'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { ORDER_LIMITS } from '../order/limits.ts'
import { isPayable, LOCAL_CURRENCY_CODES } from '../order/local-amount.ts'
import { PAYMENT_METHODS, parsePaymentMethod } from '../order/payment-methods.ts'
import { CURRENCY } from '../shared/money.ts'
import { WEBSITE_LISTING_PLAN } from '../quote/website.ts'
import { SearchText } from './business-query.ts'
import { call, errorResponses } from './call.ts'
import { atLeast, atMost } from './length.ts'
import { AdminOrder, LocalCurrency, OrderSummary } from './order-shapes.ts'
import { body, Id, Instant, oneOf, PathId, wholeNumber } from './shared.ts'
import { day } from './submission-fields.ts'
import { line, paragraphs } from './text.ts'

/** What administrators filter orders by; `proof` and `refund` are open requests of owners. */
export const ORDER_FILTERS = [
  'open',
  'proof',
  'part-paid',
  'refund',
  'paid',
  'cancelled',
  'refunded',
] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]

/** A page of the orders, those that wait longest first; by a state, and by a text in reference, business, name or email. */
export const OrdersQuery = v.object({
  status: v.optional(oneOf(ORDER_FILTERS)),
  search: v.optional(SearchText),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 1_000_000)),
})
export type OrdersQuery = v.InferOutput<typeof OrdersQuery>

const params = v.object({ id: PathId })
const responses = {
  200: AdminOrder,
  ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503),
} as const

/** Administrators. */
export const listAdminOrders = call({
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Orders of plans and websites, by status',
  tag: 'orders',
  query: OrdersQuery,
  responses: { 200: v.array(OrderSummary), ...errorResponses(400, 401, 403, 429) },
})

/** Administrators. */
export const getAdminOrder = call({
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'One order with its payments, proofs, refunds and who recorded them',
  tag: 'orders',
  params,
  responses: { 200: AdminOrder, ...errorResponses(400, 401, 403, 404, 429) },
})

const AMOUNT = 'Please write an amount above 0, with at most two decimals'
const AMOUNT_TOO_HIGH = 'This is more than one order can cost. Please check the amount and its currency'
const METHOD = `Please choose one of ${PAYMENT_METHODS.map(({ label }) => label).join(', ')}`
const PAID_AT = 'Please choose the day on which it was paid'
const FOREIGN_PAYMENT = 'Please choose the card payment'
const KNOWN_PAYMENTS = 'Please give the number of payments that you have seen'
const CURRENCIES = [CURRENCY.code, ...LOCAL_CURRENCY_CODES] as const
const NOTE_TOO_LONG = `Please use at most ${ORDER_LIMITS.note} characters`

const note = v.nullish(
  v.pipe(
    paragraphs('Please write the note as text', NOTE_TOO_LONG),
    atMost(ORDER_LIMITS.note, NOTE_TOO_LONG),
  ),
)

const hasWholeCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

/**
 * A payment that arrived: in US dollars, or in the order's local currency at the order's rate. `paidAt` is a day or an
 * instant. Only the same Idempotency-Key makes it a repeat: two payments may be alike in everything else.
 */
export const NewPayment = v.pipe(
  body({
    amount: v.pipe(
      v.number(AMOUNT),
      v.minValue(0.01, AMOUNT),
      // Local amounts are larger numbers.
      v.maxValue(ORDER_LIMITS.amount * 200, AMOUNT_TOO_HIGH),
      v.check(hasWholeCents, AMOUNT),
    ),
    currency: v.nullish(
      v.picklist(CURRENCIES, `Please choose one of ${CURRENCIES.join(', ')}`),
      CURRENCY.code,
    ),
    method: v.pipe(
      line(METHOD, METHOD),
      v.check((text) => parsePaymentMethod(text) !== null, METHOD),
      v.transform((text) => parsePaymentMethod(text) ?? PAYMENT_METHODS[0].code),
    ),
    paidAt: v.union(
      [
        day(PAID_AT),
        v.pipe(
          Instant,
          v.check((text) => isCalendarDay(text.slice(0, 10)), PAID_AT),
        ),
      ],
      PAID_AT,
    ),
    note,
    /** The card payment in another currency that this one is worth: what is taken back of it is followed then. */
    foreignPaymentId: v.nullish(
      v.pipe(v.number(FOREIGN_PAYMENT), v.safeInteger(FOREIGN_PAYMENT), v.minValue(1, FOREIGN_PAYMENT)),
    ),
    /**
     * How many payments of the order the sender has seen. Where one that looks the same was recorded meanwhile, this
     * one is refused once, so that the sender can look; without it nothing is asked.
     */
    knownPayments: v.nullish(
      v.pipe(v.number(KNOWN_PAYMENTS), v.safeInteger(KNOWN_PAYMENTS), v.minValue(0, KNOWN_PAYMENTS)),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['amount'], ['currency']],
      ({ amount, currency }) => currency !== CURRENCY.code || amount <= ORDER_LIMITS.amount,
      AMOUNT_TOO_HIGH,
    ),
    ['amount'],
  ),
  v.forward(
    v.partialCheck(
      [['amount'], ['currency']],
      ({ amount, currency }) => isPayable(amount, currency ?? CURRENCY.code),
      'Please write a whole amount: this currency has no decimals',
    ),
    ['amount'],
  ),
)
export type NewPayment = v.InferOutput<typeof NewPayment>

/**
 * Administrators. Payments add up; the one that completes the order starts its year, and what is beyond the price
 * becomes credit. 409: the order is cancelled or refunded, or a payment that looks the same was recorded meanwhile.
 */
export const recordPayment = call({
  method: 'POST',
  path: '/api/admin/orders/:id/payments',
  summary: 'Record a payment for an order; the one that completes it starts the plan at once',
  tag: 'orders',
  params,
  body: NewPayment,
  responses: { 201: AdminOrder, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

const REASON = 'Please write the reason'
const REASON_TOO_LONG = `Please use at most ${ORDER_LIMITS.reason} characters`
const reason = v.pipe(
  paragraphs(REASON, REASON_TOO_LONG),
  atLeast(1, REASON),
  atMost(ORDER_LIMITS.reason, REASON_TOO_LONG),
)

export const NewRefund = body({
  reason,
  /** Whether add-ons are given back too: those that nobody has begun with. */
  withAddOns: v.nullish(v.boolean('Please choose whether to refund the add-ons'), false),
})
export type NewRefund = v.InferOutput<typeof NewRefund>

/**
 * Administrators. Takes the paid time back and records that the money was given back; a card payment goes back to its
 * card. Of an open order all that was received goes back. 409: nothing was paid, refunded already, or nobody asked within 30 days of the payment.
 */
export const refundOrder = call({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  summary: 'Refund an order: its paid time ends, and the plan that it replaced resumes',
  tag: 'orders',
  params,
  body: NewRefund,
  responses: { 201: AdminOrder, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** Administrators. 409: something was paid for it. A repeat changes nothing. */
export const cancelAdminOrder = call({
  method: 'POST',
  path: '/api/admin/orders/:id/cancellation',
  summary: 'Cancel an unpaid order; its owner reads the reason',
  tag: 'orders',
  params,
  body: body({ reason }),
  responses,
})

const CORRECTION = 'Please write an amount other than 0, with at most two decimals, such as 20 or -12.50'
const CORRECTION_TOO_HIGH = `Please correct by at most $${ORDER_LIMITS.correction.toLocaleString('en')} at once`

/** How much more credit an account gets, or below 0 how much less, and why. */
export const CreditCorrection = body({
  amount: v.pipe(
    v.number(CORRECTION),
    v.check((amount) => amount !== 0 && hasWholeCents(amount), CORRECTION),
    v.minValue(-ORDER_LIMITS.correction, CORRECTION_TOO_HIGH),
    v.maxValue(ORDER_LIMITS.correction, CORRECTION_TOO_HIGH),
  ),
  reason,
  /** The credit that the sender has seen: the correction is refused where it is another one by now. */
  knownCredit: v.nullish(v.number('Please give the credit that you have seen')),
})
export type CreditCorrection = v.InferOutput<typeof CreditCorrection>

/**
 * Administrators. The holder reads the reason. 400: less would be left than nothing. 409: the credit is not the one that
 * the sender has seen.
 */
export const correctCredit = call({
  method: 'POST',
  path: '/api/admin/users/:id/credit-corrections',
  summary: 'Correct the credit of an account, with a reason',
  tag: 'orders',
  params,
  body: CreditCorrection,
  responses: {
    201: v.object({ credit: v.number() }),
    ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503),
  },
})

/** How much of a local currency a US dollar is, as an administrator set it. */
export const ExchangeRate = v.object({
  currency: LocalCurrency,
  name: v.string(),
  /** Null before one was set. */
  rate: v.nullable(v.number()),
  /** The day of the rate. */
  asOf: v.nullable(v.string()),
  setBy: v.nullable(v.string()),
  setAt: v.nullable(Instant),
})
export type ExchangeRate = v.InferOutput<typeof ExchangeRate>

/** Administrators. */
export const listExchangeRates = call({
  method: 'GET',
  path: '/api/admin/exchange-rates',
  summary: 'The exchange rates for prices in local currencies',
  tag: 'orders',
  responses: { 200: v.array(ExchangeRate), ...errorResponses(401, 403, 429) },
})

const RATE = 'Please write how much one US dollar is, such as 8.45'
export const NewExchangeRate = body({
  rate: v.pipe(v.number(RATE), v.minValue(0.01, RATE), v.maxValue(100_000, RATE)),
  asOf: day('Please choose the day of the rate'),
})
export type NewExchangeRate = v.InferOutput<typeof NewExchangeRate>

/** Administrators. 400: a day to come. Orders that are there keep the rate they were made with. */
export const setExchangeRate = call({
  method: 'PUT',
  path: '/api/admin/exchange-rates/:currency',
  summary: 'Set the rate of a local currency and its day',
  tag: 'orders',
  params: v.object({ currency: v.picklist(LOCAL_CURRENCY_CODES, 'Expected a currency') }),
  body: NewExchangeRate,
  responses: { 200: ExchangeRate, ...errorResponses(400, 401, 403, 404, 415, 429, 503) },
})

const quoteBusiness = v.nullable(v.object({ id: Id, name: v.string() }))

/** Administrators. 409: its order is refunded, or its plan has begun for another listing. */
export const linkQuoteBusiness = call({
  method: 'PUT',
  path: '/api/admin/quote-requests/:id/business',
  summary: `Link the listing that gets the ${WEBSITE_LISTING_PLAN.name} plan with a website, or none`,
  tag: 'quotes',
  params,
  body: body({
    businessId: v.nullable(
      v.pipe(v.number('Please choose a business'), v.safeInteger('Please choose a business')),
    ),
  }),
  responses: {
    200: v.object({ business: quoteBusiness }),
    ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503),
  },
})
