import { businessFacets, type BusinessFacets } from '@portal/domain/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someFacets } from '#test/facets.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { mockFacets, mockLists, cards } from '#test/listing.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import './directory.screen.tsx'
import '../list/filters/FilterSheet.tsx'

/** Style sheets of tests are those of a wide window, which has no sheet. */
const narrow = document.createElement('style')
narrow.textContent = '[data-narrow] { display: block !important }'

beforeEach(() => {
  mockLists(1)
  document.head.append(narrow)
})
afterEach(() => {
  vi.unstubAllGlobals()
  narrow.remove()
})

const media = new EventTarget()

/** Makes the window so wide; texts are 16 pixels high unless the visitor prefers larger ones. */
function resizeTo(width: number, textSize = 16) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/^\(min-width: (\d+)em\)$/.exec(query)?.[1]) * textSize <= width,
    addEventListener: media.addEventListener.bind(media),
    removeEventListener: media.removeEventListener.bind(media),
  }))
  act(() => void media.dispatchEvent(new Event('change')))
}

/** The button that opens the sheet. */
const opener = (name: string) => screen.findByRole('button', { name })

test('shows filters in a sheet if larger text leaves no space beside the list', async () => {
  resizeTo(1280, 20)
  renderApp('/directory')
  await cards()
  expect(screen.getByRole('combobox', { name: 'Province' })).toBeVisible()
  resizeTo(1279, 20)
  expect(await opener('Filters')).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Province' })).toBeNull()
})

test('shows filters in a sheet on phones, and applies them together', async () => {
  resizeTo(390)
  const queries = mockFacets({ total: 1234 })
  const { user, router } = renderApp('/directory?search=oil&type=B2B&verified=true')
  await cards()
  const filters = await opener('Filters (2)')
  await waitFor(() => expect(queries).toContain('?search=oil&type=B2B&verified=true'))
  await user.click(filters)
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Province' }), 'malaita')
  await user.click(await sheet.findByRole('checkbox', { name: 'Open now' }))
  await waitFor(() =>
    expect(queries.at(-1)).toBe('?province=malaita&search=oil&type=B2B&open=true&verified=true'),
  )
  expect(router.state.location.search).toBe('?search=oil&type=B2B&verified=true')
  await user.click(await sheet.findByRole('button', { name: 'Show 1,234 businesses' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?search=oil&province=malaita&open=true&verified=true&type=B2B',
    ),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expectFocus(await opener('Filters (4)'))
})

test('a closed sheet discards its choices', async () => {
  resizeTo(390)
  const { user } = renderApp('/directory')
  await cards()
  await user.click(await opener('Filters'))
  const open = await screen.findByRole('checkbox', { name: 'Open now' })
  await user.click(open)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await opener('Filters'))
  expect(await screen.findByRole('checkbox', { name: 'Open now' })).not.toBeChecked()
})

/** A sheet in which “Verified” was ticked and applied. */
async function showVerified() {
  resizeTo(390)
  const app = renderApp('/directory')
  const { user } = app
  await cards()
  await user.click(await opener('Filters'))
  await user.click(await screen.findByRole('checkbox', { name: 'Verified' }))
  await user.click(await screen.findByRole('button', { name: /^Show / }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return app
}

type App = Awaited<ReturnType<typeof showVerified>>

test.each<[string, (app: App) => Promise<unknown>]>([
  [
    'by its chip',
    async ({ user }) => user.click(await screen.findByRole('link', { name: 'Remove filter Verified' })),
  ],
  [
    'by Clear filters',
    async ({ user }) => {
      await user.click(await opener('Filters (1)'))
      await user.click(await screen.findByRole('link', { name: 'Clear filters' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  ],
  ['by Back', ({ router }) => act(() => router.navigate(-1))],
])('the sheet does not tick a filter that was removed %s', async (_way, remove) => {
  server.use(
    respondWith(businessFacets, 200, ({ url }) => someFacets({ total: url.search === '' ? 299 : 113 })),
  )
  const app = await showVerified()
  await remove(app)
  await app.user.click(await opener('Filters'))
  expect(await screen.findByRole('checkbox', { name: 'Verified' })).not.toBeChecked()
  expect(await screen.findByRole('button', { name: 'Show 299 businesses' })).toBeVisible()
})

test('an open sheet follows Back', async () => {
  const { user, router } = await showVerified()
  await user.click(await opener('Filters (1)'))
  expect(await screen.findByRole('checkbox', { name: 'Verified' })).toBeChecked()
  await user.click(await screen.findByRole('checkbox', { name: 'With photos' }))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Verified' })).not.toBeChecked())
  expect(screen.getByRole('checkbox', { name: 'With photos' })).not.toBeChecked()
})

test('the sheet’s button has no count while it is unknown', async () => {
  resizeTo(390)
  mockFacets({ total: 299 })
  const { user } = renderApp('/directory')
  await cards()
  await user.click(await opener('Filters'))
  await screen.findByRole('button', { name: 'Show 299 businesses' })
  const { promise: response, resolve } = Promise.withResolvers<BusinessFacets>()
  server.use(http.get(`*${businessFacets.path}`, async () => HttpResponse.json(await response)))
  await user.click(screen.getByRole('checkbox', { name: 'Verified' }))
  expect(await screen.findByRole('button', { name: 'Show businesses' })).toBeVisible()
  resolve(someFacets({ total: 1 }))
  expect(await screen.findByRole('button', { name: 'Show 1 business' })).toBeVisible()
})

test('clears all filters at once', async () => {
  resizeTo(390)
  const { user, router } = renderApp('/directory?search=oil&type=B2B&pays=cash')
  await cards()
  await user.click(await opener('Filters (2)'))
  await user.click(await screen.findByRole('link', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=oil'))
})

test('a search on a phone keeps filters without controls', async () => {
  resizeTo(390)
  const { user, router } = renderApp('/directory?type=B2B&type=B2C&town=Auki')
  await cards()
  await user.type(screen.getByRole('combobox', { name: 'What are you looking for?' }), 'oil{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?town=Auki&type=B2B&type=B2C&search=oil'))
})
