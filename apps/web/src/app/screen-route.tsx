import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { isApiError } from '#shared/calls/api-error.ts'
import type { LoadContext, LoadOutcome, Screen, ScreenAddress } from '#shared/page/screen.ts'
import { pageQueryStarted, failuresCleared } from './start/page-failures.ts'
import type { Store } from './store.ts'

/** A screen's module; in the server's build it names its source file. */
interface ScreenModule {
  screen: Screen
  source?: string
}

/** The environment of the shared routes: it differs between server and browser, and on the server per page. */
export interface RouteEnvironment {
  store: Store
  /** Whether loaders wait for data: the server does, to answer with a status; the browser shows the screen meanwhile. */
  waitsForData: boolean
  /** Runs the guard only and loads no data. */
  addressOnly?: boolean
  /** The time shown on the page. */
  now: () => number
  /** Replaces the current address; in the browser only. */
  replace?: (path: string) => void
}

/** Gets a loader's environment from the router's request context: on the server all pages share the routes. */
export type GetRouteEnvironment = (context: unknown) => RouteEnvironment

const createLoadContext = (environment: RouteEnvironment, address: ScreenAddress): LoadContext => ({
  ...address,
  now: environment.now(),
  run: async (query) => {
    const dispatch = environment.store.dispatch as unknown as ThunkDispatch<unknown, unknown, UnknownAction>
    const running = dispatch(query)
    if (!environment.waitsForData) environment.store.dispatch(pageQueryStarted(running.queryCacheKey))
    const result = await running
    running.unsubscribe()
    return result
  },
})

function runGuard(screen: Screen, address: ScreenAddress): void {
  const verdict = screen.guard?.(address)
  if (verdict === 'not-found') throw new Response(null, { status: 404 })
  if (verdict) throw redirect(verdict.redirectTo, 301)
}

const PRIVATE = { 'Cache-Control': 'no-store' } as const

/** Statuses of an outage: 0 is no response; 502 and 504 come from a proxy that finds no API behind it. */
const OUTAGES = new Set([0, 429, 502, 503, 504])

/** Fails the whole page while the API is unavailable, so that no half-empty page is stored. */
function throwOnOutage(store: Store): void {
  for (const query of Object.values(store.getState().api.queries)) {
    const error = query?.error
    if (!isApiError(error) || !OUTAGES.has(error.status)) continue
    const headers = { 'Retry-After': String(error.retryAfter ?? 5) }
    throw new Response(null, { status: error.status === 429 ? 429 : 503, headers })
  }
}

async function toLoaderResult(
  environment: RouteEnvironment,
  loading: Promise<LoadOutcome | void> | undefined,
) {
  const outcome = await loading
  throwOnOutage(environment.store)
  if (outcome?.redirectTo) throw redirect(outcome.redirectTo, 301)
  const headers = outcome?.isPrivate ? PRIVATE : {}
  return data(null, { status: outcome?.status ?? 200, headers })
}

const createLoader =
  (screen: Screen, getEnvironment: GetRouteEnvironment) =>
  async ({ params, request, context }: LoaderFunctionArgs) => {
    const environment = getEnvironment(context)
    const address = { params, url: new URL(request.url) }
    runGuard(screen, address)
    if (environment.addressOnly) return null
    if (!environment.waitsForData) environment.store.dispatch(failuresCleared())
    const loading = screen.load?.(createLoadContext(environment, address))
    if (environment.waitsForData) return toLoaderResult(environment, loading)
    void loading?.then((outcome) => outcome?.redirectTo && environment.replace?.(outcome.redirectTo))
    return null
  }

/** Creates the route of a screen: its path, and its module, loaded when first needed. */
export const createScreenRoute =
  (getEnvironment: GetRouteEnvironment) =>
  (path: string, load: () => Promise<ScreenModule>): RouteObject => ({
    path,
    id: path,
    caseSensitive: true,
    lazy: async () => {
      const { screen, source } = await load()
      return {
        Component: screen.Component,
        loader: createLoader(screen, getEnvironment),
        handle: { source, query: screen.query ?? [], framesVideos: screen.framesVideos ?? false },
      }
    },
  })
