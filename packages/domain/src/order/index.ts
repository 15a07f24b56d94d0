export { documentNumber, type DocumentKind } from './documents.ts'
export { ORDER_LIMITS, PRICE_HELD } from './limits.ts'
export {
  formatLocalAmount,
  fromLocalAmount,
  isPayable,
  LOCAL_CURRENCIES,
  LOCAL_CURRENCY_CODES,
  localCurrencyOf,
  toLocalAmount,
  type LocalCurrency,
} from './local-amount.ts'
export {
  PAYMENT_METHOD_CODES,
  PAYMENT_METHODS,
  paymentMethodLabel,
  type PaymentMethod,
} from './payment-methods.ts'
export {
  ORDERED_TIERS,
  orderItems,
  totalOf,
  type OrderedTier,
  type OrderItem,
  type OrderItemKind,
} from './price.ts'
export { isLikelyRepeat, type ReceivedPayment } from './likely-repeat.ts'
export { localDue, localPaymentCents, type LocalMoney } from './local-due.ts'
export { isRefundable, refundableParts, refundableUntil, splitRefund, type RefundSplit } from './refund.ts'
export { dueCents, excessCents, type OrderMoney } from './settlement.ts'
export { replayMoney } from './order-money.ts'
export { orderStatusLabel, type OrderStatus } from './status.ts'
