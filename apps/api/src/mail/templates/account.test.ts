import { expect, test } from 'vitest'
import { checkEmails } from '#test/email-checks.ts'
import { appendParts } from '../rendering/email.ts'
import { accountClaim } from './account-claim.ts'
import { accountDeleted } from './account-deleted.ts'
import { accountExists } from './account-exists.ts'
import { accountOpened } from './account-opened.ts'
import { accountRestored } from './account-restored.ts'
import { accountSuspended } from './account-suspended.ts'
import { confirmationParts } from './address-confirmation.ts'
import { emailChangeConfirm } from './email-change-confirm.ts'
import { emailChangeNotice } from './email-change-notice.ts'
import { emailChangeTaken } from './email-change-taken.ts'
import { emailKept } from './email-kept.ts'
import { identityUnlinked } from './identity-unlinked.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { roleChanged } from './role-changed.ts'

const SITE = { publicUrl: 'https://portal.example' }
const token = 'a-token-of-the-email-1234'
const CHANGE = { firstName: 'Ana', newEmail: 'm***@example.com', token }
const SUSPENDED = { firstName: 'Ana', reason: 'It pretends to be another person or business', note: null }
const opened = (firstName = 'Ana') => accountOpened(SITE, { firstName, token })

checkEmails([
  ['account opened', opened()],
  ['another link', accountOpened(SITE, { firstName: 'Ana', token, isRepeat: true })],
  ['account claim', accountClaim(SITE, { token })],
  ['account known', accountExists(SITE)],
  ['password reset', passwordReset(SITE, { token, claimToken: null })],
  ['password reset of an unconfirmed account', passwordReset(SITE, { token, claimToken: token })],
  ['account deleted', accountDeleted(SITE)],
  ['email change', emailChangeConfirm(SITE, { token })],
  ['email change to a taken address', emailChangeTaken(SITE)],
  ['email change told', emailChangeNotice(SITE, { ...CHANGE, isDone: false })],
  ['email change done', emailChangeNotice(SITE, { ...CHANGE, isDone: true })],
  ['password changed', passwordChanged(SITE, { firstName: 'Ana', unlinked: [] })],
  ['password reset, sign-in unlinked', passwordChanged(SITE, { firstName: 'Ana', unlinked: ['Example ID'] })],
  [
    'email kept',
    emailKept(SITE, { firstName: 'Ana', unlinked: ['Example ID'], withdrawn: ['Kokonut Café'] }),
  ],
  ['sign-in unlinked', identityUnlinked(SITE, { firstName: 'Ana', provider: 'Example ID' })],
  ['suspended', accountSuspended(SITE, { ...SUSPENDED, listings: 0 })],
  ['suspended with a note', accountSuspended(SITE, { ...SUSPENDED, note: 'Who are you?', listings: 2 })],
  ['restored', accountRestored(SITE, { firstName: 'Ana', note: null, listings: 0 })],
  ['restored with a note', accountRestored(SITE, { firstName: 'Ana', note: 'Our mistake.', listings: 1 })],
  ['made administrator', roleChanged(SITE, { firstName: 'Ana', isAdmin: true })],
  ['no longer administrator', roleChanged(SITE, { firstName: 'Ana', isAdmin: false })],
])

test('the email of a new account has its link, how long it works, and what to do if it was somebody else', () => {
  const { text } = opened()
  expect(text).toContain(`https://portal.example/auth/confirm?token=${token}`)
  expect(text).toContain('7 days')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('choose “I did not open this account”')
})

test('the email of a claim links to what was done in the recipient’s name', () => {
  expect(accountClaim(SITE, { token }).text).toContain(`https://portal.example/auth/claim?token=${token}`)
})

test('a name contains nothing that mail programs turn into a link', () => {
  expect(opened('www.spam.example').text).not.toContain('spam.example')
})

test('appends parts to text and HTML', () => {
  const { subject, text, html } = appendParts(accountExists(SITE), confirmationParts(SITE, token))
  expect(subject).toBe(accountExists(SITE).subject)
  for (const form of [text, html]) {
    expect(form.match(/auth\/confirm\?token=/g)).toHaveLength(1)
    expect(form.indexOf('auth/confirm')).toBeGreaterThan(form.indexOf('auth/sign-in'))
  }
  expect(html).toMatch(/<\/p>\n<\/body>\n<\/html>\n$/)
})

test('the email about a suspension says why, what became of listings, and what to do against it', () => {
  const { text } = accountSuspended(SITE, { ...SUSPENDED, note: 'Who are you?', listings: 2 })
  expect(text).toContain(SUSPENDED.reason)
  expect(text).toContain('Who are you?')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Visitors can’t see 2 listings of yours')
  expect(text).toContain('reply to this email')
})
