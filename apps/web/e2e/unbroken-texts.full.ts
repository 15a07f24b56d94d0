import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newPage, waitForHydration } from './browser.ts'
import { waitForNetworkIdle } from './network-idle.ts'
import { NARROW } from './page-faults.ts'
import { createCopy, startPortal, type Portal } from './portal.ts'
import { signInByCall } from './session.ts'
import { fillWithUnbrokenTexts, UNBROKEN } from './unbroken-texts.ts'

let portal: Portal
beforeAll(async () => {
  const { folder, remove } = await createCopy(inject('seeded'))
  fillWithUnbrokenTexts(folder)
  portal = await startPortal({}, folder)
  await remove()
})
afterAll(() => portal.stop())

const STARTS = {
  visitor: [
    '/',
    '/directory',
    '/directory?view=map',
    `/search?q=${UNBROKEN}`,
    '/sb',
    '/countries/fiji',
    '/news',
    '/events',
    '/events/calendar',
    '/tenders',
    '/jobs',
    '/resources',
    '/skills',
    '/webinars',
  ],
  owner: [
    '/dashboard',
    '/dashboard/messages',
    '/dashboard/reviews',
    '/dashboard/figures',
    '/dashboard/orders',
    '/account',
    '/upgrade',
  ],
  admin: ['/admin'],
} as const

/** How many pages of each kind are opened, beside those where the walk starts. */
const OF_KIND = 1
/** Pages that only an owner or an administrator sees. */
const OWN = /^\/(?:admin|dashboard|account|upgrade|orders)/
/** First parts of addresses that are neither a country nor a province, each with pages of its own. */
const SECTIONS =
  'directory countries news events tenders jobs resources skills webinars industries legal help orders admin dashboard account upgrade'.split(
    ' ',
  )

/** Pages of one kind have as many parts in the same section, and the same tab. */
function getKind(path: string): string {
  const { pathname, searchParams } = new URL(path, portal.url)
  const parts = pathname.split('/')
  const section = SECTIONS.find((one) => one === parts[1]) ?? ''
  return `${section} ${parts.length} ${searchParams.get('tab') ?? ''}`
}

async function findWidePages(
  page: Page,
  starts: readonly string[],
  isWalked: (path: string) => boolean,
): Promise<string[]> {
  const waiting = [...starts]
  const counts = new Map<string, number>()
  const wide: string[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    await page.goto(portal.url + path)
    await waitForHydration(page)
    await waitForNetworkIdle(page)
    const { width, links } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      links: [...document.querySelectorAll('main a[href^="/"]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    }))
    if (width > NARROW.viewport.width) wide.push(`${path}: ${width} px`)
    // Files are no pages.
    for (const link of links.filter((one) => isWalked(one) && !/^\/(?:api|media)\/|\.\w+$/.test(one))) {
      const kind = getKind(link)
      const count = counts.get(kind) ?? 0
      counts.set(kind, count + 1)
      if (count < OF_KIND) waiting.push(link)
    }
  }
  return wide
}

test.each(['visitor', 'owner', 'admin'] as const)(
  'words of 60 characters in every field widen no page at 320 px for a %s',
  async (role) => {
    const page = await newPage({ ...NARROW, baseURL: portal.url })
    await page.goto('/')
    if (role !== 'visitor') await signInByCall(page, `${role}@portal.test`)
    expect(
      await findWidePages(page, STARTS[role], (path) => OWN.test(path) === (role !== 'visitor')),
    ).toEqual([])
  },
)
