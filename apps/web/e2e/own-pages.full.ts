import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitors, waitForHydration } from './browser.ts'
import { waitForNetworkIdle } from './network-idle.ts'
import { findFaults, NARROW } from './page-faults.ts'
import { findLinks } from './page-links.ts'
import { signInByCall } from './session.ts'

const { open } = visitors()

/** Pages that differ for a signed-in user. */
const OWN_PAGES = ['/', '/dashboard', '/admin', '/register-business', '/contact']
const ADMIN_TABS = [
  '/admin?tab=businesses',
  '/admin?tab=quotes',
  '/admin?tab=analytics',
  '/admin?tab=messages',
  '/admin?tab=users',
]

const ROLES = [
  { who: 'an owner', email: 'owner@portal.test', paths: OWN_PAGES },
  { who: 'an administrator', email: 'admin@portal.test', paths: [...OWN_PAGES, ...ADMIN_TABS] },
]
const ROLE_PAGES = ROLES.flatMap(({ paths, ...role }) => paths.map((path) => ({ ...role, path })))

async function openSignedIn(email: string): Promise<Page> {
  const page = await open('/legal/terms', NARROW)
  await signInByCall(page, email)
  return page
}

test.each(ROLE_PAGES)('for $who $path is complete', async ({ email, path }) => {
  const page = await openSignedIn(email)
  await page.goto(path)
  expect(await findFaults(page)).toEqual([])
})

/** The links on a page for a signed-in user. */
async function findOwnLinks(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await waitForHydration(page)
  await page.locator('h1').first().waitFor()
  await waitForNetworkIdle(page)
  return findLinks(await page.content())
}

/** Whether a signed-in user gets a page at a path: one for its owner only is a 404 of the server's for everybody. */
async function isShown(page: Page, path: string): Promise<boolean> {
  const response = await page.request.get(path, { maxRedirects: 0 })
  if (response.status() === 200) return true
  await page.goto(path)
  await waitForHydration(page)
  await waitForNetworkIdle(page)
  return !/404|Not Found/.test((await page.locator('h1').textContent()) ?? '404')
}

test.each(ROLES)('for $who all links work', async ({ email, paths }) => {
  const page = await openSignedIn(email)
  const links = new Set<string>()
  for (const path of paths) for (const link of await findOwnLinks(page, path)) links.add(link)
  const missing: string[] = []
  for (const path of links) if (!(await isShown(page, path))) missing.push(path)
  expect(missing).toEqual([])
})
