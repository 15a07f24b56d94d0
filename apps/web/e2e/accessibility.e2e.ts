import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { DESKTOP, PHONE, visitors, waitForHydration, waitUntilHydrated } from './browser.ts'
import { findLostInShell, findUnlabelled, isOutlined, isUncovered } from './drawn.ts'
import { hasFocus, tabTo } from './keys.ts'
import { openPhotos } from './own-photos.ts'
import { aShop, fillShop, fillToContact, nextTo } from './wizard.ts'
import { signIn } from './sign-in.ts'

/** What people with screen readers and keyboards meet, by topic, in the browser's own accessibility tree. */

const { open, expectCutConnection } = visitors()

describe('events', () => {
  const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

  test('the calendar’s heads are whole names of days', async () => {
    const page = await open('/events/calendar', DESKTOP)
    const heads = await page.getByRole('table').getByRole('columnheader').all()
    expect(await Promise.all(heads.map((head) => head.ariaSnapshot()))).toEqual(
      WEEKDAYS.map((day) => `- columnheader "${day}"`),
    )
  })

  test('who registered is offered the place instead of another registration', async () => {
    const page = await open('/events', PHONE)
    await waitForHydration(page)
    const main = page.getByRole('main')
    const register = main.getByRole('link', { name: /^Register for/ }).last()
    const name = (await register.innerText()).replaceAll(/\s+/g, ' ').trim()
    await register.click()
    await main.getByRole('textbox', { name: /Your name/ }).fill('Mere Tavola')
    await main.getByRole('textbox', { name: /Email/ }).fill('mere@accessibility.test')
    await main.getByRole('button', { name: 'Register', exact: true }).press('Enter')
    await main.getByRole('heading', { name: 'Confirm your place' }).waitFor()
    await page.goto('/events')
    await main.getByText('Place held').first().waitFor()
    expect(await main.getByRole('link', { name, exact: true }).count()).toBe(0)
  })

  test('a past event has no Register, and a way to the upcoming ones', async () => {
    const page = await open('/webinars', PHONE)
    const past = page.getByRole('region', { name: 'Past webinars' })
    await past.getByText('This event has ended.').first().waitFor()
    expect(await past.getByRole('link', { name: /^Register/ }).count()).toBe(0)
    await past.getByRole('link', { name: 'See upcoming events' }).first().click()
    await page.waitForURL('**/events')
  })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What is said with a control, by its description. */
const descriptionOf = (page: Page, name: string): Promise<string> =>
  button(page, name).evaluate(
    (control) => document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  )

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** The quote builder up to its last step, with the keyboard. */
async function openContactStep(page: Page): Promise<void> {
  const goOn = async (step: string) => {
    await tabTo(page, button(page, 'Next'))
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 2, name: step }))).toBe(true)
  }
  await typeInto(page, 'Business Name', 'Aoba Weavers')
  await tabTo(page, page.getByRole('radio', { name: 'Solomon Islands' }))
  await page.keyboard.press('Space')
  await goOn('Website Requirements')
  await goOn('Domain and Additional Services')
  await tabTo(page, page.getByRole('radio', { name: /^Register a new domain/ }))
  await page.keyboard.press('Space')
  await goOn('Contact Information')
}

describe('controls that cannot be used', () => {
  test('a button that waits for a field can be reached, says what it waits for, and does nothing', async () => {
    const page = await open('/quote-builder')
    await waitForHydration(page)
    await tabTo(page, button(page, 'Next'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    expect(await hasFocus(button(page, 'Next'))).toBe(true)
    expect(await button(page, 'Next').isDisabled()).toBe(true)
    expect(await page.getByRole('heading', { level: 2, name: 'Business Information' }).isVisible()).toBe(true)
    expect(await descriptionOf(page, 'Next')).toBe('Still needed: the name of your business and a country.')
    await tabTo(page, page.getByRole('textbox', { name: 'Business Name' }), 'Shift+Tab')
    await page.keyboard.type('Aoba Weavers')
    await page.getByRole('status').filter({ hasText: 'Still needed: a country.' }).waitFor()
  })

  test('a form that is sent by Enter in a field has the focus on its button, also once that failed', async () => {
    const page = await open('/quote-builder')
    await waitForHydration(page)
    await openContactStep(page)
    await typeInto(page, 'Your Name', 'Leah Tari')
    await typeInto(page, 'Email Address', 'leah@portal.test')
    await expect.poll(() => button(page, 'Submit Quote Request').isDisabled()).toBe(false)
    expectCutConnection(page)
    await page.route('**/api/quote-requests', (route) => route.abort('connectionreset'))
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Not sent.' }).waitFor()
    expect(await hasFocus(button(page, 'Submit Quote Request'))).toBe(true)
  })
})

describe('mistakes in a form', () => {
  test('a wrong email address and a missing WhatsApp number are named at once, beside their fields', async () => {
    const page = await open('/quote-builder')
    await waitForHydration(page)
    await openContactStep(page)
    await typeInto(page, 'Your Name', 'Leah Tari')
    await typeInto(page, 'Email Address', 'leah')
    await tabTo(page, page.getByRole('radio', { name: 'Email', exact: true }))
    await page.keyboard.press('ArrowUp')
    expect(await page.getByRole('radio', { name: 'WhatsApp' }).isChecked()).toBe(true)
    await tabTo(page, button(page, 'Submit Quote Request'))
    await page.keyboard.press('Enter')
    const email = page.getByRole('textbox', { name: 'Email Address' })
    await expect.poll(() => hasFocus(email)).toBe(true)
    for (const name of ['Email Address', 'Phone Number'])
      expect(await page.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true')
  })

  test('required fields are marked and explained before the form; the terms are one of them', async () => {
    const page = await open('/register-business')
    await waitForHydration(page)
    const form = page.getByRole('main').locator('form')
    const note = form.getByText('Fields marked * are required.')
    const name = form.getByLabel('Shop name')
    expect(await note.isVisible()).toBe(true)
    expect((await note.boundingBox())?.y).toBeLessThan((await name.boundingBox())?.y ?? 0)
    expect(await name.evaluate((field: HTMLInputElement) => field.required)).toBe(true)
    await fillShop(page, aShop('Munda Bakery'))
    await nextTo(page, 'Terms')
    const terms = form.getByRole('checkbox', { name: /^I have read and accept the terms/ })
    expect(await terms.evaluate((box: HTMLInputElement) => box.required)).toBe(true)
  })

  test.each([
    ['Email', 'hilda'],
    ['Phone', 'call me'],
  ])('in the wizard a wrong %s is refused on its own step', async (label, wrong) => {
    const page = await open('/register-business')
    await waitForHydration(page)
    await fillToContact(page, { ...aShop('Munda Bakery'), [label.toLowerCase()]: wrong })
    await button(page, 'Next').press('Enter')
    const field = page.getByLabel(label)
    await expect.poll(() => hasFocus(field)).toBe(true)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
  })

  test('a choice that is missing is marked on each of its radios', async () => {
    const page = await open('/example-business')
    await waitForHydration(page)
    await page.getByRole('tab', { name: 'Reviews' }).click()
    await page.getByRole('button', { name: 'Write Review' }).press('Enter')
    await page.getByRole('button', { name: 'Send review' }).press('Enter')
    const stars = page.getByRole('radio', { name: /stars?$/ })
    await expect
      .poll(() => stars.evaluateAll((all) => all.map((star) => star.getAttribute('aria-invalid'))))
      .toEqual(Array(5).fill('true'))
    expect(await hasFocus(stars.first())).toBe(true)
  })
})

describe('photos in a dialog', () => {
  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('on %s the last Next keeps the focus, and Esc leads back', async (device, options) => {
    const page = await open('/auth/sign-in', options)
    const { opener, dialog, shown } = await openPhotos(page, `Lata Carvers of ${device.replace('a ', '')}`)
    await page.keyboard.press('ArrowRight')
    await shown(2)
    const next = dialog.getByRole('button', { name: 'Next' })
    await next.press('Enter')
    await shown(2)
    expect(await hasFocus(next)).toBe(true)
    expect(await next.isDisabled()).toBe(true)
    await page.keyboard.press('Home')
    await shown(1)
    await page.keyboard.press('End')
    await shown(2)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(opener)).toBe(true)
  })
})

describe('what appears in place of what was pressed', () => {
  test('signing up for the newsletter leaves the focus with what happens next', async () => {
    const page = await open('/newsletter')
    await waitForHydration(page)
    await typeInto(page, 'Email', 'sela@accessibility.test')
    await page.keyboard.press('Enter')
    const outcome = page.getByRole('status').filter({ hasText: 'Check your inbox' })
    await expect.poll(() => hasFocus(outcome.locator('..'))).toBe(true)
  })

  test('the sheet to share has the keys while it is open, and gives them back', async () => {
    const page = await open('/example-business')
    await waitForHydration(page)
    const opener = page.getByRole('button', { name: 'Share', exact: true })
    const sheet = page.getByRole('dialog', { name: /^Share/ })
    await waitUntilHydrated(opener)
    await opener.press('Enter')
    await expect.poll(() => hasFocus(sheet)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await hasFocus(sheet.getByRole('link', { name: 'WhatsApp' }))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(opener)).toBe(true)
    await opener.press('Enter')
    await expect.poll(() => hasFocus(sheet)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await sheet.waitFor({ state: 'hidden' })
  })
})

describe('a card with a back', () => {
  const openCard = async () => {
    const page = await open('/', DESKTOP)
    await waitForHydration(page)
    const turn = page.getByRole('button', { name: /^Turn card/ }).first()
    await turn.scrollIntoViewIfNeeded()
    await waitUntilHydrated(turn)
    return { page, turn }
  }

  test('Esc turns it back under the pointer', async () => {
    const { page, turn } = await openCard()
    await turn.hover()
    await expect.poll(() => turn.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(() => turn.getAttribute('aria-expanded')).toBe('false')
  })

  test('a click on its button keeps it turned', async () => {
    const { page, turn } = await openCard()
    await turn.click()
    await page.mouse.move(0, 0)
    await expect.poll(() => turn.getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the shell', () => {
  const LISTING = '/directory'

  const opened = async (path: string, options = DESKTOP as Parameters<typeof open>[1]): Promise<Page> => {
    const page = await open(path, options)
    await waitForHydration(page)
    return page
  }

  const focused = (page: Page): Locator => page.locator(':focus')

  test.each([
    ['Menu', PHONE],
    ['Search', DESKTOP],
  ] as const)('%s is a button that says what it opens, and Space presses it', async (name, device) => {
    const page = await opened(LISTING, device)
    const opener = page.getByRole('banner').getByRole('button', { name })
    expect(await opener.getAttribute('aria-haspopup')).toBe('dialog')
    expect(await opener.getAttribute('aria-expanded')).toBe('false')
    await opener.focus()
    await page.keyboard.press('Space')
    await page.getByRole('dialog', { name }).waitFor()
    expect(await page.locator('[aria-haspopup][aria-expanded="true"]').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(opener)).toBe(true)
    expect(await opener.getAttribute('aria-expanded')).toBe('false')
  })

  test('on a phone the quick menu leaves what the keys reach, and comes when they reach it', async () => {
    const page = await opened('/news', { viewport: { width: 390, height: 700 } })
    const menu = page.getByRole('navigation', { name: 'Quick menu' })
    await waitUntilHydrated(menu)
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => isUncovered(focused(page))).toBe(true)
    }
    // A field may have the focus now, which takes the menu away.
    await page.getByRole('main').getByRole('link').last().focus()
    await tabTo(page, menu.getByRole('button', { name: 'Events' }))
    await expect.poll(() => isUncovered(menu.getByRole('button', { name: 'Events' }))).toBe(true)
  })

  test.each([
    ['/legal/privacy', 1280, 800],
    [LISTING, 1280, 720],
    [LISTING, 640, 512],
    [LISTING, 320, 256],
  ])('on %s at %i x %i px nothing covers what Tab and Shift+Tab reach', async (path, width, height) => {
    const page = await opened(path, { viewport: { width, height } })
    const keys = [...Array<string>(25).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]
    for (const key of keys) {
      await page.keyboard.press(key)
      await expect.poll(() => isUncovered(focused(page))).toBe(true)
    }
  })

  test.each([
    [390, 844],
    [320, 256],
  ])(
    'at %i x %i px the note of a rejection is wholly visible when it has the focus',
    async (width, height) => {
      const page = await open('about:blank', { viewport: { width, height } })
      await signIn(page, 'admin@portal.test', '/admin')
      await page.getByRole('list', { name: 'Items to review' }).getByRole('link').first().click()
      await page.getByRole('button', { name: 'Reject with a reason…' }).first().click()
      const note = page.getByRole('dialog').getByRole('textbox')
      await tabTo(page, note)
      await expect.poll(() => isUncovered(note)).toBe(true)
    },
  )

  const TEXT_SPACING = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
    p { margin-bottom: 2em !important }`
  const LARGE_TEXT = 'html { font-size: 200% !important }'

  test.each(
    [1280, 1440, 390].flatMap((width) => [
      [width, 'spaced text', TEXT_SPACING] as const,
      [width, 'text of 200 %', LARGE_TEXT] as const,
    ]),
  )('at %i px header and quick menu hold %s', async (width, _what, content) => {
    const page = await opened(LISTING, { viewport: { width, height: 900 }, bypassCSP: true })
    await page.addStyleTag({ content })
    await expect.poll(() => findLostInShell(page)).toEqual([])
    expect(
      await page.getByRole('banner').getByRole('link', { name: 'Pacific Business Portal' }).count(),
    ).toBe(1)
  })

  test.each([
    ['the chosen tab', '/news', 'nav [aria-current="page"][data-item]'],
    ['the chosen layout', LISTING, 'main a[data-view][aria-current]'],
    ['the current page of a list', `${LISTING}?page=2`, 'nav[aria-label="Pages"] [aria-current]'],
    ['the last breadcrumb', LISTING, 'nav[aria-label="Breadcrumb"] [aria-current]'],
    ['a chosen filter', `${LISTING}?province=malaita`, 'main [data-chosen=""]'],
    ['a chosen card of options', '/quote-builder', 'label:has(input[name="country"]:checked)'],
    ['the current section', '/countries/fiji', 'nav [aria-current]'],
  ])('in forced colours %s has a line around it', async (_what, path, selector) => {
    const page = await open(path)
    await page.emulateMedia({ forcedColors: 'active' })
    await waitForHydration(page)
    if (path === '/quote-builder') await page.getByRole('radio', { name: 'Fiji' }).check()
    await expect.poll(() => isOutlined(page.locator(selector).first())).toBe(true)
  })

  test('the loading animations can be paused', async () => {
    const page = await opened('/loading-showcase')
    const moving = () =>
      page
        .getByRole('main')
        .evaluate(
          (main) =>
            main.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
        )
    const percent = () => page.getByRole('progressbar', { name: 'Sending photos' }).getAttribute('value')
    await expect.poll(moving).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Pause animations' }).press('Enter')
    await expect.poll(moving).toBe(0)
    const stopped = await percent()
    // Longer than a tick of the progress.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(await percent()).toBe(stopped)
    await page.getByRole('button', { name: 'Play animations' }).press('Enter')
    await expect.poll(moving).toBeGreaterThan(0)
  })

  test('links of header, breadcrumb and footer are large enough for fingers', async () => {
    const page = await opened('/countries/malaita-province/doing-business', PHONE)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('header a, nav[aria-label="Breadcrumb"] a, footer a')]
        .filter((link) => link.checkVisibility())
        .filter((link) => link.getBoundingClientRect().height < 43.5)
        .map((link) => link.textContent),
    )
    expect(small).toEqual([])
  })
})

describe('focus and words of a list that changes', () => {
  const openList = async (path: string): Promise<Page> => {
    const page = await open(path, DESKTOP)
    await waitForHydration(page)
    return page
  }

  const expectHeading = (page: Page, name: RegExp) =>
    expect.poll(() => hasFocus(page.getByRole('main').getByRole('heading', { level: 2, name }))).toBe(true)

  test.each([
    ['/directory', /business\(es\) found/],
    ['/tenders', /^Tenders$/],
    ['/skills', /^Next courses$/],
  ])(
    'the next page of %s focuses the results’ heading, and the title says which it is',
    async (path, name) => {
      const page = await openList(path)
      await page.getByRole('link', { name: 'Next' }).focus()
      await page.keyboard.press('Enter')
      await expectHeading(page, name)
      await expect.poll(() => page.title()).toMatch(/ - page 2 \| Pacific Business Portal$/)
    },
  )

  test('a filter that is removed leaves the focus with the results, whose number is said', async () => {
    const page = await openList('/directory?open=true&verified=true')
    await page.getByRole('link', { name: 'Remove filter Verified' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/directory?open=true')
    await expectHeading(page, /business\(es\) found/)
    expect(await page.getByRole('heading', { name: /found$/ }).getAttribute('aria-live')).toBe('polite')
  })

  test.each([
    '/directory',
    '/search?q=oil',
    '/tenders',
    '/jobs',
    '/news',
    '/events',
    '/resources',
    '/industries',
  ])('the filters of %s have labels that can be seen', async (path) => {
    const page = await openList(path)
    expect(await page.getByRole('main').getByRole('combobox').count()).toBeGreaterThan(0)
    expect(await findUnlabelled(page)).toEqual([])
  })

  test('an order is chosen with arrow keys, and its select keeps the focus', async () => {
    const page = await openList('/directory')
    const order = page.getByRole('combobox', { name: 'Sort by' })
    await order.focus()
    for (let down = 0; down < 3; down++) await page.keyboard.press('ArrowDown')
    expect(await order.inputValue()).toBe('alphabetical')
    expect([await hasFocus(order), new URL(page.url()).search]).toEqual([true, ''])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/directory?sort=alphabetical')
    expect(await hasFocus(page.getByRole('button', { name: 'Sort' }))).toBe(true)
  })

  test('a filter that leads to another address keeps the focus', async () => {
    const page = await openList('/directory/industries/fisheries')
    const province = page.getByRole('combobox', { name: 'Province' })
    await province.focus()
    await province.selectOption({ index: 1 })
    await page.waitForURL((url) => url.searchParams.has('province'))
    expect(await hasFocus(province)).toBe(true)
  })

  test('more of the queue leaves the focus with its heading', async () => {
    const page = await openList('/')
    await signIn(page, 'admin@portal.test', '/admin')
    await page.getByRole('button', { name: 'Show more' }).press('Enter')
    await expectHeading(page, /^Moderation Queue/)
    await page.getByRole('list', { name: 'Items to review' }).getByRole('link').nth(25).waitFor()
    expect(await hasFocus(page.getByRole('heading', { level: 2, name: /^Moderation Queue/ }))).toBe(true)
  })

  test('the next page of an administrator’s list focuses its heading', async () => {
    const page = await openList('/')
    await signIn(page, 'admin@portal.test', '/admin?tab=businesses')
    await page.getByRole('link', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expectHeading(page, /^All Businesses$/)
    await expect.poll(() => page.title()).toContain('All Businesses - page 2')
  })
})
