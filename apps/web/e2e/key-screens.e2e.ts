import { expect, test } from 'vitest'
import { DESKTOP, visitors } from './browser.ts'
import { ownPortal } from './own-portal.ts'
import { findFaults, NARROW } from './page-faults.ts'

/** The screens that most people see, on the narrowest phone; the full run looks at all of them. */

const { open, openAs } = visitors()

test.each([
  '/',
  '/directory',
  '/search?q=honey',
  '/sb/tourism-and-hospitality',
  '/countries/fiji',
  '/news',
  '/events',
  '/pricing',
  '/quote-builder',
  '/register-business',
  '/contact',
  '/auth/sign-in',
])('%s fits, is accessible and logs no error', async (path) => {
  const page = await open(path, NARROW)
  expect(await findFaults(page)).toEqual([])
})

test.each([
  ['owner@portal.test', '/dashboard'],
  ['owner@portal.test', '/account'],
  ['admin@portal.test', '/admin'],
])('for %s %s fits, is accessible and logs no error', async (email, path) => {
  const page = await openAs(email, path, NARROW)
  expect(await findFaults(page)).toEqual([])
})

test.each([DESKTOP, NARROW])('an unknown address gets a complete 404 page, at %o', async (device) => {
  const page = await open('/no-such-page', device)
  expect(await findFaults(page)).toEqual([])
  expect((await fetch(new URL('/no-such-page', ownPortal().url))).status).toBe(404)
})
