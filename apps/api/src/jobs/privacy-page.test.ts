import { readFileSync } from 'node:fs'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { RESPONSE_RETENTION } from '#db/idempotency.ts'
import { TOKEN_LIFETIME } from '#features/accounts/confirmation.service.ts'
import { LINK_LIFETIME } from '#features/accounts/email-change/reserved-address.service.ts'
import { IDLE_TIMEOUT, SESSION_LIFETIME } from '#features/accounts/sessions.service.ts'
import { PLACE_RETENTION, UNCONFIRMED_RETENTION } from '#features/event-registrations/purge/purge.service.ts'
import { ALERT_CONFIRMATION_LIFETIME, ALERT_RETENTION } from '#features/alerts/alerts.service.ts'
import { CONFIRMATION_LIFETIME } from '#features/newsletter/newsletter.service.ts'
import { STOP_TOKEN_RETENTION } from '#features/plans/reminder-stops.service.ts'
import { MAIL_RETENTION } from '#mail/outbox/outbox.service.ts'
import { BOOKS_RETENTION, RETENTION } from '#shared/retention.ts'

const PAGE = readFileSync(new URL('../../content/pages/legal-privacy.md', import.meta.url), 'utf8')

const UNITS: Readonly<Record<string, number>> = { hours: HOUR, days: DAY, year: 365 * DAY, years: 365 * DAY }
const COUNTS: Readonly<Record<string, number>> = { a: 1, seven: 7 }

/** Parses the retention periods in the “Kept” line of an entry to milliseconds. */
function readSpans(entry: string): number[] {
  const kept = new RegExp(`\\*\\*${entry}:\\*\\*[^*]*?\\n  Kept: ([^\\n]*)`).exec(PAGE)?.[1] ?? ''
  return [...kept.matchAll(/(\d+|a|seven) (hours|days|years?)/g)].map(
    ([, count = '', unit = '']) => (COUNTS[count] ?? Number(count)) * (UNITS[unit] ?? NaN),
  )
}

test.each([
  ['Session', [IDLE_TIMEOUT, SESSION_LIFETIME]],
  ['Links in emails about an account', [TOKEN_LIFETIME]],
  ['Change of your email address', [LINK_LIFETIME]],
  ['Quote request', [RETENTION, BOOKS_RETENTION]],
  ['Order, invoice and receipts', [BOOKS_RETENTION]],
  ['Proof of payment', [RETENTION]],
  ['Event, tender or job you submit', [RETENTION, RETENTION]],
  ['Place at an event', [PLACE_RETENTION, UNCONFIRMED_RETENTION]],
  ['Message to us, or report of a fault', [RETENTION]],
  ['Message to a business', [RETENTION]],
  ['Report of a business or a review', [RETENTION]],
  ['Newsletter', [CONFIRMATION_LIFETIME]],
  ['Alerts', [ALERT_CONFIRMATION_LIFETIME, ALERT_RETENTION]],
  ['Reminders about your listing', [STOP_TOKEN_RETENTION]],
  ['Emails to you', [MAIL_RETENTION]],
  ['Repeat protection', [RESPONSE_RETENTION]],
])('%s is kept as long as the privacy page says', (entry, spans) => {
  expect(readSpans(entry)).toEqual(spans)
})
