import { expect, test } from 'vitest'
import { ownPortal } from './own-portal.ts'

/** Pages opened from emails without JavaScript. */

test.each([
  ['/auth/confirm', 'Confirm'],
  ['/auth/claim', 'Show the account'],
  ['/auth/change-email', 'Use this address'],
  ['/auth/keep-email', 'Keep my old address'],
  ['/auth/reset-password', 'Save the new password'],
  ['/events/registration', 'Cancel my place'],
  ['/events/registration/confirm', 'Confirm my place'],
  ['/alerts/confirm', 'Confirm'],
  ['/alerts/leave', 'Stop this alert'],
  ['/newsletter/confirm', 'Confirm'],
  ['/newsletter/leave', 'Unsubscribe'],
  ['/reminders/stop', 'Stop reminders'],
])('the link to %s shows its button and is not cached', async (path, button) => {
  const response = await fetch(`${ownPortal().url}${path}?token=a-token-of-the-letter-1234`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(html).toMatch(new RegExp(`<button[^>]*>(<[^>]*>)*${button}<`))
})
