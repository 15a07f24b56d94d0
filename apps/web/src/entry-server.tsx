import { createHeadingFontFaces } from '@portal/ui'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import type { ApiAccess } from '#api/base-query.ts'
import { waitForIslands } from '#shared/page/lazy-island.tsx'
import { toScriptJson } from '#shared/seo/script-json.ts'
import type { PageContext } from '#shared/page/page-context.ts'
import { collectAddresses, type Address } from './app/addresses.ts'
import { App } from './app/App.tsx'
import { CachedStyles } from './app/start/cached-styles/CachedStyles.tsx'
import { createRoutes } from './app/routes.tsx'
import type { RouteEnvironment } from './app/screen-route.tsx'
import { createStore, type Store } from './app/store.ts'
import { headingFontUrl } from './heading-font.ts'
import { dehydrateQueries, type DehydratedState } from './app/start/dehydrated-state.ts'

/** The heading's font as built. */
export const headingFont = { url: headingFontUrl, face: createHeadingFontFaces(headingFontUrl) }

export interface PageRequest {
  url: URL
  access: ApiAccess
  pageContext: PageContext
  /** Whether the 404 page is stored already and need not be rendered again. */
  isMissingKnown?: boolean
  /** Whether to check the address only, without API calls or a render. */
  addressOnly?: boolean
}

/** A page in parts, for the document to be put together from. */
export interface RenderedPage {
  kind: 'page'
  status: number
  retryAfter: string | null
  /** Has content for one person only, so it is not stored. */
  isPrivate: boolean
  /** Title, description and other elements of the head. */
  head: string
  body: string
  styles: string
  /** The state for the browser, as JSON that is safe inside a script element. */
  state: string
  /** Source files of the screens shown, as keys of the client's manifest. */
  sources: string[]
  /** Whether it plays videos of other hosts in a frame. */
  framesVideos: boolean
}

export type RenderResult =
  | RenderedPage
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'missing' }
  | { kind: 'skipped' }

/** React writes the head's elements first; the app begins with this. */
const BODY_STARTS = '<div data-app'

function splitHead(html: string): { head: string; body: string } {
  const start = html.indexOf(BODY_STARTS)
  return { head: html.slice(0, start), body: html.slice(start) }
}

const getFailure = ({ errors }: StaticHandlerContext): number | undefined => {
  const error: unknown = Object.values(errors ?? {})[0]
  if (error === undefined) return undefined
  return isRouteErrorResponse(error) ? error.status : 500
}

const listSources = (context: StaticHandlerContext): string[] =>
  context.matches.flatMap(({ route }) => {
    const handle = route.handle as { source?: string } | undefined
    return handle?.source ? [handle.source] : []
  })

const framesVideos = (context: StaticHandlerContext): boolean =>
  context.matches.some(
    ({ route }) => (route.handle as { framesVideos?: boolean } | undefined)?.framesVideos === true,
  )

const isPrivate = ({ loaderHeaders }: StaticHandlerContext): boolean =>
  Object.values(loaderHeaders).some((headers) => headers.get('Cache-Control') === 'no-store')

function getState(store: Store, failed: number | undefined): DehydratedState {
  const { api, pageContext } = store.getState()
  return { pageContext, queries: dehydrateQueries(api), ...(failed !== undefined && { failed }) }
}

/** The routes of all pages; a loader gets its page from the request context. */
const routes = createRoutes((environment) => environment as RouteEnvironment)
const routing = createStaticHandler(routes)

/** Addresses of the screens; loads all of them. */
export const listAddresses = (): Promise<Address[]> => collectAddresses(routes)

/**
 * The router of one page. Its matches bring their routes along, so that it need not go through all of them again.
 */
const getRouter = (context: StaticHandlerContext) => createStaticRouter([], context)

/** Renders one address as a visitor who is not signed in sees it. */
export async function render({
  url,
  access,
  pageContext,
  isMissingKnown = false,
  addressOnly = false,
}: PageRequest): Promise<RenderResult> {
  const store = createStore({ access, pageContext })
  const environment: RouteEnvironment = { store, waitsForData: true, addressOnly, now: () => pageContext.now }
  const context = await routing.query(new Request(url), { requestContext: environment })
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('Location') ?? '/' }
  }
  const failed = getFailure(context)
  if (failed === 404 && isMissingKnown) return { kind: 'missing' }
  if (addressOnly) return { kind: 'skipped' }
  await waitForIslands()
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        <CachedStyles>
          <App store={store}>
            <StaticRouterProvider router={getRouter(context)} context={context} hydrate={false} />
          </App>
        </CachedStyles>,
      ),
    )
    return {
      kind: 'page',
      status: failed ?? context.statusCode,
      retryAfter: failed !== undefined && failed !== 404 ? '5' : null,
      isPrivate: isPrivate(context),
      ...splitHead(html),
      styles: sheet.getStyleTags(),
      state: toScriptJson(getState(store, failed)),
      sources: failed === undefined ? listSources(context) : [],
      framesVideos: failed === undefined && framesVideos(context),
    }
  } finally {
    sheet.seal()
  }
}
