import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  type RouteObject,
} from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { createFirstVisitRouter } from './first-visit-router.ts'

vi.mock('#shared/urls/navigate-to.ts', () => ({ navigateTo: vi.fn<(address: string) => void>() }))

const routes = (): RouteObject[] => [
  {
    id: 'shell',
    element: (
      <>
        <Link to="/there">There</Link>
        <Outlet />
      </>
    ),
    children: [
      { id: '/', path: '/', element: <h1>Here</h1> },
      { id: '/there', path: '/there', lazy: async () => ({ Component: () => <h1>There</h1> }) },
    ],
  },
]

const hydrationData = { loaderData: { shell: null, '/': null } }

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => window.history.replaceState(null, '', '/'))

test('shows the served page at once, and follows an early click once the full router has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof createBrowserRouter>()
  render(<RouterProvider router={createFirstVisitRouter(routes(), hydrationData, () => promise)} />)
  expect(heading()).toBe('Here')
  await userEvent.click(screen.getByRole('link', { name: 'There' }))
  expect(heading()).toBe('Here')
  await act(async () => resolve(createBrowserRouter))
  await expect.poll(heading).toBe('There')
  expect(window.location.pathname).toBe('/there')
  act(() => window.history.back())
  await expect.poll(heading).toBe('Here')
})

test('restores the state of the history entry after a reload', async () => {
  const Kept = () => <h1>{JSON.stringify(useLocation().state)}</h1>
  const kept: RouteObject[] = [{ id: 'kept', path: '/', element: <Kept /> }]
  const before = createBrowserRouter(kept)
  await before.navigate('/', { replace: true, state: { step: 2 } })
  before.dispose()
  const { promise, resolve } = Promise.withResolvers<typeof createBrowserRouter>()
  render(
    <RouterProvider router={createFirstVisitRouter(kept, { loaderData: { kept: null } }, () => promise)} />,
  )
  expect(heading()).toBe('{"step":2}')
  await act(async () => resolve(createBrowserRouter))
  expect(heading()).toBe('{"step":2}')
})

test('shows the other page after Back before the full router has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof createBrowserRouter>()
  render(<RouterProvider router={createFirstVisitRouter(routes(), hydrationData, () => promise)} />)
  window.history.replaceState(null, '', '/there')
  await act(async () => resolve(createBrowserRouter))
  await expect.poll(heading).toBe('There')
})

test('loads a link’s page when the full router cannot be fetched', async () => {
  vi.stubGlobal('reportError', () => {})
  const router = createFirstVisitRouter(routes(), hydrationData, () => Promise.reject(new Error('offline')))
  await router.navigate('/there?page=2')
  expect(navigateTo).toHaveBeenCalledWith('/there?page=2')
})
