import { getBusinessPath } from '@portal/domain/business'
import { BusinessSummary } from '@portal/domain/contract'
import type { BrowserContextOptions, Page } from 'playwright'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PHONE, visitors, waitForHydration } from './browser.ts'
import { VISITOR_DEVICES } from './share-out.ts'
import { countEmailsWith, waitForEmailText } from './emails.ts'
import { ownPortal } from './own-portal.ts'
import { signIn } from './sign-in.ts'

const { open, expectCutConnection } = visitors()

/** A public business of the demo's owner. */
async function findOwned(): Promise<BusinessSummary> {
  const response = await fetch(`${ownPortal().apiUrl}/api/businesses?limit=100&search=Fairy%20Tern%20Copra`)
  const [business] = v.parse(v.array(BusinessSummary), await response.json())
  if (!business) throw new Error('The demo has no such business')
  return business
}

const getHeart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true })

async function openProfile(options: BrowserContextOptions) {
  const business = await findOwned()
  const page = await open(getBusinessPath(business), options)
  await waitForHydration(page)
  return { page, business }
}

test.each(VISITOR_DEVICES)(
  'a visitor saves, signs in and finds it in the account, on %s',
  async (_device, options) => {
    const { page, business } = await openProfile(options)
    await getHeart(page, business.name).click()
    await expect.poll(() => getHeart(page, business.name).getAttribute('aria-pressed')).toBe('true')
    await page.goto('/saved')
    await waitForHydration(page)
    await page.getByRole('link', { name: business.name }).first().waitFor()
    expect(await page.getByText('Saved on this device only.').isVisible()).toBe(true)
    await signIn(page, 'other@portal.test', '/saved')
    await page.getByText('Saved in your account.').waitFor()
    await page.getByRole('link', { name: business.name }).first().waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-businesses'))).toBeNull()
    await getHeart(page, business.name).click()
    await page.getByText(`${business.name} is no longer saved.`).waitFor()
  },
)

test.each(VISITOR_DEVICES)('a report gets a reference, on %s', async (_device, options) => {
  const { page } = await openProfile(options)
  await page.locator('main summary').first().click()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Its details are wrong' }).check()
  await dialog.getByLabel('Your note').fill('The number has changed.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('dialog', { name: 'Report sent' }).waitFor()
  const reference = page.getByText(/^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{2}$/)
  expect(await reference.isVisible()).toBe(true)
})

test.each(VISITOR_DEVICES)(
  'a message whose line is lost arrives once, by email to its owner, on %s',
  async (device, options) => {
    const { page, business } = await openProfile(options)
    expectCutConnection(page)
    const text = `Do you buy dry copra in June, asks somebody on ${device}?`
    const opener =
      options === PHONE
        ? page
            .getByRole('navigation', { name: `Contact ${business.name}` })
            .getByRole('button', { name: 'Message' })
        : page.getByRole('button', { name: 'Send message' })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your name').fill('Mere Tavola')
    await dialog.getByLabel('Your email address').fill('mere@example.com')
    await dialog.getByLabel('Your message').fill(text)
    // The portal accepts it, and the response is lost on its way.
    await page.route(
      '**/messages',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await dialog.getByText('There is no connection to the portal.').waitFor()
    await page.reload()
    await waitForHydration(page)
    await opener.click()
    expect(await dialog.getByLabel('Your message').inputValue()).toBe(text)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('dialog', { name: 'Message sent' }).waitFor()
    await waitForEmailText(text)
    expect(await countEmailsWith(text)).toBe(1)
  },
)

test('on a phone the action bar is at the bottom, in place of the quick menu, and covers nothing', async () => {
  const { page, business } = await openProfile(PHONE)
  const bar = page.getByRole('navigation', { name: `Contact ${business.name}` })
  const box = await bar.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.viewport.height)
  expect(await page.getByRole('navigation', { name: 'Quick menu' }).isVisible()).toBe(false)
  expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+677/)
  await bar.getByRole('link', { name: 'Directions' }).click()
  await expect
    .poll(() =>
      page.getByRole('heading', { name: 'Find us' }).evaluate((heading) => {
        const { top } = heading.getBoundingClientRect()
        return top > 60 && top < 700
      }),
    )
    .toBe(true)
  await bar.getByRole('button', { name: 'Message' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await bar.isVisible()).toBe(false)
})
