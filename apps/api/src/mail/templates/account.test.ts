import { expect, test } from 'vitest'
import { checkEmails } from '#test/email-checks.ts'
import { appendParts } from '../rendering/email.ts'
import { accountClaim } from './account-claim.ts'
import { accountExists } from './account-exists.ts'
import { accountOpened } from './account-opened.ts'
import { confirmationParts } from './address-confirmation.ts'

const SITE = { publicUrl: 'https://portal.example' }
const token = 'a-token-of-the-email-1234'
const opened = (firstName = 'Ana') => accountOpened(SITE, { firstName, token })

checkEmails([
  ['account opened', opened()],
  ['another link', accountOpened(SITE, { firstName: 'Ana', token, isRepeat: true })],
  ['account claim', accountClaim(SITE, { token })],
  ['account known', accountExists(SITE)],
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
