import { COUNTRIES } from '@portal/domain/place'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { PHONE, visitors, waitForHydration } from './browser.ts'
import { waitForNetworkIdle } from './network-idle.ts'
import { shareOut } from './share-out.ts'

/** Country guides on phones and wide screens. */

const { open } = visitors()

const GUIDES = COUNTRIES.map(({ name, fullCode }) => [name, `/countries/${fullCode}`] as const)

/** Texts of the links that reach beyond the window or what contains them. */
const cutLinks = (page: Page, navigation: string): Promise<string[]> =>
  page.getByRole('navigation', { name: navigation }).evaluate((nav) =>
    [...nav.querySelectorAll('a')]
      .filter((link) => {
        const { left, right } = link.getBoundingClientRect()
        const list = link.closest('ul, ol')?.getBoundingClientRect()
        return left < 0 || right > window.innerWidth || (list && right > list.right + 1)
      })
      .map((link) => link.textContent),
  )

test.each(shareOut(GUIDES))('on a phone the overview of %s is at most 9,000 px high', async (_name, path) => {
  const page = await open(path, PHONE)
  await waitForHydration(page)
  await waitForNetworkIdle(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})

test.each(shareOut(GUIDES))(
  'the topics of the overview of %s lead to their rules and dates',
  async (_name, path) => {
    const page = await open(`${path}#taxes`, PHONE)
    await waitForHydration(page)
    const topics = page.getByRole('navigation', { name: 'Tax topics' }).getByRole('link')
    const title = await topics.last().innerText()
    await topics.last().click()
    await page.waitForURL((url) => url.pathname === `${path}/taxes-duties` && url.hash !== '')
    const rule = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
    await rule.getByRole('heading', { name: title }).waitFor()
    expect(await rule.innerText()).toMatch(/Last reviewed \d+ \w{3} \d{4}/)
    await expect.poll(async () => (await rule.boundingBox())?.y).toBeLessThan(400)
  },
)

describe.each(shareOut([320, 390, 768, 1280, 1366, 1440]))('at %i pixels', (width) => {
  test('no tab of a guide’s parts is cut', async () => {
    const page = await open('/countries/fiji/taxes-duties', { viewport: { width, height: 800 } })
    await waitForHydration(page)
    expect(await cutLinks(page, 'Parts of the guide')).toEqual([])
  })
})
