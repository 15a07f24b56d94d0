import { createHash } from 'node:crypto'
import { businessPath } from '@portal/domain/business'
import { BusinessSummary } from '@portal/domain/contract'
import type { Page } from 'playwright'
import * as v from 'valibot'
import { expect, inject, test } from 'vitest'
import { DESKTOP, PHONE, untilHydrated, visitors } from './browser.ts'
import { signIn } from './sign-in.ts'
import { aShop, fillShop } from './wizard.ts'

const { open } = visitors()

interface Watched {
  page: Page
  /** What the browser refused by the policy of any page since. */
  violations: string[]
}

async function watch(path: string, device: typeof DESKTOP | typeof PHONE = DESKTOP): Promise<Watched> {
  const page = await open('about:blank', device)
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      reportViolation(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  await page.goto(path)
  await untilHydrated(page)
  return { page, violations }
}

/** The profile of the best rated business. */
async function profilePath(): Promise<string> {
  const answer = await fetch(`${inject('apiUrl')}/api/businesses?tab=top-rated&limit=1`)
  const [best] = v.parse(v.array(BusinessSummary), await answer.json())
  if (!best) throw new Error('There is no business')
  return businessPath(best)
}

const ADDRESSES = [
  '/',
  '/directory',
  '/sb',
  '/search?q=a',
  '/news',
  '/events',
  '/events/calendar',
  '/countries/fiji',
  '/industries/fisheries',
  '/pricing',
  '/quote-builder',
  '/register-business',
  '/auth/sign-in',
  '/legal/privacy',
  '/no/such/page',
]

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each(ADDRESSES)(
  '%s names each inline script and style by its hash, and runs without a violation',
  async (path) => {
    const answer = await fetch(new URL(path, inject('portalUrl')))
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => hashOf(text))
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => hashOf(text))
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`)
    expect(policy).toContain(`style-src ${[hashOf(''), ...styles].join(' ')};`)
    const { violations } = await watch(path)
    expect(violations).toEqual([])
  },
)

test('what opens over a page and where links lead keep to the policy', async () => {
  const { page, violations } = await watch('/directory')
  await page.getByRole('button', { name: 'Industries' }).hover()
  await page.getByRole('link', { name: 'Energy & Renewables' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
  expect(violations).toEqual([])
})

test('the phone’s menu keeps to the policy, and the page behind it doesn’t scroll', async () => {
  const { page, violations } = await watch('/directory', PHONE)
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')
  expect(violations).toEqual([])
})

test('sharing a profile keeps to the policy', async () => {
  const { page, violations } = await watch(await profilePath())
  await page.getByRole('button', { name: 'Share' }).first().click()
  await page.getByRole('dialog').waitFor()
  expect(violations).toEqual([])
})

test('the account’s menu and the dialog of a rejection keep to the policy', async () => {
  const { page, violations } = await watch('/auth/sign-in')
  await signIn(page, 'admin@portal.test', '/admin')
  await page.getByRole('button', { name: 'Reject with a reason…' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click()
  await page.getByRole('menu').waitFor()
  expect(violations).toEqual([])
})

test('the steps of a registration keep to the policy', async () => {
  const { page, violations } = await watch('/register-business?country=sb')
  await fillShop(page, aShop('Munda Fresh Fish'))
  expect(violations).toEqual([])
})

test('a page that the browser has already still runs its scripts', async () => {
  const { page, violations } = await watch('/news')
  const [answer] = await Promise.all([page.waitForResponse('**/news'), page.reload()])
  await untilHydrated(page)
  expect(answer.headers()['content-security-policy']).toBeDefined()
  expect(violations).toEqual([])
})
