import { expect, test } from 'vitest'
import { parseDomainName } from './domain-name.ts'

test.each([
  ['new', 'kokonut-oil', 'kokonut-oil.com'],
  ['new', ' Kokonut.com ', 'kokonut.com'],
  ['existing', 'kokonut.com.sb', 'kokonut.com.sb'],
  ['existing', 'https://www.kokonut.com.sb/shop', 'www.kokonut.com.sb'],
  ['existing', 'http://Kokonut.com.sb?lang=fr', 'kokonut.com.sb'],
  ['new', '', null],
  ['existing', '   ', null],
] as const)('%s domain %j', (type, text, value) => {
  expect(parseDomainName(type, text)).toEqual({ ok: true, value })
})

test.each([
  ['new', 'kokonut oil', 'Please use letters, digits and hyphens only; .com is added'],
  ['new', '-kokonut', 'Please use letters, digits and hyphens only; .com is added'],
  ['new', 'kokonut.com.sb', 'Please use letters, digits and hyphens only; .com is added'],
  ['existing', 'kokonut', 'Please enter a domain such as kokonut.com.sb'],
  ['existing', '127.0.0.1', 'Please enter a domain such as kokonut.com.sb'],
  ['existing', 'kokonut..sb', 'Please enter a domain such as kokonut.com.sb'],
] as const)('%s domain %j is rejected', (type, text, message) => {
  expect(parseDomainName(type, text)).toEqual({ ok: false, message })
})
