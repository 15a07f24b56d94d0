import { calls, type CurrentUser } from '@portal/domain/contract'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { PageContext } from '#shared/page/page-context.ts'
import { App } from '#app/App.tsx'
import { createRoutes } from '#app/routes.tsx'
import { createStore } from '#app/store.ts'
import { NOW } from './factories.ts'
import { aSecondStep } from './account-factories.ts'
import { respondWith, server } from './server.ts'

interface RenderAppOptions {
  /** The signed-in user; nobody by default. */
  user?: CurrentUser
  now?: number
  seed?: number
  /** The operator's configuration. */
  configured?: Partial<Pick<PageContext, 'contactEmail' | 'operator' | 'social'>>
}

/** Renders the whole app at a path, as after a client-side navigation. */
export function renderApp(path: string, { user, now = NOW, seed = 1, configured }: RenderAppOptions = {}) {
  if (user) {
    document.cookie = 'signed-in=1'
    server.use(respondWith(calls.currentUser, 200, user))
    // The administration shows an invitation to two-step sign-in while it is off.
    if (user.isAdmin) server.use(respondWith(calls.getSecondStep, 200, aSecondStep({ isOn: true })))
  }
  const store = createStore({
    access: { baseUrl: window.location.origin, fetch: (url, init) => fetch(url, init) },
    pageContext: {
      now,
      seed,
      origin: 'https://portal.example',
      contactEmail: 'contact@portal.example',
      ...configured,
    },
  })
  const routes = createRoutes(() => ({
    store,
    waitsForData: false,
    now: () => now,
    replace: (to) => void router.navigate(to, { replace: true }),
  }))
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const view = render(
    <App store={store}>
      <RouterProvider router={router} />
    </App>,
  )
  return { ...view, router, routes, store, user: userEvent.setup() }
}
