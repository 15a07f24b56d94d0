import { expect, test } from 'vitest'
import { hasTag, getRecipientKey } from './recipient-key.ts'

test.each([
  [
    'Gmail reads no dots, no tags, and is Googlemail too',
    'joe@gmail.com',
    ['J.o.e@Gmail.com', 'joe+a+b@googlemail.com'],
  ],
  ['Outlook, Hotmail and Live take tags', 'joe@outlook.com', ['joe+news@outlook.com', 'JOE@OUTLOOK.COM']],
  ['iCloud has older names', 'joe@icloud.com', ['joe+x@me.com', 'joe@mac.com']],
  [
    'Proton reads no dots, hyphens and underscores',
    'joetara@proton.me',
    ['joe.tara@protonmail.com', 'joe-ta_ra+x@pm.me'],
  ],
  ['Fastmail takes tags and subdomains', 'joe@fastmail.com', ['joe+x@fastmail.com', 'shop@joe.fastmail.com']],
  ['Yahoo has words after a hyphen', 'joe@yahoo.com', ['joe-shop@yahoo.com', 'joe+x@yahoo.com']],
  ['Yahoo has a domain per country', 'joe@yahoo.com.au', ['joe-shop@yahoo.com.au']],
  ['elsewhere a plus begins a tag', 'joe@kokonut.test', ['joe+1@kokonut.test', 'Joe+@Kokonut.test']],
])('%s', (_, mailbox, spellings) => {
  for (const spelling of [mailbox, ...spellings])
    expect(getRecipientKey(spelling)).toBe(getRecipientKey(mailbox))
  expect(getRecipientKey(mailbox)).toBe(mailbox)
})

test.each([
  ['joe.tara@outlook.com', 'joetara@outlook.com'],
  ['joe-tara@kokonut.test', 'joe@kokonut.test'],
  ['joe@hotmail.com', 'joe@live.com'],
  ['joe@yahoo.com', 'joe@yahoo.com.au'],
  ['joe@fastmail.com', 'joe@fastmail.fm'],
  ['+1@kokonut.test', '+2@kokonut.test'],
  ['joe@gmail.com.kokonut.test', 'j.oe@gmail.com.kokonut.test'],
  ['joe-a@yahoo.com.kokonut.test', 'joe@yahoo.com.kokonut.test'],
])('%s and %s are different mailboxes', (one, other) => {
  expect(getRecipientKey(one)).not.toBe(getRecipientKey(other))
})

test.each([
  ['joe+1@kokonut.test', true],
  ['joe-shop@yahoo.co.nz', true],
  ['shop@joe.fastmail.com', false],
  ['j.oe@gmail.com', false],
  ['joe-tara@kokonut.test', false],
  ['+1@kokonut.test', false],
])('detects whether %s has a tag', (address, expected) => {
  expect(hasTag(address)).toBe(expected)
})
