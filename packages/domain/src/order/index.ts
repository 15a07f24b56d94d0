export { formatDocumentNumber, type DocumentKind } from './documents.ts'
export { ORDER_LIMITS, PRICE_VALIDITY_MS } from './limits.ts'
export {
  formatLocalAmount,
  fromLocalAmount,
  isPayable,
  LOCAL_CURRENCIES,
  LOCAL_CURRENCY_CODES,
  getLocalCurrency,
  toLocalAmount,
  type LocalCurrency,
} from './local-amount.ts'
export {
  PAYMENT_METHOD_CODES,
  PAYMENT_METHODS,
  getPaymentMethodLabel,
  type PaymentMethod,
} from './payment-methods.ts'
export { listOrderItems, sumItems, type OrderItem, type OrderItemKind } from './price.ts'
export { isLikelyRepeat, type ReceivedPayment } from './likely-repeat.ts'
export { getLocalDue, getLocalPaymentCents, type LocalMoney } from './local-due.ts'
export { getRevenueLine, REVENUE_LINES, type RevenueLine } from './revenue.ts'
export {
  isRefundable,
  getRefundableParts,
  getRefundableUntil,
  splitRefund,
  type RefundSplit,
} from './refund.ts'
export { getDueCents, getExcessCents, type OrderMoney } from './settlement.ts'
export { replayMoney } from './order-money.ts'
export { getOrderStatusLabel, type OrderStatus } from './status.ts'
