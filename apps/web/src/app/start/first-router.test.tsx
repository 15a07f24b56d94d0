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
import { leaveTo } from '#shared/urls/leave.ts'
import { firstRouter } from './first-router.ts'

vi.mock('#shared/urls/leave.ts', () => ({ leaveTo: vi.fn<(address: string) => void>() }))

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

test('the served page stands at once, and a link that is followed early leads on when the router has come', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof createBrowserRouter>()
  render(<RouterProvider router={firstRouter(routes(), hydrationData, () => promise)} />)
  expect(heading()).toBe('Here')
  await userEvent.click(screen.getByRole('link', { name: 'There' }))
  expect(heading()).toBe('Here')
  await act(async () => resolve(createBrowserRouter))
  await expect.poll(heading).toBe('There')
  expect(window.location.pathname).toBe('/there')
  act(() => window.history.back())
  await expect.poll(heading).toBe('Here')
})

test('what was kept with the entry of the history is there again after a reload', async () => {
  const Kept = () => <h1>{JSON.stringify(useLocation().state)}</h1>
  const kept: RouteObject[] = [{ id: 'kept', path: '/', element: <Kept /> }]
  const before = createBrowserRouter(kept)
  await before.navigate('/', { replace: true, state: { step: 2 } })
  before.dispose()
  const { promise, resolve } = Promise.withResolvers<typeof createBrowserRouter>()
  render(<RouterProvider router={firstRouter(kept, { loaderData: { kept: null } }, () => promise)} />)
  expect(heading()).toBe('{"step":2}')
  await act(async () => resolve(createBrowserRouter))
  expect(heading()).toBe('{"step":2}')
})

test('who went elsewhere before the router came sees what is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof createBrowserRouter>()
  render(<RouterProvider router={firstRouter(routes(), hydrationData, () => promise)} />)
  window.history.replaceState(null, '', '/there')
  await act(async () => resolve(createBrowserRouter))
  await expect.poll(heading).toBe('There')
})

test('where the script that navigates can’t be had, the browser loads the page that a link leads to', async () => {
  vi.stubGlobal('reportError', () => {})
  const router = firstRouter(routes(), hydrationData, () => Promise.reject(new Error('offline')))
  await router.navigate('/there?page=2')
  expect(leaveTo).toHaveBeenCalledWith('/there?page=2')
})
