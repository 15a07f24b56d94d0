import * as v from 'valibot'
import { LOCAL_CURRENCY_CODES } from '../order/local-amount.ts'
import { PAYMENT_METHOD_CODES } from '../order/payment-methods.ts'
import { ORDER_ITEM_KINDS } from '../order/price.ts'
import { CountryCode, SubscriptionTier } from './business.ts'
import { OrderStatus } from './order-status.ts'
import { Id, Instant } from './shared.ts'

/** One of the local currencies: ISO 4217. */
export const LocalCurrency = v.picklist(LOCAL_CURRENCY_CODES)

/** An amount in US dollars; with cents where there are some. */
const amount = v.number()

/** A line of an order; the amount is below 0 for what is taken off. */
export const OrderItem = v.object({ kind: v.picklist(ORDER_ITEM_KINDS), name: v.string(), amount })

/** The price in the local currency, by the rate of the day the order was made. */
export const LocalPrice = v.object({
  currency: LocalCurrency,
  /** How much of it a US dollar is. */
  rate: v.number(),
  /** The day of the rate: `2026-11-20`. */
  rateDate: v.string(),
  total: v.number(),
  /** What is still to be paid. */
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
  /** What was received, where that was in the local currency. */
  local: v.nullable(v.object({ currency: LocalCurrency, amount: v.number() })),
})

/** Money that was given back; its number is that of the credit note. */
export const OrderRefund = v.object({
  id: Id,
  /** `CRN-2026-00001`. */
  number: v.string(),
  amount,
  /** What was given back as credit of the account. */
  credit: amount,
  at: Instant,
  reason: v.string(),
  /** What of it is here again: the refund to a card failed, or a dispute was won. */
  hereAgain: amount,
})

/** A photo or a screenshot that shows a payment. */
export const PaymentProof = v.object({
  id: Id,
  /** The address of the picture, for the order's owner and administrators. */
  url: v.string(),
  note: v.nullable(v.string()),
  at: Instant,
})

/** A way to pay that the operator has set up, for the country of the order. */
export const WayToPay = v.object({
  method: v.picklist(PAYMENT_METHOD_CODES),
  name: v.string(),
  /** Account and the like, as the payer needs them. */
  details: v.array(v.object({ label: v.string(), value: v.string() })),
  text: v.nullable(v.string()),
  /** Where the card is paid, for a card by a link. */
  url: v.nullable(v.string()),
})
export type WayToPay = v.InferOutput<typeof WayToPay>

const order = v.object({
  reference: v.string(),
  status: OrderStatus,
  createdAt: Instant,
  /** Until when the price is held. */
  payBy: Instant,
  /** Null where the business is gone, or no listing is linked to a website yet. */
  business: v.nullable(
    v.object({ id: Id, name: v.string(), slug: v.string(), country: CountryCode, category: v.string() }),
  ),
  /** What is on the invoice, whatever becomes of business and account. */
  billedTo: v.object({ name: v.string(), businessName: v.string(), email: v.string(), country: CountryCode }),
  /** The tier that the order buys. */
  plan: SubscriptionTier,
  /** The reference of the accepted quote; null for a plan. */
  quoteReference: v.nullable(v.string()),
  items: v.array(OrderItem),
  /** ISO 4217. */
  currency: v.string(),
  total: amount,
  /** Credit of the account that was used. */
  creditUsed: amount,
  /** Received so far. */
  paid: amount,
  /** Still to be paid. */
  due: amount,
  local: v.nullable(LocalPrice),
  invoiceNumber: v.string(),
  payments: v.array(OrderPayment),
  refunds: v.array(OrderRefund),
  proofs: v.array(PaymentProof),
  /** When it was paid in full. */
  paidAt: v.nullable(Instant),
  /** The paid time that it bought; null before, and after a refund. */
  period: v.nullable(v.object({ startsAt: Instant, endsAt: Instant })),
  /** Until when a refund can be asked for; null while it is not paid. */
  refundableUntil: v.nullable(Instant),
  refundRequestedAt: v.nullable(Instant),
  cancelledAt: v.nullable(Instant),
  waysToPay: v.array(WayToPay),
  /** Whether it can be paid by card on the page of the card provider. */
  canPayByCard: v.boolean(),
})
type OrderObject = typeof order
/** By its name, so that the types of the calls that answer it stay short enough for the compiler. */
export interface OrderSchema extends OrderObject {}
/** An order as whoever placed it sees it. */
export const Order: OrderSchema = order
export type Order = v.InferOutput<typeof Order>

const adminOrder = v.object({
  ...order.entries,
  id: Id,
  /** The account; null where there is none, or no more. */
  owner: v.nullable(v.object({ id: Id, name: v.string(), email: v.string() })),
  /** Credit of that account now. */
  credit: amount,
  quoteRequestId: v.nullable(Id),
  /** The paid time that it would buy, were it completed now; null where it is not open, or no listing is linked. */
  next: v.nullable(v.object({ startsAt: Instant, endsAt: Instant })),
  refundReason: v.nullable(v.string()),
  cancellationReason: v.nullable(v.string()),
  /** Notes and recorders of payments, by their ids. */
  paymentNotes: v.array(
    v.object({ paymentId: Id, note: v.nullable(v.string()), recordedBy: v.nullable(v.string()) }),
  ),
  /** What a refund would give back now; null where nothing can be refunded. */
  refundable: v.nullable(v.object({ plan: amount, addOns: amount })),
  /** Card payments in a currency that the order has no rate for: they are at the provider, and in no books here. */
  foreignPayments: v.array(
    v.object({
      id: Id,
      currency: v.string(),
      amount: v.number(),
      /** How much of it went back since. */
      returned: v.number(),
      paidAt: Instant,
    }),
  ),
})
type AdminOrderObject = typeof adminOrder
/** By its name, so that the types of the calls that answer it stay short enough for the compiler. */
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
