import { expect, test } from 'vitest'
import { visitors } from './browser.ts'
import { ownPortal } from './own-portal.ts'
import { findFaults, NARROW } from './page-faults.ts'

/** The screens that most people see, on the narrowest phone; the full run looks at all of them. */

const { open, openAs } = visitors()

test.each([
  '/',
  '/directory',
  '/countries/fiji',
  '/pricing',
  '/quote-builder',
  '/register-business',
  '/auth/sign-in',
])('%s fits, is accessible and logs no error', async (path) => {
  const page = await open(path, NARROW)
  expect(await findFaults(page)).toEqual([])
})

test.each([
  ['owner@portal.test', '/dashboard'],
  ['admin@portal.test', '/admin'],
])('for %s %s fits, is accessible and logs no error', async (email, path) => {
  const page = await openAs(email, path, NARROW)
  expect(await findFaults(page)).toEqual([])
})

test('an unknown address gets a complete 404 page', async () => {
  const page = await open('/no-such-page', NARROW)
  expect(await findFaults(page)).toEqual([])
  expect((await fetch(new URL('/no-such-page', ownPortal().url))).status).toBe(404)
})
