import { expect, test } from 'vitest'
import { checkEmails } from '#test/email-checks.ts'
import { extended } from '../email.ts'
import { accountClaim } from './account-claim.ts'
import { accountKnown } from './account-known.ts'
import { accountOpened } from './account-opened.ts'
import { confirmationParts } from './confirmation-parts.ts'

const SITE = { publicUrl: 'https://portal.example' }
const token = 'a-token-of-the-letter-1234'
const opened = (firstName = 'Ana') => accountOpened(SITE, { firstName, token })

checkEmails([
  ['account opened', opened()],
  ['another link', accountOpened(SITE, { firstName: 'Ana', token, again: true })],
  ['account claim', accountClaim(SITE, { token })],
  ['account known', accountKnown(SITE)],
])

test('an opened account has its link, how long it works, and what to do if it was somebody else', () => {
  const { text } = opened()
  expect(text).toContain(`https://portal.example/auth/confirm?token=${token}`)
  expect(text).toContain('7 days')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('choose “I did not open this account”')
})

test('a claim leads to what was done in one’s name', () => {
  expect(accountClaim(SITE, { token }).text).toContain(`https://portal.example/auth/claim?token=${token}`)
})

test('no mail program finds a link in the name', () => {
  expect(opened('www.spam.example').text).not.toContain('spam.example')
})

test('a letter is extended in both forms', () => {
  const { subject, text, html } = extended(accountKnown(SITE), confirmationParts(SITE, token))
  expect(subject).toBe(accountKnown(SITE).subject)
  for (const form of [text, html]) {
    expect(form.match(/auth\/confirm\?token=/g)).toHaveLength(1)
    expect(form.indexOf('auth/confirm')).toBeGreaterThan(form.indexOf('auth/sign-in'))
  }
  expect(html).toMatch(/<\/p>\n<\/body>\n<\/html>\n$/)
})
