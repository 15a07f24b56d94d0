import { expect, test } from 'vitest'
import { checkEmails } from '#test/email-checks.ts'
import { appendParts } from '../rendering/email.ts'
import { renderAccountClaim } from './account-claim.ts'
import { renderAccountDeleted } from './account-deleted.ts'
import { renderAccountExists } from './account-exists.ts'
import { renderAccountOpened } from './account-opened.ts'
import { renderAccountRestored } from './account-restored.ts'
import { renderAccountSuspended } from './account-suspended.ts'
import { createConfirmationParts } from './address-confirmation.ts'
import { renderEmailChangeConfirm } from './email-change-confirm.ts'
import { renderEmailChangeNotice } from './email-change-notice.ts'
import { renderEmailChangeTaken } from './email-change-taken.ts'
import { renderEmailKept } from './email-kept.ts'
import { renderIdentityUnlinked } from './identity-unlinked.ts'
import { renderPasswordChanged } from './password-changed.ts'
import { renderPasswordReset } from './password-reset.ts'
import { renderRoleChanged } from './role-changed.ts'

const SITE = { publicUrl: 'https://portal.example' }
const token = 'a-token-of-the-email-1234'
const CHANGE = { firstName: 'Ana', newEmail: 'm***@example.com', token }
const SUSPENDED = { firstName: 'Ana', reason: 'It pretends to be another person or business', note: null }
const opened = (firstName = 'Ana') => renderAccountOpened(SITE, { firstName, token })

checkEmails([
  ['account opened', opened()],
  ['another link', renderAccountOpened(SITE, { firstName: 'Ana', token, isRepeat: true })],
  ['account claim', renderAccountClaim(SITE, { token })],
  ['account known', renderAccountExists(SITE)],
  ['password reset', renderPasswordReset(SITE, { token, claimToken: null })],
  ['password reset of an unconfirmed account', renderPasswordReset(SITE, { token, claimToken: token })],
  ['account deleted', renderAccountDeleted(SITE)],
  ['email change', renderEmailChangeConfirm(SITE, { token })],
  ['email change to a taken address', renderEmailChangeTaken(SITE)],
  ['email change told', renderEmailChangeNotice(SITE, { ...CHANGE, isDone: false })],
  ['email change done', renderEmailChangeNotice(SITE, { ...CHANGE, isDone: true })],
  ['password changed', renderPasswordChanged(SITE, { firstName: 'Ana', unlinked: [] })],
  [
    'password reset, sign-in unlinked',
    renderPasswordChanged(SITE, { firstName: 'Ana', unlinked: ['Example ID'] }),
  ],
  [
    'email kept',
    renderEmailKept(SITE, { firstName: 'Ana', unlinked: ['Example ID'], withdrawn: ['Kokonut Café'] }),
  ],
  ['sign-in unlinked', renderIdentityUnlinked(SITE, { firstName: 'Ana', provider: 'Example ID' })],
  ['suspended', renderAccountSuspended(SITE, { ...SUSPENDED, listings: 0 })],
  [
    'suspended with a note',
    renderAccountSuspended(SITE, { ...SUSPENDED, note: 'Who are you?', listings: 2 }),
  ],
  ['restored', renderAccountRestored(SITE, { firstName: 'Ana', note: null, listings: 0 })],
  [
    'restored with a note',
    renderAccountRestored(SITE, { firstName: 'Ana', note: 'Our mistake.', listings: 1 }),
  ],
  ['made administrator', renderRoleChanged(SITE, { firstName: 'Ana', isAdmin: true })],
  ['no longer administrator', renderRoleChanged(SITE, { firstName: 'Ana', isAdmin: false })],
])

test('the email of a new account has its link, its expiry, and what to do if somebody else opened it', () => {
  const { text } = opened()
  expect(text).toContain(`https://portal.example/auth/confirm?token=${token}`)
  expect(text).toContain('7 days')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('choose “I did not open this account”')
})

test('the email of a claim links to the activity in the recipient’s name', () => {
  expect(renderAccountClaim(SITE, { token }).text).toContain(
    `https://portal.example/auth/claim?token=${token}`,
  )
})

test('a name contains nothing that mail programs turn into a link', () => {
  expect(opened('www.spam.example').text).not.toContain('spam.example')
})

test('appends parts to text and HTML', () => {
  const { subject, text, html } = appendParts(renderAccountExists(SITE), createConfirmationParts(SITE, token))
  expect(subject).toBe(renderAccountExists(SITE).subject)
  for (const form of [text, html]) {
    expect(form.match(/auth\/confirm\?token=/g)).toHaveLength(1)
    expect(form.indexOf('auth/confirm')).toBeGreaterThan(form.indexOf('auth/sign-in'))
  }
  expect(html).toMatch(/<\/p>\n<\/body>\n<\/html>\n$/)
})

test('the email about a suspension explains the reason, the effect on listings and how to object', () => {
  const { text } = renderAccountSuspended(SITE, { ...SUSPENDED, note: 'Who are you?', listings: 2 })
  expect(text).toContain(SUSPENDED.reason)
  expect(text).toContain('Who are you?')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Visitors can’t see 2 listings of yours')
  expect(text).toContain('reply to this email')
})
