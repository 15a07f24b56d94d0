import { MAX_SAVES } from '@portal/domain/business'
import { calls } from '@portal/domain/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { aSummary, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import '#features/directory/pages/directory.screen.tsx'
import '#app/pages/saved/saved.screen.tsx'
import './save-controls.ts'
import './SavesSync.tsx'

const KOKONUT = aSummary({ id: 7 })
const VELLA = aSummary({ id: 8, name: 'Vella Chilli', slug: 'vella-chilli' })

/** The account's saves, and the received requests. */
let saved: number[] = []
let requests: string[] = []

const recordRequest = (method: string) => ({
  onRequest: ({ url, body }: { url: URL; body: unknown }) =>
    requests.push([method, url.pathname, body && JSON.stringify(body)].filter(Boolean).join(' ')),
})

beforeEach(() => {
  localStorage.clear()
  saved = []
  requests = []
  server.use(
    respondWith(calls.listBusinesses, 200, ({ url }) => {
      const ids = url.searchParams.get('ids')?.split(',')
      return ids
        ? [KOKONUT, VELLA]
            .filter(({ id }) => ids.includes(String(id)))
            .toSorted((a, b) => ids.indexOf(String(a.id)) - ids.indexOf(String(b.id)))
        : [KOKONUT, VELLA]
    }),
    respondWith(calls.listSavedIds, 200, () => saved),
    respondWith(calls.saveBusiness, 204, undefined, recordRequest('PUT')),
    respondWith(calls.unsaveBusiness, 204, undefined, recordRequest('DELETE')),
    respondWith(calls.mergeSaves, 204, undefined, recordRequest('POST')),
  )
})

const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` })
const isPressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed')
const onDevice = (): unknown => JSON.parse(localStorage.getItem('saved-businesses') ?? '[]')
const keepOnDevice = (stored: unknown) => localStorage.setItem('saved-businesses', JSON.stringify(stored))

test('saves on the device, says where, and removes it again', async () => {
  const { user } = renderApp('/directory')
  await user.click(await heart('Kokonut Oil Cooperative'))
  expect(await isPressed('Kokonut Oil Cooperative')).toBe('true')
  expect(await screen.findByText('Saved on this device')).toBeVisible()
  await user.click(await heart('Vella Chilli'))
  expect(onDevice()).toEqual([8, 7])
  await user.click(await heart('Kokonut Oil Cooperative'))
  expect(await isPressed('Kokonut Oil Cooperative')).toBe('false')
  expect(onDevice()).toEqual([8])
  expect(requests).toEqual([])
})

test('shows saves of another tab', async () => {
  renderApp('/directory')
  await heart('Vella Chilli')
  keepOnDevice([8])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saved-businesses' })))
  expect(await isPressed('Vella Chilli')).toBe('true')
})

test.each([['nonsense'], [{ a: 1 }], [[-1, 'x', 1.5]]])('ignores %j in storage', async (stored) => {
  keepOnDevice(stored)
  const { user } = renderApp('/directory')
  expect(await isPressed('Vella Chilli')).toBe('false')
  await user.click(await heart('Vella Chilli'))
  expect(onDevice()).toEqual([8])
})

test('a full storage keeps saves for this visit, and says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user } = renderApp('/directory')
  await user.click(await heart('Vella Chilli'))
  expect(await screen.findByText('Saved until you close this page')).toBeVisible()
  expect(await isPressed('Vella Chilli')).toBe('true')
  vi.restoreAllMocks()
  await user.click(await heart('Kokonut Oil Cooperative'))
  expect(onDevice()).toEqual([7, 8])
})

test('a device stores a limited number of saves', async () => {
  keepOnDevice(Array.from({ length: MAX_SAVES }, (_, index) => index + 100))
  const { user } = renderApp('/directory')
  await user.click(await heart('Vella Chilli'))
  expect(await screen.findByText(/You can save up to 200 businesses/)).toBeVisible()
  expect(await isPressed('Vella Chilli')).toBe('false')
})

test('signed in, shows and changes the account’s saves', async () => {
  saved = [8]
  const { user } = renderApp('/directory', { user: aUser() })
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('true'))
  await user.click(await heart('Vella Chilli'))
  await user.click(await heart('Kokonut Oil Cooperative'))
  await waitFor(() => expect(requests).toEqual(['DELETE /api/saves/8', 'PUT /api/saves/7']))
  expect([await isPressed('Vella Chilli'), await isPressed('Kokonut Oil Cooperative')]).toEqual([
    'false',
    'true',
  ])
  expect(onDevice()).toEqual([])
})

test('reverts and explains a save that the account refuses', async () => {
  const message = 'You can save up to 200 businesses. Remove one to save another'
  server.use(respondWith(calls.saveBusiness, 409, { message }))
  const { user } = renderApp('/directory', { user: aUser() })
  await user.click(await heart('Vella Chilli'))
  expect(await screen.findByText(message)).toBeVisible()
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('false'))
})

test('keeps saves without a connection, also after leaving the page, and sends them later', async () => {
  server.use(unreachable(calls.saveBusiness))
  const first = renderApp('/directory', { user: aUser() })
  await first.user.click(await heart('Vella Chilli'))
  expect(await screen.findByText('Not in your account yet')).toBeVisible()
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('true'))
  first.unmount()
  const { user } = renderApp('/directory', { user: aUser() })
  expect(await screen.findByText('Not in your account yet')).toBeVisible()
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('true'))
  server.use(respondWith(calls.saveBusiness, 204, undefined, recordRequest('PUT')))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(requests).toEqual(['PUT /api/saves/8']))
  await user.click(await heart('Kokonut Oil Cooperative'))
  await waitFor(() => expect(requests).toHaveLength(2))
})

test('signing in moves the device’s saves into the account', async () => {
  keepOnDevice([8, 7])
  server.use(
    respondWith(calls.mergeSaves, 204, undefined, {
      onRequest: ({ url, body }) => {
        recordRequest('POST').onRequest({ url, body })
        saved = [8, 7]
      },
    }),
  )
  renderApp('/directory', { user: aUser() })
  await waitFor(() => expect(requests).toEqual(['POST /api/saves {"businessIds":[8,7]}']))
  await waitFor(() => expect(onDevice()).toEqual([]))
  await waitFor(async () => expect(await isPressed('Kokonut Oil Cooperative')).toBe('true'))
})

test('the account’s earlier saves don’t hide those of the device', async () => {
  keepOnDevice([8])
  const before = Promise.withResolvers<undefined>()
  let requestCount = 0
  server.use(
    http.get(`*${calls.listSavedIds.path}`, async () => {
      requestCount += 1
      if (requestCount > 1) return HttpResponse.json(saved)
      await before.promise
      return HttpResponse.json([])
    }),
    respondWith(calls.mergeSaves, 204, undefined, {
      onRequest: ({ url, body }) => {
        recordRequest('POST').onRequest({ url, body })
        saved = [8]
      },
    }),
  )
  renderApp('/directory', { user: aUser() })
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requestCount).toBe(1)
  // Long enough for the response to the merge to be read.
  await new Promise((done) => setTimeout(done, 100))
  before.resolve(undefined)
  await waitFor(() => expect(onDevice()).toEqual([]))
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('true'))
})

test('a failed merge leaves the device’s saves unchanged', async () => {
  keepOnDevice([8])
  server.use(unreachable(calls.mergeSaves))
  renderApp('/directory', { user: aUser() })
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('true'))
  expect(onDevice()).toEqual([8])
})

test('a signed-out visit removes an account’s pending saves from the device', async () => {
  localStorage.setItem(
    'pending-saves',
    JSON.stringify({ person: 'mere@portal.test', changes: [{ id: 8, isSaved: true }] }),
  )
  renderApp('/directory')
  expect(await isPressed('Vella Chilli')).toBe('false')
  await waitFor(() => expect(localStorage.getItem('pending-saves')).toBeNull())
})

test('lists the device’s saves, the latest first', async () => {
  keepOnDevice([8, 7])
  renderApp('/saved')
  await screen.findByRole('link', { name: 'Vella Chilli' })
  const links = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(links.slice(0, 2)).toEqual([expect.stringContaining('Vella'), expect.stringContaining('Kokonut')])
  expect(screen.getByText(/Saved on this device only/)).toBeVisible()
})

test('a removed save can be restored in its place', async () => {
  keepOnDevice([8, 7])
  const { user } = renderApp('/saved')
  await user.click(await heart('Vella Chilli'))
  expect(screen.getByText(wholeText('Vella Chilli is no longer saved.'))).toBeVisible()
  await expectFocus(screen.getByRole('button', { name: /^Undo ?: save Vella Chilli again$/ }))
  expect(onDevice()).toEqual([7])
  await user.click(screen.getByRole('button', { name: /^Undo ?: save Vella Chilli again$/ }))
  expect(await isPressed('Vella Chilli')).toBe('true')
  expect(onDevice()).toEqual([8, 7])
})

test('reports saves that are no longer listed, and removes them', async () => {
  saved = [8, 21, 22]
  const { user } = renderApp('/saved', { user: aUser() })
  expect(await screen.findByText('2 businesses that you saved are no longer listed.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove them' }))
  await waitFor(() => expect(requests).toEqual(['DELETE /api/saves/21', 'DELETE /api/saves/22']))
  expect(screen.queryByText(/no longer listed/)).toBeNull()
  expect(screen.getByText('Saved in your account.')).toBeVisible()
})

test('an empty page links to the directory', async () => {
  renderApp('/saved')
  expect(await screen.findByRole('heading', { name: 'No saved businesses yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse the directory' })).toHaveAttribute('href', '/directory')
})

test('a failed list can be retried', async () => {
  server.use(unreachable(calls.listSavedIds))
  const { user } = renderApp('/saved', { user: aUser() })
  await screen.findByRole('heading', { name: 'We couldn’t load your saved businesses' })
  saved = [8]
  server.use(respondWith(calls.listSavedIds, 200, () => saved))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Vella Chilli' })).toBeVisible()
})
