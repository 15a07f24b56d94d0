import { DAY } from '@portal/domain/shared'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { DESKTOP, waitForHydration, visitors } from './browser.ts'
import { VISITOR_DEVICES } from './share-out.ts'
import { waitForEmailText } from './emails.ts'
import { ownPortal } from './own-portal.ts'

/** A quote request from the first step to the administrator's answer, as its sender reads it. */

const { open, openAs, expectCutConnection } = visitors()
const CALL = `${ownPortal().url}/api/quote-requests`

/** Checked at full page height, so that sticky elements cover nothing. */
const isFine = async (page: Page) => {
  const before = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (before) await page.setViewportSize({ ...before, height })
  await expectAccessible(page)
  if (before) await page.setViewportSize(before)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
}

async function nextTo(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('main').getByRole('heading', { level: 2, name: step }).waitFor()
}

const waitForTotal = (page: Page, total: string) =>
  page.getByText(total, { exact: true }).filter({ visible: true }).first().waitFor()

describe.each(VISITOR_DEVICES)('on %s', (device, options) => {
  test('a quote request is sent, quoted and answered', async () => {
    const business = `Aoba Weavers ${device}`
    const page = await open('/quote-builder', options)
    await waitForHydration(page)
    await isFine(page)
    const next = page.getByRole('button', { name: 'Next' })
    expect(await next.isDisabled()).toBe(true)
    await waitForTotal(page, 'US$800')
    await page.getByLabel('Business Name').fill(business)
    expect(await next.isDisabled()).toBe(true)
    await page.getByRole('radio', { name: 'Vanuatu' }).check()
    await nextTo(page, 'Website Requirements')
    await page.getByRole('radio', { name: '5 pages' }).check()
    await waitForTotal(page, 'US$1,200')
    await page.getByRole('checkbox', { name: 'Online booking system' }).check()
    await waitForTotal(page, 'US$1,600')
    await page.getByLabel('Extra details').fill('Mats and baskets, with a page for orders from overseas.')
    await isFine(page)
    await nextTo(page, 'Domain and Additional Services')
    expect(await next.isDisabled()).toBe(true)
    await page.getByRole('radio', { name: 'Register a new domain' }).check()
    await page.getByLabel('Preferred domain name').fill('aoba-weavers')
    await isFine(page)
    await nextTo(page, 'Contact Information')
    await page.getByLabel('Your Name').fill('Leah Tari')
    await page.getByLabel('Email Address').fill('leah@portal.test')
    await page.getByRole('radio', { name: 'WhatsApp' }).check()
    await page.getByRole('button', { name: 'Submit Quote Request' }).click()
    await page.getByText('Please enter your WhatsApp number so that we can message you').first().waitFor()
    await page.getByLabel('Phone Number').fill('+678 55123')
    await isFine(page)

    // The response is lost; a retry creates no second request.
    expectCutConnection(page)
    await page.route(CALL, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Submit Quote Request' }).click()
    await page.getByText('Failed to submit quote request. Please try again.').first().waitFor()
    await page.unroute(CALL)
    await page.getByRole('button', { name: 'Submit Quote Request' }).dblclick()
    await page.getByRole('heading', { level: 1, name: 'Quote Request Submitted!' }).waitFor()
    await isFine(page)
    const reference =
      (await page
        .getByText(/^PB-[0-9A-Z]{4}-[0-9A-Z]{2}$/)
        .first()
        .textContent()) ?? ''
    await waitForEmailText(reference)

    const admin = await openAs('admin@portal.test', '/admin?tab=quotes', options)
    const entry = admin.getByRole('link', { name: new RegExp(business) })
    await entry.waitFor()
    expect(await entry.count()).toBe(1)
    await entry.click()
    await admin.getByRole('main').getByRole('heading', { level: 2, name: business }).waitFor()
    await admin.getByText('aoba-weavers.com').first().waitFor()
    await isFine(admin)

    const note = 'Five pages with booking for US$1,600, ready six weeks after you agree.'
    await admin.getByRole('radio', { name: 'Quoted' }).check()
    await admin.getByRole('button', { name: 'Update and notify' }).click()
    await admin.getByText('Please write the timeline and the deliverables').waitFor()
    const lastDay = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10)
    await admin.getByRole('button', { name: 'List the items asked for' }).click()
    await admin.getByRole('textbox', { name: 'Item 2' }).waitFor()
    await admin.getByLabel('Valid until').fill(lastDay)
    await admin.getByLabel('Note to Leah Tari').fill(note)
    await isFine(admin)
    await admin.getByRole('button', { name: 'Update and notify' }).click()
    await admin.getByRole('article').getByText(note).first().waitFor()
    await waitForEmailText(note)

    await page.getByRole('link', { name: 'See the status of your request' }).click()
    await page.getByText(note).waitFor()
    await page.getByRole('heading', { name: /Your quote is ready/ }).waitFor()
    await isFine(page)
    const quote = page.getByRole('region', { name: 'Your quote', exact: true })
    await quote.getByText('US$1,600', { exact: true }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await quote.isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Accept' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Accept' }).press('Enter')
    await page.getByRole('heading', { name: 'Accept the quote for US$1,600?' }).waitFor()
    await isFine(page)
    await page.getByRole('button', { name: 'Accept the quote' }).press('Enter')
    await page.getByRole('heading', { name: /You accepted the quote/ }).waitFor()
    await isFine(page)
    await waitForEmailText('accepted the quote')
    const stranger = await open(`/quote-status?reference=${reference}&email=somebody@portal.test`, options)
    expect(await stranger.getByText(business).count()).toBe(0)
    await isFine(stranger)
  })
})

test('plans link to their first step', async () => {
  const page = await open('/pricing', DESKTOP)
  await waitForHydration(page)
  for (const plan of ['Free Trial', 'Standard', 'Enhanced', 'Website Package'])
    await page.getByRole('rowheader', { name: plan }).waitFor()
  await page.getByRole('main').getByRole('link', { name: /quote/i }).first().click()
  await page.waitForURL('**/quote-builder')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
})
