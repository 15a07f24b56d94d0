import { DAY, toEpochMs, type Instant } from '../shared/instant.ts'

/** A mail to whoever asked for a quote and has not answered it: before its end, and once it has run out. */
export const QUOTE_MAIL_KINDS = ['ending', 'ran out'] as const
export type QuoteMailKind = (typeof QUOTE_MAIL_KINDS)[number]

/** How long before a quote's end its reminder is due, in milliseconds. */
export const QUOTE_REMINDER_LEAD = 3 * DAY

/** The mails about an open quote that are due and not yet sent: the reminder before its end only, then that it ran out. */
export function listDueQuoteMails(
  endsAt: Instant,
  sent: readonly QuoteMailKind[],
  now: Instant,
): QuoteMailKind[] {
  const left = toEpochMs(endsAt) - toEpochMs(now)
  const due = left <= 0 ? 'ran out' : 'ending'
  return left <= QUOTE_REMINDER_LEAD && !sent.includes(due) ? [due] : []
}
