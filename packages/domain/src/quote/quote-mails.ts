import { DAY, toEpochMs, type Instant } from '../shared/instant.ts'

/** The mails to a requester who has not answered a quote: before its end, and after it. */
export const QUOTE_MAIL_KINDS = ['ending', 'ran out'] as const
export type QuoteMailKind = (typeof QUOTE_MAIL_KINDS)[number]

/** How long before a quote's end its reminder is due, in milliseconds. */
export const QUOTE_REMINDER_LEAD = 3 * DAY

/** The due mails about an open quote that were not sent: the reminder only before its end, `ran out` after it. */
export function listDueQuoteMails(
  endsAt: Instant,
  sent: readonly QuoteMailKind[],
  now: Instant,
): QuoteMailKind[] {
  const remainingMs = toEpochMs(endsAt) - toEpochMs(now)
  const due = remainingMs <= 0 ? 'ran out' : 'ending'
  return remainingMs <= QUOTE_REMINDER_LEAD && !sent.includes(due) ? [due] : []
}
