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
export interface Side {
  store: Store
  /** Whether loaders wait for data: the server does, to answer with a status; the browser shows the screen meanwhile. */
  waits: boolean
  /** Runs the guard only and loads no data. */
  addressOnly?: boolean
  /** The time shown on the page. */
  now: () => number
  /** Replaces the current address; in the browser only. */
  replace?: (path: string) => void
}

/** Gets a loader's side from the router's request context: on the server all pages share the routes. */
export type GetSide = (context: unknown) => Side

const createLoadContext = (side: Side, address: ScreenAddress): LoadContext => ({
  ...address,
  now: side.now(),
  run: async (query) => {
    const dispatch = side.store.dispatch as unknown as ThunkDispatch<unknown, unknown, UnknownAction>
    const running = dispatch(query)
    if (!side.waits) side.store.dispatch(pageQueryStarted(running.queryCacheKey))
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

async function toLoaderResult(side: Side, loading: Promise<LoadOutcome | void> | undefined) {
  const outcome = await loading
  throwOnOutage(side.store)
  if (outcome?.redirectTo) throw redirect(outcome.redirectTo, 301)
  const headers = outcome?.isPrivate ? PRIVATE : {}
  return data(null, { status: outcome?.status ?? 200, headers })
}

const createLoader =
  (screen: Screen, getSide: GetSide) =>
  async ({ params, request, context }: LoaderFunctionArgs) => {
    const side = getSide(context)
    const address = { params, url: new URL(request.url) }
    runGuard(screen, address)
    if (side.addressOnly) return null
    if (!side.waits) side.store.dispatch(failuresCleared())
    const loading = screen.load?.(createLoadContext(side, address))
    if (side.waits) return toLoaderResult(side, loading)
    void loading?.then((outcome) => outcome?.redirectTo && side.replace?.(outcome.redirectTo))
    return null
  }

/** Creates the route of a screen: its path, and its module, loaded when first needed. */
export const createScreenRoute =
  (getSide: GetSide) =>
  (path: string, load: () => Promise<ScreenModule>): RouteObject => ({
    path,
    id: path,
    caseSensitive: true,
    lazy: async () => {
      const { screen, source } = await load()
      return {
        Component: screen.Component,
        loader: createLoader(screen, getSide),
        handle: { source, query: screen.query ?? [], framesVideos: screen.framesVideos ?? false },
      }
    },
  })
