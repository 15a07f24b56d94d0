import {
  createPath,
  createStaticRouter,
  matchRoutes,
  type createBrowserRouter,
  type HydrationState,
  type RouteObject,
  type StaticHandlerContext,
  type To,
} from 'react-router-dom'
import { leaveTo } from '#shared/urls/leave.ts'

type Router = ReturnType<typeof createBrowserRouter>

const here = (): string => window.location.pathname + window.location.search

/** What was kept with this entry of the browser's history, such as the step of a form, where the router keeps it. */
function keptHere(): unknown {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null
}

/** The router's view of the page that the server sent. */
function servedPage(routes: RouteObject[], { loaderData = {}, errors = null }: HydrationState): Router {
  const { pathname, search, hash } = window.location
  const context: StaticHandlerContext = {
    basename: '/',
    location: { pathname, search, hash, state: keptHere(), key: 'default' },
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

/** Without the script that navigates, the browser itself goes where a link leads. */
function goByLoading(to: To | number | null): void {
  if (typeof to === 'number') window.history.go(to)
  else if (to !== null) leaveTo(typeof to === 'string' ? to : createPath(to))
}

/**
 * A router that shows the served page at once and fetches what it takes to go on meanwhile, with `load`: until that
 * is there, whoever follows a link waits for it. From then on it is that router in everything.
 */
export function firstRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  load: () => Promise<typeof createBrowserRouter>,
): Router {
  const served = servedPage(routes, hydrationData)
  const start = here()
  let whole: Router | undefined
  const ready = load().then((create) => {
    // Somebody who went back in the meantime is somewhere else: what was served is not for there.
    whole = create(routes, here() === start ? { hydrationData } : {})
    return whole
  })
  ready.catch((error: unknown) => reportError(error))

  /** Does something with the router once it is there; what that gives undoes it, before or after. */
  const once = (begin: (router: Router) => () => void) => {
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
  const waiting: Partial<Router> = {
    // The browser has put the page where it was, or at the fragment: it stays there.
    get state() {
      return { ...served.state, restoreScrollPosition: false as const }
    },
    subscribe: (listener) => once((router) => router.subscribe(listener)),
    enableScrollRestoration: (...args) => once((router) => router.enableScrollRestoration(...args)),
    navigate: async (to: To | number | null, options?: object) =>
      ready.then(
        (router) => router.navigate(to as To, options),
        () => goByLoading(to),
      ),
  }
  return new Proxy(served, {
    get: (_served, name) => Reflect.get(whole ?? (name in waiting ? waiting : served), name) as unknown,
  })
}
