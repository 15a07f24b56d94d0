import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { server } from '#test/server.ts'
import { ADMIN_TABS } from './pages/admin/admin-tabs.ts'
import { SITE } from '#test/site.ts'
import { translatePage } from '#test/translator.ts'
import { findTranslatedNames } from '#test/untranslatable.ts'
import { wholeApi } from '#test/whole-api.ts'
import { paths } from '#shared/urls/paths.ts'
import { handleReplacedText } from './start/replaced-text/replaced-text.ts'

/** Every screen, used under a translator: its tabs, filters, sorts, pages, forms and dialogs. */

let running = 0
let ends: (() => void)[] = []
let wasActing: boolean | undefined

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }

beforeEach(() => {
  // React renders by its own clock, as in a browser: the translator works in between.
  wasActing = scope.IS_REACT_ACT_ENVIRONMENT
  scope.IS_REACT_ACT_ENVIRONMENT = false
  server.use(...wholeApi())
  const fetchReally = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    running += 1
    try {
      return await fetchReally(...request)
    } finally {
      running -= 1
    }
  })
})
afterEach(() => {
  scope.IS_REACT_ACT_ENVIRONMENT = wasActing
  ends.splice(0).forEach((end) => end())
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

const MAX_PAUSES = 2000

/** Waits until the page stops changing. */
async function settle(): Promise<void> {
  let changes = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  let quiet = 0
  for (let pauses = 0; quiet < 3; pauses += 1) {
    if (pauses === MAX_PAUSES) throw new Error('The page does not come to rest')
    const before = changes
    // oxlint-disable-next-line no-await-in-loop
    await pause()
    // oxlint-disable-next-line no-await-in-loop
    await vi.dynamicImportSettled()
    quiet = running === 0 && changes === before ? quiet + 1 : 0
  }
  observer.disconnect()
}

const MAX_CONTROLS = 16

const CONTROLS = [
  '[role=tab]',
  'a[href]',
  'select',
  'input[type=checkbox]',
  'input[type=radio]',
  'summary',
  'input:not([type=hidden]):not([type=file])',
  'textarea',
  'button:not(:disabled)',
].join(', ')

const isOwn = (element: Element): boolean =>
  !(element instanceof HTMLAnchorElement) ||
  (element.origin === window.location.origin &&
    element.pathname === pathname &&
    element.target === '' &&
    !element.hasAttribute('download'))

let pathname = '/'

/** The kind of a control: its text without numbers. */
const getKind = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('name') ?? ''} ${element.textContent.replaceAll(/\d+/g, '')}`

function operate(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].findLast((option) => !option.selected && !option.disabled)
    if (other) fireEvent.change(control, { target: { value: other.value } })
  } else if (control.matches('textarea, input:not([type=checkbox]):not([type=radio])')) {
    const value = control.matches('[type=email]') ? 'mele@example.com' : 'Typed'
    fireEvent.input(control, { target: { value } })
  } else fireEvent.click(control)
}

async function operateControls(within: () => Element | null, check: (after: string) => void): Promise<void> {
  const used = new Set<string>()
  while (used.size < MAX_CONTROLS) {
    const control = [...(within()?.querySelectorAll(CONTROLS) ?? [])].find(
      (one) => isOwn(one) && !used.has(getKind(one)),
    )
    if (!control) return
    const kind = getKind(control)
    used.add(kind)
    operate(control)
    // oxlint-disable-next-line no-await-in-loop
    await settle()
    check(kind)
  }
}

const findDialog = () => document.querySelector('[role=dialog]')

/** One address of each pattern, which show the same components. */
const ADDRESSES = new Map(SITE.map(([address, pattern]) => [pattern, address])).values()

const SCREENS = [
  ...ADDRESSES,
  ...ADMIN_TABS.flatMap(({ name }) => (name === null ? [] : [paths.admin({ tab: name })])),
]

test.each(SCREENS)('%s is used while it is translated', async (address) => {
  const user = /^\/(?:admin|dashboard|account|upgrade|orders|saved)/.test(address)
    ? aUser({ isAdmin: address.startsWith('/admin') })
    : undefined
  ends = [handleReplacedText(document.body)]
  const translator = translatePage('replaces')
  ends.push(translator.stop)
  const { router } = renderApp(address, { ...(user && { user }) })
  await screen.findByRole('main')
  await settle()
  const check = (after: string) => {
    ;({ pathname } = router.state.location)
    const hasFailed = document.body.textContent.includes('Something went wrong')
    const stale = translator.findStale()
    expect({ after, hasFailed, stale, names: findTranslatedNames() }).toEqual({
      after,
      hasFailed: false,
      stale: [],
      names: [],
    })
  }
  check('opened')
  await operateControls(
    () => document.querySelector('main'),
    (after) => check(after),
  )
  if (findDialog()) await operateControls(findDialog, check)
})
