import * as v from 'valibot'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { ORDER_LIMITS } from '../order/limits.ts'
import { isPayable, LOCAL_CURRENCY_CODES } from '../order/local-amount.ts'
import { PAYMENT_METHODS, parsePaymentMethod } from '../order/payment-methods.ts'
import { CURRENCY, formatMoney } from '../shared/money.ts'
import { WEBSITE_LISTING_PLAN } from '../quote/website.ts'
import { SearchText } from './business-query.ts'
import { defineCall, errorResponses } from './call.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { AdminOrder, LocalCurrency, OrderSummary } from './order-shapes.ts'
import { body, Id, Instant, oneOf, PathId, wholeNumber } from './shared.ts'
import { day } from './submission-fields.ts'
import { line, paragraphs } from './text.ts'

/** The filters of the orders; `proof` and `refund` are open requests of owners. */
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

/** A page of the orders, the longest waiting first; by state, and by a text in reference, business, name or email. */
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
export const listAdminOrders = defineCall({
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Orders of plans and websites, by status',
  tag: 'orders',
  query: OrdersQuery,
  responses: { 200: v.array(OrderSummary), ...errorResponses(400, 401, 403, 429) },
})

/** Administrators. */
export const getAdminOrder = defineCall({
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
    maxCharacters(ORDER_LIMITS.note, NOTE_TOO_LONG),
  ),
)

const hasWholeCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

/**
 * A received payment: in US dollars, or in the order's local currency at the order's rate. `paidAt` is a day or an instant.
 * Only the same Idempotency-Key makes it a repeat, since two payments may be equal in everything else.
 */
export const NewPayment = v.pipe(
  body({
    amount: v.pipe(
      v.number(AMOUNT),
      v.minValue(0.01, AMOUNT),
      // Amounts in local currencies may be larger.
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
    /** The card payment in another currency that this one records, so that its refunds and disputes are tracked. */
    foreignPaymentId: v.nullish(
      v.pipe(v.number(FOREIGN_PAYMENT), v.safeInteger(FOREIGN_PAYMENT), v.minValue(1, FOREIGN_PAYMENT)),
    ),
    /**
     * How many payments of the order the sender has seen. If a similar one was recorded meanwhile, this one is rejected
     * once, so that the sender can check; without a number there is no check.
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
 * Administrators. Payments add up; the one that completes the order starts its year, and any excess becomes credit. 409: the
 * order is cancelled or refunded, or a similar payment was recorded meanwhile.
 */
export const recordPayment = defineCall({
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
  minCharacters(1, REASON),
  maxCharacters(ORDER_LIMITS.reason, REASON_TOO_LONG),
)

export const NewRefund = body({
  reason,
  /** Whether add-ons are refunded too: those not started yet. */
  withAddOns: v.nullish(v.boolean('Please choose whether to refund the add-ons'), false),
})
export type NewRefund = v.InferOutput<typeof NewRefund>

/**
 * Administrators. Removes the paid time and records the refund; a card payment is refunded to its card. For an open order
 * everything received is refunded. 409: nothing was paid, it is refunded already, or nobody requested it within 30 days of
 * the payment.
 */
export const refundOrder = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  summary: 'Refund an order: its paid time ends, and the plan that it replaced resumes',
  tag: 'orders',
  params,
  body: NewRefund,
  responses: { 201: AdminOrder, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** Administrators. 409: something was paid for it. Idempotent. */
export const cancelAdminOrder = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/cancellation',
  summary: 'Cancel an unpaid order; its owner reads the reason',
  tag: 'orders',
  params,
  body: body({ reason }),
  responses,
})

const CORRECTION = 'Please write an amount other than 0, with at most two decimals, such as 20 or -12.50'
const CORRECTION_TOO_HIGH = `Please correct by at most ${formatMoney(ORDER_LIMITS.correction)} at once`

/** A correction of credit, below 0 to reduce it, and its reason. */
export const CreditCorrection = body({
  amount: v.pipe(
    v.number(CORRECTION),
    v.check((amount) => amount !== 0 && hasWholeCents(amount), CORRECTION),
    v.minValue(-ORDER_LIMITS.correction, CORRECTION_TOO_HIGH),
    v.maxValue(ORDER_LIMITS.correction, CORRECTION_TOO_HIGH),
  ),
  reason,
  /** The credit that the sender has seen; the correction is rejected if it has changed since. */
  knownCredit: v.nullish(v.number('Please give the credit that you have seen')),
})
export type CreditCorrection = v.InferOutput<typeof CreditCorrection>

/**
 * Administrators. The account holder sees the reason. 400: the credit would fall below 0. 409: the credit has changed since
 * the sender read it.
 */
export const correctCredit = defineCall({
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

/** The value of one US dollar in a local currency, as set by an administrator. */
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
export const listExchangeRates = defineCall({
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

/** Administrators. 400: a future day. Existing orders keep their rate. */
export const setExchangeRate = defineCall({
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
export const linkQuoteBusiness = defineCall({
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
