import { addDays } from '../shared/local-time.ts'
import { toEpochMs, type Instant } from '../shared/instant.ts'
import { zonedTimeToUtc } from '../shared/zoned-time.ts'
import type { QuoteStatus } from './status.ts'

/** Limits of a quote: the amount in whole units, the texts in characters. */
export const OFFER_LIMITS = { amount: 1_000_000, items: 20, itemName: 120, days: 365 } as const

/** The first instant, in milliseconds, at which a quote is no longer valid: the end of its last day in the time zone. */
export const getOfferEnd = (validUntil: string, timeZone: string): number =>
  zonedTimeToUtc(addDays(validUntil, 1), '00:00', timeZone)

/** The status of a request at an instant: an unanswered quote expires once it is no longer valid. */
export const getQuoteStatusAt = (status: QuoteStatus, endsAt: Instant | null, now: Instant): QuoteStatus =>
  status === 'quoted' && endsAt !== null && toEpochMs(endsAt) <= toEpochMs(now) ? 'expired' : status

const toCents = (amount: number): number => Math.round(amount * 100)

/** The total of a quote's items, added in cents to avoid rounding errors. */
export const sumOfferItems = (items: readonly { readonly price: number }[]): number =>
  items.reduce((sum, { price }) => sum + toCents(price), 0) / 100

/** Whether an amount has no fractions of a cent. */
export const isInCents = (amount: number): boolean => Math.abs(amount * 100 - toCents(amount)) < 1e-6
