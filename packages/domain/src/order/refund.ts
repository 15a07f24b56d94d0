import { MONEY_BACK_DAYS } from '../plan/plans.ts'
import { DAY, toEpochMs, type Moment } from '../shared/moment.ts'

/**
 * When the money-back guarantee of an order ends, in milliseconds: day 1 begins with the payment that completed it, and
 * on the whole of day 30 a refund can still be asked for.
 */
export const refundableUntil = (paidAt: Moment): number => toEpochMs(paidAt) + MONEY_BACK_DAYS * DAY

/** Whether a refund can be asked for at an instant. */
export const isRefundable = (paidAt: Moment, now: Moment): boolean => toEpochMs(now) < refundableUntil(paidAt)
