import { expect, test } from 'vitest'
import { DESKTOP, visitors } from './browser.ts'
import { ownPortal } from './own-portal.ts'
import { findFaults, NARROW } from './page-faults.ts'

/** The screens that most people see, on the narrowest phone; all others are crawled by the full run. */

const { open } = visitors()

test.each([
  '/',
  '/directory',
  '/search?q=honey',
  '/sb/tourism-and-hospitality',
  '/countries/fiji',
  '/news',
  '/events',
  '/contact',
  '/auth/sign-in',
])('%s fits, is accessible and logs no error', async (path) => {
  const page = await open(path, NARROW)
  expect(await findFaults(page)).toEqual([])
})

test.each([DESKTOP, NARROW])('an unknown address gets a complete 404 page, at %o', async (device) => {
  const page = await open('/no-such-page', device)
  expect(await findFaults(page)).toEqual([])
  expect((await fetch(new URL('/no-such-page', ownPortal().url))).status).toBe(404)
})
