import {
  createPath,
  createStaticRouter,
  matchRoutes,
  NavigationType,
  type createBrowserRouter,
  type HydrationState,
  type RouteObject,
  type StaticHandlerContext,
  type To,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router-dom'
import { navigateTo } from '#shared/urls/navigate-to.ts'

type Router = ReturnType<typeof createBrowserRouter>
type Subscriber = Parameters<Router['subscribe']>[0]

const getCurrentAddress = (): string => window.location.pathname + window.location.search

/** The state of this history entry, such as the step of a form, where React Router keeps it. */
function getHistoryState(): unknown {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null
}

/** A router that only shows the page that the server sent. */
function createServedRouter(
  routes: RouteObject[],
  { loaderData = {}, errors = null }: HydrationState,
): Router {
  const { pathname, search, hash } = window.location
  const context: StaticHandlerContext = {
    basename: '/',
    location: { pathname, search, hash, state: getHistoryState(), key: 'default' },
    matches: matchRoutes(routes, pathname) as StaticHandlerContext['matches'],
    loaderData,
    actionData: null,
    errors,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  }
  return createStaticRouter(routes, context)
}

const withoutFragment = ({ pathname, search }: Router['state']['location']): string => pathname + search

/**
 * Notifies `listener` of changes. For jumps within the page it waits until `popstate` is over: React renders updates
 * within that event synchronously, and would empty the parts whose scripts are still loading. A jump to a place not
 * visited before needs no scrolling, since the browser has done it.
 */
function subscribe(router: Router, listener: Subscriber): () => void {
  let shown = router.state.location
  return router.subscribe((state, update) => {
    const isJump =
      state.historyAction === NavigationType.Pop && withoutFragment(state.location) === withoutFragment(shown)
    shown = state.location
    if (!isJump) {
      listener(state, update)
      return
    }
    const restoreScrollPosition = state.restoreScrollPosition ?? false
    setTimeout(() => {
      if (router.state === state) listener({ ...state, restoreScrollPosition }, update)
    })
  })
}

/** Lets the browser load the address if the script that navigates could not be fetched. */
function navigateByLoading(to: To | number | null): void {
  if (typeof to === 'number') window.history.go(to)
  else if (to !== null) navigateTo(typeof to === 'string' ? to : createPath(to))
}

/**
 * Creates a router that shows the served page at once while `load` fetches the one that navigates: a link that is
 * followed before then waits for it, and from then on every call goes to that router.
 */
export function createFirstVisitRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  load: () => Promise<typeof createBrowserRouter>,
): Router {
  const served = createServedRouter(routes, hydrationData)
  const start = getCurrentAddress()
  let full: Router | undefined
  const ready = load().then((create) => {
    // After Back in the meantime the served page's data does not match the address.
    full = create(routes, getCurrentAddress() === start ? { hydrationData } : {})
    return full
  })
  ready.catch((error: unknown) => reportError(error))

  /** Calls `begin` with the full router once it is loaded, and the returned function on clean-up. */
  const whenReady = (begin: (router: Router) => () => void) => {
    let end = () => {}
    let isOver = false
    void ready.then(
      (router) => {
        if (!isOver) end = begin(router)
      },
      () => {},
    )
    return () => {
      isOver = true
      end()
    }
  }
  const beforeReady: Partial<Router> = {
    // The browser has already scrolled the page to its place or to the fragment.
    get state() {
      return { ...served.state, restoreScrollPosition: false as const }
    },
    subscribe: (listener) => whenReady((router) => subscribe(router, listener)),
    enableScrollRestoration: (...args) => whenReady((router) => router.enableScrollRestoration(...args)),
    navigate: async (to: To | number | null, options?: object) =>
      ready.then(
        (router) => router.navigate(to as To, options),
        () => navigateByLoading(to),
      ),
  }
  return new Proxy(served, {
    get: (_served, name) =>
      Reflect.get(full ?? (name in beforeReady ? beforeReady : served), name) as unknown,
  })
}

/**
 * What the browser's router must know to hydrate the server's page without loading it again: that every matched route
 * has loaded, or the status that the page failed with. The data itself is in the store.
 */
export function createHydrationState(routes: RouteObject[], failed: number | undefined): HydrationState {
  const matches = matchRoutes(routes, window.location) ?? []
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]))
  if (failed === undefined) return { loaderData }
  return { loaderData, errors: { page: new ErrorResponseImpl(failed, '', null) } }
}
