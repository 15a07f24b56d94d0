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

/** What the account has saved, and what was asked of the API. */
let saved: number[] = []
let requests: string[] = []

const note = (method: string) => ({
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
    respondWith(calls.saveBusiness, 204, undefined, note('PUT')),
    respondWith(calls.unsaveBusiness, 204, undefined, note('DELETE')),
    respondWith(calls.mergeSaves, 204, undefined, note('POST')),
  )
})

const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` })
const isPressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed')
const onDevice = (): unknown => JSON.parse(localStorage.getItem('saved-businesses') ?? '[]')
const keepOnDevice = (kept: unknown) => localStorage.setItem('saved-businesses', JSON.stringify(kept))

test('a visitor saves on the device, is told where, and removes it again', async () => {
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

test('what another tab saves is shown here too', async () => {
  renderApp('/directory')
  await heart('Vella Chilli')
  keepOnDevice([8])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saved-businesses' })))
  expect(await isPressed('Vella Chilli')).toBe('true')
})

test.each([['nonsense'], [{ a: 1 }], [[-1, 'x', 1.5]]])('%j in storage saves nothing', async (kept) => {
  keepOnDevice(kept)
  const { user } = renderApp('/directory')
  expect(await isPressed('Vella Chilli')).toBe('false')
  await user.click(await heart('Vella Chilli'))
  expect(onDevice()).toEqual([8])
})

test('a full storage keeps it for this visit, and says so', async () => {
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

test('a device keeps so many and no more', async () => {
  keepOnDevice(Array.from({ length: MAX_SAVES }, (_, index) => index + 100))
  const { user } = renderApp('/directory')
  await user.click(await heart('Vella Chilli'))
  expect(await screen.findByText(/You can save up to 200 businesses/)).toBeVisible()
  expect(await isPressed('Vella Chilli')).toBe('false')
})

test('signed in, the account’s are shown, and a change goes there', async () => {
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

test('what the account refuses is taken back and explained', async () => {
  const message = 'You can save up to 200 businesses. Remove one to save another'
  server.use(respondWith(calls.saveBusiness, 409, { message }))
  const { user } = renderApp('/directory', { user: aUser() })
  await user.click(await heart('Vella Chilli'))
  expect(await screen.findByText(message)).toBeVisible()
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('false'))
})

test('without a connection it is kept, also when the page is left, and sent once the line is back', async () => {
  server.use(unreachable(calls.saveBusiness))
  const first = renderApp('/directory', { user: aUser() })
  await first.user.click(await heart('Vella Chilli'))
  expect(await screen.findByText('Not in your account yet')).toBeVisible()
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('true'))
  first.unmount()
  const { user } = renderApp('/directory', { user: aUser() })
  expect(await screen.findByText('Not in your account yet')).toBeVisible()
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('true'))
  server.use(respondWith(calls.saveBusiness, 204, undefined, note('PUT')))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(requests).toEqual(['PUT /api/saves/8']))
  await user.click(await heart('Kokonut Oil Cooperative'))
  await waitFor(() => expect(requests).toHaveLength(2))
})

test('signing in brings the device’s into the account, and the device forgets them', async () => {
  keepOnDevice([8, 7])
  server.use(
    respondWith(calls.mergeSaves, 204, undefined, {
      onRequest: ({ url, body }) => {
        note('POST').onRequest({ url, body })
        saved = [8, 7]
      },
    }),
  )
  renderApp('/directory', { user: aUser() })
  await waitFor(() => expect(requests).toEqual(['POST /api/saves {"businessIds":[8,7]}']))
  await waitFor(() => expect(onDevice()).toEqual([]))
  await waitFor(async () => expect(await isPressed('Kokonut Oil Cooperative')).toBe('true'))
})

test('what the account had before signing in does not hide what the device brought', async () => {
  keepOnDevice([8])
  const before = Promise.withResolvers<undefined>()
  let asked = 0
  server.use(
    http.get(`*${calls.listSavedIds.path}`, async () => {
      asked += 1
      if (asked > 1) return HttpResponse.json(saved)
      await before.promise
      return HttpResponse.json([])
    }),
    respondWith(calls.mergeSaves, 204, undefined, {
      onRequest: ({ url, body }) => {
        note('POST').onRequest({ url, body })
        saved = [8]
      },
    }),
  )
  renderApp('/directory', { user: aUser() })
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(asked).toBe(1)
  // Long enough for the answer to the merge to be read.
  await new Promise((done) => setTimeout(done, 100))
  before.resolve(undefined)
  await waitFor(() => expect(onDevice()).toEqual([]))
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('true'))
})

test('a merge that is lost leaves the device as it was', async () => {
  keepOnDevice([8])
  server.use(unreachable(calls.mergeSaves))
  renderApp('/directory', { user: aUser() })
  await waitFor(async () => expect(await isPressed('Vella Chilli')).toBe('true'))
  expect(onDevice()).toEqual([8])
})

test('nothing of an account stays on the device once it is left', async () => {
  localStorage.setItem(
    'pending-saves',
    JSON.stringify({ person: 'mere@portal.test', changes: [{ id: 8, isSaved: true }] }),
  )
  renderApp('/directory')
  expect(await isPressed('Vella Chilli')).toBe('false')
  await waitFor(() => expect(localStorage.getItem('pending-saves')).toBeNull())
})

test('the page of saved businesses shows the device’s, the last saved first', async () => {
  keepOnDevice([8, 7])
  renderApp('/saved')
  await screen.findByRole('link', { name: 'Vella Chilli' })
  const links = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(links.slice(0, 2)).toEqual([expect.stringContaining('Vella'), expect.stringContaining('Kokonut')])
  expect(screen.getByText(/Saved on this device only/)).toBeVisible()
})

test('what is removed from the page can be brought back in its place', async () => {
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

test('what is no longer listed is said, and can be removed', async () => {
  saved = [8, 21, 22]
  const { user } = renderApp('/saved', { user: aUser() })
  expect(await screen.findByText('2 businesses that you saved are no longer listed.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove them' }))
  await waitFor(() => expect(requests).toEqual(['DELETE /api/saves/21', 'DELETE /api/saves/22']))
  expect(screen.queryByText(/no longer listed/)).toBeNull()
  expect(screen.getByText('Saved in your account.')).toBeVisible()
})

test('an empty page leads to the directory', async () => {
  renderApp('/saved')
  expect(await screen.findByRole('heading', { name: 'No saved businesses yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse the directory' })).toHaveAttribute('href', '/directory')
})

test('a list that could not be loaded can be tried again', async () => {
  server.use(unreachable(calls.listSavedIds))
  const { user } = renderApp('/saved', { user: aUser() })
  await screen.findByRole('heading', { name: 'We couldn’t load your saved businesses' })
  saved = [8]
  server.use(respondWith(calls.listSavedIds, 200, () => saved))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Vella Chilli' })).toBeVisible()
})
