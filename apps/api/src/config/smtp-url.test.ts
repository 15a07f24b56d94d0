import { expect, test } from 'vitest'
import { parseSmtpUrl } from './smtp-url.ts'

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: null, secure: false, account: null }],
  ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, secure: false, account: null }],
  ['smtps://[::1]:465', { host: '::1', port: 465, secure: true, account: null }],
  [
    'smtp://user:pass@mail.example:587',
    { host: 'mail.example', port: 587, secure: false, account: { user: 'user', pass: 'pass' } },
  ],
  [
    'smtps://me%40portal.example:p%40ss%3A%2F@mail.example',
    {
      host: 'mail.example',
      port: null,
      secure: true,
      account: { user: 'me@portal.example', pass: 'p@ss:/' },
    },
  ],
])('parses %s', (text, server) => {
  expect(parseSmtpUrl(text)).toEqual(server)
})

test.each([
  'mail.example',
  'mail.example:25',
  'smtp:mail.example',
  'smtp://',
  'smtp://:25',
  'smtp://mail.example:0',
  'smtp://mail.example:99999',
  'smtp://mail.example/inbox',
  'smtp://mail.example?secure=1',
  'smtp://mail.example#a',
  'smtp://user@mail.example',
  'smtp://:pass@mail.example',
  'smtp://user:100%@mail.example',
  'https://mail.example',
])('refuses %s', (text) => {
  expect(parseSmtpUrl(text)).toBeNull()
})
