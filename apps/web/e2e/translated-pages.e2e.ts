import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { translatePage } from '../test/translator.ts'
import { PHONE, visitors, waitForHydration } from './browser.ts'
import { signInByCall } from './sign-in.ts'

/** Pages that a browser translates as soon as they are parsed, before their scripts come, and as they change. */

const { openAlone, noiseOf } = visitors()

const KINDS = ['replaces', 'wraps'] as const

type Translator = ReturnType<typeof translatePage>

/** Translates each page that is opened from now on. */
const translateAll = (page: Page, kind: (typeof KINDS)[number]): Promise<unknown> =>
  page.addInitScript(
    `addEventListener('DOMContentLoaded', () => setTimeout(() => { window.translator = (${translatePage.toString()})('${kind}') }))`,
  )

/** Waits until nothing is asked and drawn any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** What a reader of the translated page would complain of. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { translator } = window as unknown as { translator: Translator }
    const isBroken = document.body.textContent.includes('Something went wrong')
    return [
      ...(isBroken ? ['Something went wrong'] : []),
      ...(document.querySelector('font > font') ? [] : ['nothing is translated']),
      ...translator.findStale().map((text) => `still says: ${text}`),
    ]
  })

const PUBLIC_PAGES = [
  '/',
  '/directory',
  '/sb/tourism-and-hospitality',
  '/search?q=hotel',
  '/news',
  '/events',
  '/events/calendar',
  '/tenders',
  '/jobs',
  '/resources',
  '/countries/fiji',
  '/industries',
  '/pricing',
  '/quote-builder',
  '/register-business',
  '/contact',
  '/newsletter',
  '/loading-showcase',
]

const ACTIONS = 8
const CONTROLS =
  'main :is([role=tab], select, summary, input[type=checkbox], button:not([type=submit], :disabled))'

/** Uses tabs, filters, sorts and buttons one after the other, each kind once; a link leads elsewhere and is left out. */
async function useControls(page: Page): Promise<void> {
  const used = new Set<string>()
  while (used.size < ACTIONS) {
    // oxlint-disable no-await-in-loop
    const controls = await page.locator(CONTROLS).filter({ visible: true }).all()
    let control
    for (const one of controls) {
      const kind = await one.evaluate(
        (node) => `${node.tagName} ${node.getAttribute('name') ?? node.textContent}`,
      )
      if (used.has(kind)) continue
      used.add(kind)
      control = one
      break
    }
    if (!control) return
    if (await control.evaluate((node) => node instanceof HTMLSelectElement))
      await control.selectOption({ index: 1 })
    else await control.evaluate((node) => (node as HTMLElement).click())
    await settle(page)
    expect([[...used].at(-1), await findFaults(page)]).toEqual([[...used].at(-1), []])
    await page.keyboard.press('Escape')
    // oxlint-enable no-await-in-loop
  }
}

test.each(KINDS.flatMap((kind) => PUBLIC_PAGES.map((path) => [kind, path] as const)))(
  'where a translator %s texts, %s is hydrated and used',
  async (kind, path) => {
    const page = await openAlone('/health/live', PHONE)
    await translateAll(page, kind)
    await page.goto(path)
    await waitForHydration(page)
    await settle(page)
    expect(await findFaults(page)).toEqual([])
    await useControls(page)
    expect(noiseOf(page)).toEqual([])
  },
)

test('a wrong password is told on a translated page', async () => {
  const page = await openAlone('/health/live', PHONE)
  await translateAll(page, 'replaces')
  await page.goto('/auth/sign-in')
  await waitForHydration(page)
  await page.getByLabel('Email').fill('owner@example.com')
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('alert').first().waitFor()
  await settle(page)
  expect(await findFaults(page)).toEqual([])
})

test.each(['/admin', '/admin?tab=businesses', '/admin?tab=users', '/dashboard', '/dashboard/orders'])(
  'a signed-in person uses %s translated',
  async (path) => {
    const page = await openAlone('/health/live')
    await signInByCall(page, path.startsWith('/admin') ? 'admin@portal.test' : 'owner@portal.test')
    await translateAll(page, 'replaces')
    await page.goto(path)
    await waitForHydration(page)
    await settle(page)
    expect(await findFaults(page)).toEqual([])
    await useControls(page)
  },
)
