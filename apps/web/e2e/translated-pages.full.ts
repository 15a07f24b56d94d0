import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { translatePage, type TranslatorKind } from '../test/translator.ts'
import { newPage, PHONE, visitors, waitForHydration, waitUntilHydrated } from './browser.ts'
import { delayScripts } from './delayed-scripts.ts'
import { waitForNetworkIdle } from './network-idle.ts'
import { ownPortal } from './own-portal.ts'
import { signInByCall } from './session.ts'

/** Pages that a browser translates as soon as they are parsed, before their scripts load, and as they change. */

const { openAlone, getNoise } = visitors()

type Translator = ReturnType<typeof translatePage>

/** Translates each page that is opened from now on. */
const translateAll = (page: Page, kind: TranslatorKind): Promise<unknown> =>
  page.addInitScript(
    `addEventListener('DOMContentLoaded', () => setTimeout(() => {
      window.translator = (${translatePage.toString()})('${kind}')
      const length = () => document.querySelector('main').innerText.length
      window.lengths = [length()]
      new MutationObserver(() => window.lengths.push(length())).observe(document.body, { childList: true, subtree: true })
    }))`,
  )

/** The length of the page’s text as served, and the shortest that was seen since: hydration leaves nothing out, even for a moment. */
const readLengths = (page: Page): Promise<{ served: number; shortest: number }> =>
  page.evaluate(() => {
    const { lengths } = window as unknown as { lengths: number[] }
    return { served: lengths[0] ?? 0, shortest: Math.min(...lengths) }
  })

/** Waits until there are no more requests and renders. */
async function settle(page: Page): Promise<void> {
  await waitForNetworkIdle(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Faults that a reader of the translated page would see. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { translator } = window as unknown as { translator: Translator }
    const isBroken = document.body.textContent.includes('Something went wrong')
    return [
      ...(isBroken ? ['Something went wrong'] : []),
      ...(translator.hasTranslated() ? [] : ['nothing is translated']),
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

test.each([
  ...PUBLIC_PAGES.map((path) => ['replaces', path] as const),
  ...['/directory', '/events', '/pricing'].map((path) => ['wraps', path] as const),
  ...['/directory', '/news', '/events/calendar', '/search?q=hotel'].map((path) => ['swaps', path] as const),
])('while a translator %s texts, %s hydrates and works', async (kind, path) => {
  const page = await openAlone('/health/live', PHONE)
  await translateAll(page, kind)
  await page.goto(path)
  await waitForHydration(page)
  await settle(page)
  expect(await findFaults(page)).toEqual([])
  const { served, shortest } = await readLengths(page)
  expect(shortest).toBeGreaterThan(0.9 * served)
  await useControls(page)
  expect(getNoise(page)).toEqual([])
})

/** Opens a page on which nothing is hydrated until its scripts are released. */
async function openWithDelayedScripts(path: string, translator: TranslatorKind | null) {
  const page = await openAlone('/health/live', PHONE)
  if (translator) await translateAll(page, translator)
  const releaseScripts = await delayScripts(page)
  await page.goto(path)
  const release = async () => {
    await releaseScripts()
    await settle(page)
  }
  return { page, release }
}

const TYPED = [
  ['/', 'q'],
  ['/directory', 'search'],
  ['/search?q=kava', 'q'],
  ['/news', 'search'],
  ['/events/breakfast-for-boat-owners', 'name'],
  ['/quote-builder', 'businessName'],
  ['/register-business', 'shopName'],
  ['/events/submit', 'title'],
  ['/support/report-issue', 'message'],
] as const

test.each(TYPED.flatMap(([path, name]) => [[path, name, null] as const, [path, name, 'replaces'] as const]))(
  'hydration on %s keeps text typed into %s before (translator: %s)',
  async (path, name, translator) => {
    const { page, release } = await openWithDelayedScripts(path, translator)
    const field = page.locator(`main [name=${name}]`).first()
    await field.fill('solar pumps')
    await release()
    await waitUntilHydrated(field)
    expect(await field.inputValue()).toBe('solar pumps')
  },
)

test.each([
  ['/directory', 'sort', 'newest'],
  ['/news', 'country', 'fj'],
])('hydration on %s applies a choice made in %s before', async (path, name, option) => {
  const { page, release } = await openWithDelayedScripts(path, null)
  const select = page.locator(`main select[name=${name}]`)
  await select.evaluate((node: HTMLSelectElement, value) => {
    node.value = value
    for (const kind of ['input', 'change']) node.dispatchEvent(new Event(kind, { bubbles: true }))
  }, option)
  await release()
  await page.waitForURL((url) => url.searchParams.get(name) === option)
  expect(await select.inputValue()).toBe(option)
})

test.each(
  ['/auth/sign-in', '/auth/register', '/auth/forgot-password', '/newsletter'].flatMap(
    (path) =>
      [
        [path, true],
        [path, false],
      ] as const,
  ),
)('hydration on %s keeps text typed before (translated: %s)', async (path, isTranslated) => {
  const { page, release } = await openWithDelayedScripts(path, isTranslated ? 'replaces' : null)
  const email = page.getByRole('main').getByLabel('Email').first()
  await email.fill('mele@example.com')
  await release()
  await waitUntilHydrated(email)
  expect(await email.inputValue()).toBe('mele@example.com')
})

test('a translated page reports a wrong password', async () => {
  // A browser logs refused calls itself.
  const page = await newPage({ baseURL: ownPortal().url, ...PHONE })
  await translateAll(page, 'replaces')
  await page.goto('/auth/sign-in')
  await waitForHydration(page)
  await page.getByLabel('Email').fill('owner@example.com')
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Email or password is incorrect').waitFor()
  await settle(page)
  expect(await findFaults(page)).toEqual([])
  await page.context().close()
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
