import * as v from 'valibot'
import { ORDER_LIMITS } from '../order/limits.ts'
import { ADD_ONS } from '../plan/add-ons.ts'
import { findOrderedPlan, ORDERED_PLANS } from '../plan/plan-lookups.ts'
import type { OrderedTier } from '../plan/tier.ts'
import { joinWithOr } from '../shared/join-with-or.ts'
import { Photo, SubscriptionTier } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { LocalPrice, Order, OrderItem, OrderSummary } from './order-shapes.ts'
import { body, Instant, listOf, PathId, query } from './shared.ts'
import { emailAddress, paragraphs } from './text.ts'

const ADD_ON_NAMES = ADD_ONS.map(({ name }) => name)
const PLAN = `Please choose ${joinWithOr(ORDERED_PLANS.map(({ name }) => name))}`
const BUSINESS = 'Please choose one of your businesses'
const START = 'Please choose whether the plan starts now'
const CHOICE = `Please choose from ${ADD_ON_NAMES.join(', ')}`

const plan = v.pipe(
  v.union([v.number(PLAN), v.string(PLAN)], PLAN),
  v.rawTransform(({ dataset, addIssue, NEVER }): OrderedTier => {
    const ordered = findOrderedPlan(dataset.value)
    if (ordered) return ordered.tier
    addIssue({ message: PLAN })
    return NEVER
  }),
)

const params = v.object({
  reference: v.pipe(v.string('Expected a reference'), v.maxLength(40, 'Expected a reference')),
})

/** Customers without an account send the email address of the order. */
const email = v.nullish(emailAddress('Please enter a valid email'))
const EmailQuery = v.object({ email: v.optional(emailAddress('Please enter a valid email')) })

const REFUSALS = errorResponses(400, 401, 403, 404, 409, 415, 429, 503)
/** The same, for customers without an account. */
const OPEN_REFUSALS = errorResponses(400, 403, 404, 409, 415, 429, 503)

/**
 * An order for a business; `plan` by tier (1), code or name (`standard`), add-ons by their names. `startsNow`: the plan doesn’t
 * wait for the end of a running trial.
 */
export const NewOrder = body({
  businessId: v.pipe(v.number(BUSINESS), v.safeInteger(BUSINESS), v.minValue(1, BUSINESS)),
  plan,
  addOns: v.nullish(
    listOf(v.picklist(ADD_ON_NAMES, CHOICE), 20, {
      none: CHOICE,
      tooMany: 'Please choose each service once',
    }),
    [],
  ),
  startsNow: v.nullish(v.boolean(START), false),
})
export type NewOrder = v.InferOutput<typeof NewOrder>

/** The changes of a plan for a listing, and its present price. */
export const OrderPreview = v.object({
  items: v.array(OrderItem),
  currency: v.string(),
  total: v.number(),
  /** The account credit that would be used. */
  creditUsed: v.number(),
  due: v.number(),
  local: v.nullable(LocalPrice),
  /** The present plan of the listing; `until` is null where it does not end. */
  current: v.object({ tier: SubscriptionTier, until: v.nullable(Instant), isPublic: v.boolean() }),
  /** The time of the new plan if it were paid now. */
  next: v.object({ tier: SubscriptionTier, startsAt: Instant, endsAt: Instant }),
  /** The end of a running trial, for which the plan waits unless it starts now; null without one. */
  trialEndsAt: v.nullable(Instant),
  /** What the present and the new plan show: photos (of all), words that an edit may have, gallery. */
  photos: v.object({ total: v.number(), shownNow: v.number(), shownThen: v.number() }),
  /** The first photos that only the new plan shows. */
  addedPhotos: v.array(Photo),
  /** Published reviews, shown where the plan shows them. */
  reviews: v.number(),
  /** The names of the ways to pay in the country of the listing. */
  waysToPay: v.array(v.string()),
})
export type OrderPreview = v.InferOutput<typeof OrderPreview>

const addOnsInQuery = v.optional(
  v.union(
    [
      v.pipe(v.array(v.picklist(ADD_ON_NAMES, CHOICE)), v.maxLength(20, CHOICE)),
      v.pipe(
        v.picklist(ADD_ON_NAMES, CHOICE),
        v.transform((one) => [one]),
      ),
    ],
    CHOICE,
  ),
)

/** The owner. 409: the listing cannot be ordered for in its present state; the message says why. */
export const previewOrder = defineCall({
  method: 'GET',
  path: '/api/order-preview',
  summary: 'What a plan would change for a listing, and its price',
  tag: 'orders',
  query: query({
    businessId: PathId,
    plan,
    addOns: addOnsInQuery,
    startsNow: v.optional(v.picklist(['true', 'false'], START), 'false'),
  }),
  responses: { 200: OrderPreview, ...errorResponses(400, 401, 403, 404, 409, 429) },
})

/**
 * The owner. The same choice again returns the open order; another choice replaces an open order without payments. 409: the
 * listing cannot be ordered for in its present state, or another order is part-paid.
 */
export const createOrder = defineCall({
  method: 'POST',
  path: '/api/orders',
  summary: 'Order a plan for a year, with add-ons, for a listing',
  tag: 'orders',
  body: NewOrder,
  responses: { 201: Order, ...REFUSALS },
})

/** Signed-in people: their orders, the newest first. */
export const listOrders = defineCall({
  method: 'GET',
  path: '/api/orders',
  summary: 'The signed-in user’s orders',
  tag: 'orders',
  responses: { 200: v.array(OrderSummary), ...errorResponses(401, 429) },
})

/** Signed-in people: their credit, which the next order uses. */
export const getCredit = defineCall({
  method: 'GET',
  path: '/api/account/credit',
  summary: 'The signed-in user’s credit, from overpayments and refunds',
  tag: 'orders',
  responses: { 200: v.object({ credit: v.number() }), ...errorResponses(401, 429) },
})

/** Its owner, or anybody with its reference and email address. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/api/orders/:reference',
  summary: 'An order with its payments and how to pay it',
  tag: 'orders',
  params,
  query: EmailQuery,
  responses: { 200: Order, ...errorResponses(400, 404, 429) },
})

/** Its owner, or anybody with its reference and email address. 409: something was paid already. Idempotent. */
export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/orders/:reference/cancellation',
  summary: 'Cancel an unpaid order',
  tag: 'orders',
  params,
  body: body({ email }),
  responses: { 200: Order, ...OPEN_REFUSALS },
})

const NOTE_TOO_LONG = `Please use at most ${ORDER_LIMITS.note} characters`
const REASON = 'Please tell us why'
const REASON_TOO_LONG = `Please use at most ${ORDER_LIMITS.reason} characters`

/** A proof of payment: a photo of a slip, a screenshot. */
export const NewProof = body({
  image: v.string('Please choose a photo or a screenshot'),
  note: v.nullish(
    v.pipe(
      paragraphs('Please write the note as text', NOTE_TOO_LONG),
      maxCharacters(ORDER_LIMITS.note, NOTE_TOO_LONG),
    ),
  ),
  email,
})
export type NewProof = v.InferOutput<typeof NewProof>

/** Its owner, or anybody with its reference and email address. Only they and administrators see it. */
export const addProof = defineCall({
  method: 'POST',
  path: '/api/orders/:reference/proofs',
  summary: 'Send a picture that shows a payment, as a data URL',
  tag: 'orders',
  params,
  body: NewProof,
  responses: { 201: Order, ...errorResponses(400, 403, 404, 409, 413, 415, 429, 503) },
})

export const RefundRequest = body({
  reason: v.pipe(
    paragraphs(REASON, REASON_TOO_LONG),
    minCharacters(1, REASON),
    maxCharacters(ORDER_LIMITS.reason, REASON_TOO_LONG),
  ),
  email,
})
export type RefundRequest = v.InferOutput<typeof RefundRequest>

/** Its owner, or anybody with its reference and email address. 409: not paid, or the 30 days are over. Idempotent. */
export const requestRefund = defineCall({
  method: 'POST',
  path: '/api/orders/:reference/refund-request',
  summary: 'Ask for a refund, within 30 days of the payment',
  tag: 'orders',
  params,
  body: RefundRequest,
  responses: { 200: Order, ...OPEN_REFUSALS },
})

/** Its owner, or anybody with its reference and email address. 409: nothing is due, or cards are not accepted. */
export const payByCard = defineCall({
  method: 'POST',
  path: '/api/orders/:reference/card-payment',
  summary: 'Open the card provider’s page to pay an order',
  tag: 'orders',
  params,
  body: body({ email }),
  responses: { 200: v.object({ url: v.string() }), ...OPEN_REFUSALS },
})
