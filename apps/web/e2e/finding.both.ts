// cspell:ignore boulangerie kofi mekanik carpentar
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, visitors, waitForHydration } from './browser.ts'
import { VISITOR_DEVICES } from './share-out.ts'
import { tabTo } from './keys.ts'

/** Searches in people's own words. */

const { open } = visitors()

const results = (page: Page) => page.getByRole('main').getByRole('article')
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

const getField = (page: Page) => page.getByRole('main').locator('input[name="q"]')

/** Searches by the field of the search page, and waits for the result's text. */
async function search(page: Page, text: string): Promise<void> {
  const field = getField(page)
  await field.fill(text)
  await field.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === text)
}

/** Ticks a filter where the device has it: in a sheet, or beside the list. */
async function tick(page: Page, filter: RegExp) {
  const opener = page.getByRole('button', { name: /^Filters/ })
  if (!(await opener.isVisible()))
    return page.getByRole('region', { name: 'Filters' }).getByRole('checkbox', { name: filter }).check()
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: filter }).check()
  await sheet.getByRole('button', { name: /^Show \d/ }).click()
}

test.each(VISITOR_DEVICES)(
  'on %s a guesthouse with parking in Gizo is found, and called',
  async (_name, device) => {
    const page = await open('/search?q=gizo', device)
    await waitForHydration(page)
    await search(page, 'guesthouse gizo')
    const first = results(page).first()
    await expect.poll(() => first.innerText()).toContain('Mbabanga Leaf Houses')
    expect(await first.innerText()).toContain('Gizo')
    const call = first.getByRole('link', { name: /^Call/ })
    expect(await call.getAttribute('href')).toMatch(/^tel:\+677\d{5,}$/)
    await page.getByText('1 in Gizo,').waitFor()
    await tick(page, /^Parking/)
    await page.waitForURL((url) => url.searchParams.get('amenity') === 'parking')
    await page.getByRole('link', { name: 'Remove filter Parking' }).waitFor()
    expect(await first.innerText()).toContain('Mbabanga Leaf Houses')
  },
)

test.each(VISITOR_DEVICES)('on %s a search finds open mechanics near Auki', async (_name, device) => {
  const page = await open('/search?q=mechanic+auki', device)
  await waitForHydration(page)
  expect(await heading(page).innerText()).toMatch(/^No mechanic listed\. These may help$/)
  await page.goto(`${new URL(page.url()).origin}/search?q=mechanic+auki&open=true`)
  await waitForHydration(page)
  // Which of them is open depends on the hour, but each result says that it is open.
  await page.getByRole('link', { name: 'Remove filter Open now' }).waitFor()
  const main = page.getByRole('main')
  const said = async () =>
    (await main.getByRole('article').count()) > 0 ? results(page).first().innerText() : main.innerText()
  await expect.poll(said).toMatch(/Open now|Open 24 hours|No businesses found/)
})

test.each([
  ['carpentar', 'Umasani Builders', 'Showing results for carpenter'],
  ['boulangerie', 'Taro Point Bakery', null],
  ['kofi', 'Asaro Mist Coffee', null],
])('%s finds %s', async (text, name, note) => {
  for (const device of [PHONE, { ...DESKTOP, javaScriptEnabled: false }]) {
    const page = await open(`/search?q=${text}`, device)
    await page.getByRole('link', { name, exact: true }).waitFor()
    expect(await page.getByRole('main').innerText()).toContain(note ?? name)
    await page.context().close()
  }
})

test('a search without results shows related businesses and a link to list one', async () => {
  const page = await open('/search?q=dentist+suva', PHONE)
  await waitForHydration(page)
  expect(await heading(page).innerText()).toBe('No dentist listed. These may help')
  await page.getByRole('link', { name: 'List a business for “dentist”' }).click()
  await page.waitForURL(/register-business/)
})

test.each(VISITOR_DEVICES)(
  'without script on %s a search has the same results, and the place can be removed',
  async (_name, device) => {
    const page = await open('/search?q=bakery', { ...device, javaScriptEnabled: false })
    await getField(page).fill('guesthouse gizo')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/q=guesthouse\+gizo/)
    expect(await results(page).first().innerText()).toContain('Mbabanga Leaf Houses')
    await page.getByRole('link', { name: 'Remove filter Gizo' }).click()
    await page.waitForURL((url) => url.searchParams.get('q') === 'guesthouse')
    expect(await results(page).count()).toBeGreaterThan(5)
  },
)

test('by keys alone a guesthouse is searched for, reached and called', async () => {
  const page = await open('/search?q=gizo', DESKTOP)
  await waitForHydration(page)
  await tabTo(page, getField(page))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('guesthouse gizo')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=guesthouse\+gizo/)
  const first = results(page).first()
  await expect.poll(() => first.innerText()).toContain('Mbabanga Leaf Houses')
  await tabTo(page, first.getByRole('link', { name: /^Call/ }))
})
