import * as v from 'valibot'
import { LOCAL_CURRENCY_CODES } from '../order/local-amount.ts'
import { PAYMENT_METHOD_CODES } from '../order/payment-methods.ts'
import { ORDER_ITEM_KINDS } from '../order/price.ts'
import { CountryCode, SubscriptionTier } from './business.ts'
import { OrderStatus } from './order-status.ts'
import { Id, Instant } from './shared.ts'

/** One of the local currencies: ISO 4217. */
export const LocalCurrency = v.picklist(LOCAL_CURRENCY_CODES)

/** An amount in US dollars, possibly with cents. */
const amount = v.number()

/** A line of an order; the amount is below 0 for a deduction. */
export const OrderItem = v.object({ kind: v.picklist(ORDER_ITEM_KINDS), name: v.string(), amount })

/** The price in the local currency, by the rate on the day of the order. */
export const LocalPrice = v.object({
  currency: LocalCurrency,
  /** The value of one US dollar in it. */
  rate: v.number(),
  /** The day of the rate: `2026-11-20`. */
  rateDate: v.string(),
  total: v.number(),
  /** The amount due. */
  due: v.number(),
})

/** A recorded payment; its number is that of its receipt. */
export const OrderPayment = v.object({
  id: Id,
  /** `REC-2026-00001`. */
  number: v.string(),
  amount,
  method: v.picklist(PAYMENT_METHOD_CODES),
  /** When the money was paid. */
  paidAt: Instant,
  recordedAt: Instant,
  /** The amount received, if in the local currency. */
  local: v.nullable(v.object({ currency: LocalCurrency, amount: v.number() })),
})

/** A refund; its number is that of the credit note. */
export const OrderRefund = v.object({
  id: Id,
  /** `CRN-2026-00001`. */
  number: v.string(),
  amount,
  /** The part refunded as credit of the account. */
  credit: amount,
  at: Instant,
  reason: v.string(),
  /** The part that came back: the refund to a card failed, or a dispute was won. */
  hereAgain: amount,
})

/** A photo or a screenshot that shows a payment. */
export const PaymentProof = v.object({
  id: Id,
  /** The URL of the picture, for the order's owner and administrators. */
  url: v.string(),
  note: v.nullable(v.string()),
  at: Instant,
})

/** A payment method that the operator has set up for the country of the order. */
export const WayToPay = v.object({
  method: v.picklist(PAYMENT_METHOD_CODES),
  name: v.string(),
  /** The account number and similar details for the payer. */
  details: v.array(v.object({ label: v.string(), value: v.string() })),
  text: v.nullable(v.string()),
  /** The payment page, for cards by link. */
  url: v.nullable(v.string()),
})
export type WayToPay = v.InferOutput<typeof WayToPay>

const order = v.object({
  reference: v.string(),
  status: OrderStatus,
  createdAt: Instant,
  /** Until when the price is valid. */
  payBy: Instant,
  /** Null if the business is deleted, or no listing is linked to a website yet. */
  business: v.nullable(
    v.object({ id: Id, name: v.string(), slug: v.string(), country: CountryCode, category: v.string() }),
  ),
  /** The data on the invoice, which stays even if business and account are deleted. */
  billedTo: v.object({ name: v.string(), businessName: v.string(), email: v.string(), country: CountryCode }),
  /** The tier that the order buys. */
  plan: SubscriptionTier,
  /** Whether the plan starts once it is paid, rather than at the end of a running trial. */
  startsNow: v.boolean(),
  /** The reference of the accepted quote; null for a plan. */
  quoteReference: v.nullable(v.string()),
  items: v.array(OrderItem),
  /** ISO 4217. */
  currency: v.string(),
  total: amount,
  /** The account credit that was used. */
  creditUsed: amount,
  /** The amount received so far. */
  paid: amount,
  /** The amount due. */
  due: amount,
  local: v.nullable(LocalPrice),
  invoiceNumber: v.string(),
  payments: v.array(OrderPayment),
  refunds: v.array(OrderRefund),
  proofs: v.array(PaymentProof),
  /** When it was paid in full. */
  paidAt: v.nullable(Instant),
  /** The paid time that it bought; null before payment and after a refund. */
  period: v.nullable(v.object({ startsAt: Instant, endsAt: Instant })),
  /** Until when a refund can be requested; null while it is not paid. */
  refundableUntil: v.nullable(Instant),
  refundRequestedAt: v.nullable(Instant),
  cancelledAt: v.nullable(Instant),
  waysToPay: v.array(WayToPay),
  /** Whether it can be paid by card on the page of the card provider. */
  canPayByCard: v.boolean(),
})
type OrderObject = typeof order
/** Named, so that the types of the calls that return it stay short enough for the compiler. */
export interface OrderSchema extends OrderObject {}
/** An order as its customer sees it. */
export const Order: OrderSchema = order
export type Order = v.InferOutput<typeof Order>

const adminOrder = v.object({
  ...order.entries,
  id: Id,
  /** The account; null if there is none, or if it is deleted. */
  owner: v.nullable(v.object({ id: Id, name: v.string(), email: v.string() })),
  /** Credit of that account now. */
  credit: amount,
  quoteRequestId: v.nullable(Id),
  /** The paid time that it would buy if completed now; null if it is not open, or no listing is linked. */
  next: v.nullable(v.object({ startsAt: Instant, endsAt: Instant })),
  refundReason: v.nullable(v.string()),
  cancellationReason: v.nullable(v.string()),
  /** The notes and recorders of payments, by payment id. */
  paymentNotes: v.array(
    v.object({ paymentId: Id, note: v.nullable(v.string()), recordedBy: v.nullable(v.string()) }),
  ),
  /** The amounts of a refund now; null if nothing can be refunded. */
  refundable: v.nullable(v.object({ plan: amount, addOns: amount })),
  /** Card payments in a currency without a rate for the order: the provider has them, but they are not recorded here. */
  foreignPayments: v.array(
    v.object({
      id: Id,
      currency: v.string(),
      amount: v.number(),
      /** The amount refunded since. */
      returned: v.number(),
      paidAt: Instant,
    }),
  ),
})
type AdminOrderObject = typeof adminOrder
/** Named, so that the types of the calls that return it stay short enough for the compiler. */
export interface AdminOrderSchema extends AdminOrderObject {}
/** An order as administrators see it. */
export const AdminOrder: AdminOrderSchema = adminOrder
export type AdminOrder = v.InferOutput<typeof AdminOrder>

/** An order in a list. */
export const OrderSummary = v.object({
  id: Id,
  reference: v.string(),
  status: OrderStatus,
  createdAt: Instant,
  businessName: v.string(),
  businessId: v.nullable(Id),
  plan: SubscriptionTier,
  isWebsite: v.boolean(),
  total: amount,
  paid: amount,
  due: amount,
  local: v.nullable(v.object({ currency: LocalCurrency, due: v.number() })),
  hasProof: v.boolean(),
  refundRequestedAt: v.nullable(Instant),
})
export type OrderSummary = v.InferOutput<typeof OrderSummary>
