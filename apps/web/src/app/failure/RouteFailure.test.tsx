import { calls } from '@portal/domain/contract'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { aTextPage } from '#test/content-factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import * as reload from './reload.ts'

vi.mock('#features/text-pages/pages/text.screen.tsx', () => ({
  screen: {
    Component: () => {
      throw new Error('The page broke')
    },
  },
}))
vi.mock('./reload.ts', async (load) => ({
  ...(await load<typeof reload>()),
  reloadPage: vi.fn<() => void>(),
}))

const HELP = '/help?part=plans'
const failure = () => screen.findByRole('heading', { level: 1, name: 'Something went wrong' })

const mockPage = (response: () => Response) => server.use(http.get('*/help', response))

beforeEach(() => {
  // React and the router report what a component throws.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(reload.reloadPage).mockClear()
  server.use(respondWith(calls.getTextPage, 200, aTextPage()))
  mockPage(() => HttpResponse.html('<h1>Help</h1>'))
})

test('reloads a page that breaks once', async () => {
  const { unmount } = renderApp(HELP)
  await waitFor(() => expect(reload.reloadPage).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('heading', { name: 'Something went wrong' })).not.toBeInTheDocument()
  unmount()

  renderApp(HELP)
  await failure()
  expect(screen.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', HELP)
  expect(reload.reloadPage).toHaveBeenCalledTimes(1)
})

test.each([
  ['does not answer', () => HttpResponse.error()],
  ['has no page either', () => new HttpResponse(null, { status: 503 })],
])('does not reload a page that breaks while the server %s', async (_, response) => {
  mockPage(response)
  renderApp(HELP)
  await failure()
  expect(reload.reloadPage).not.toHaveBeenCalled()
})

test('does not reload a page that breaks without session storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  renderApp(HELP)
  await failure()
  expect(reload.reloadPage).not.toHaveBeenCalled()
})
