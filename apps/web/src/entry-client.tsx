import { useEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import { App } from './app/App.tsx'
import {
  createFirstVisitRouter,
  createHydrationState,
} from './app/start/first-visit-router/first-visit-router.ts'
import { createRoutes } from './app/routes.tsx'
import { createStore } from './app/store.ts'
import type { DehydratedState } from './app/start/dehydrated-state.ts'
import './heading-font.ts'
import { pageContextSlice } from './shared/page/page-context.ts'

const getElement = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}`)
  return found
}

/** Fetches the screens of this address and puts them in place, so that the first render is the server's. */
async function loadScreens(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Marks the hydration on the browser's performance timeline, for measurements and tests. */
const HYDRATED = 'hydrated'

/**
 * Sets the clock after hydration, since the server's page may have been stored for a while. It wraps its children: a
 * sibling that the server doesn't render would change every id that React generates.
 */
function SetClock({ set, children }: { set: () => void; children: ReactNode }) {
  useEffect(() => {
    performance.mark(HYDRATED)
    set()
  }, [set])
  return children
}

const loadFullRouter = async () => (await import('./app/shell/islands.ts')).createBrowserRouter

async function start(): Promise<void> {
  const state = JSON.parse(getElement('dehydrated-state').textContent) as DehydratedState
  const store = createStore({
    access: { baseUrl: '', fetch: (url, init) => fetch(url, init) },
    pageContext: state.pageContext,
    queries: state.queries,
  })
  const routes = createRoutes(() => ({
    store,
    waitsForData: false,
    now: Date.now,
    replace: (path) => void router.navigate(path, { replace: true }),
  }))
  await loadScreens(routes)
  const router = createFirstVisitRouter(routes, createHydrationState(routes, state.failed), loadFullRouter)
  const setClock = () => void store.dispatch(pageContextSlice.actions.moved(Date.now()))
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading') return
    setClock()
    // Drops the recorded fields of the previous page.
    window.earlyInput?.clear()
  })
  const hydrate = () =>
    hydrateRoot(
      getElement('root'),
      <App store={store}>
        <SetClock set={setClock}>
          <RouterProvider router={router} />
        </SetClock>
      </App>,
      {
        onRecoverableError: (error) => {
          // Parts that hydrate after a translation are rendered again, which is no error.
          if (!window.isTranslated) reportError(error)
        },
      },
    )
  const loadTranslation = () => import('./app/start/replaced-text/page-translation.ts')
  const handleTranslation = async () => {
    delete window.onTranslation
    const { handlePageTranslation } = await loadTranslation()
    handlePageTranslation()
  }
  if (window.isTranslated) {
    const { undoEarlyChanges } = await loadTranslation()
    // At once: the translator continues as soon as it sees its texts removed.
    undoEarlyChanges()
    flushSync(hydrate)
    await handleTranslation()
  } else {
    window.onTranslation = () => void handleTranslation()
    hydrate()
  }
}

/** Until a translated page is handled, React may remove texts that are no longer where it put them. */
function tolerateReplacedText(): void {
  const { prototype } = Node
  // Each is called with its parent.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function removeIfThere<Child extends Node>(this: Node, child: Child): Child {
    window.reactTexts.add(child)
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  prototype.insertBefore = function insertOrAppend<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next?.parentNode === this ? next : null)
    return child
  }
}

tolerateReplacedText()
void start()
