import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { isApiError } from '#api/api-error.ts'
import type { LoadContext, LoadOutcome, Screen, ScreenAddress } from '#shared/page/screen.ts'
import { askedByPage, failuresForgotten } from './start/kept-failures.ts'
import type { Store } from './store.ts'

/** A screen's module: the screen, and in the server's build the file it came from. */
interface ScreenModule {
  screen: Screen
  source?: string
}

/** What differs between the two sides that run the same routes, and on the server between pages too. */
export interface Side {
  store: Store
  /** The server waits for data and answers with a status; the browser starts the calls and shows the screen. */
  waits: boolean
  /** Only what the address alone says is wanted: no data is asked for. */
  judgesOnly?: boolean
  /** The moment this page is shown for. */
  now: () => number
  /** Goes to another address in place of this one; in the browser only. */
  replace?: (path: string) => void
}

/** The side a loader runs for, from what the router was asked with: the server's routes are the same for all pages. */
export type SideOf = (context: unknown) => Side

const contextOf = (side: Side, address: ScreenAddress): LoadContext => ({
  ...address,
  now: side.now(),
  run: async (query) => {
    const dispatch = side.store.dispatch as unknown as ThunkDispatch<unknown, unknown, UnknownAction>
    const running = dispatch(query)
    if (!side.waits) side.store.dispatch(askedByPage(running.queryCacheKey))
    const result = await running
    running.unsubscribe()
    return result
  },
})

function judge(screen: Screen, address: ScreenAddress): void {
  const verdict = screen.guard?.(address)
  if (verdict === 'not-found') throw new Response(null, { status: 404 })
  if (verdict) throw redirect(verdict.redirectTo, 301)
}

const PRIVATE = { 'Cache-Control': 'no-store' } as const

const OUTAGES = new Set([0, 429, 503])

/** A page whose data the API could not give now says so as a whole, instead of being kept half empty. */
function refuseOutage(store: Store): void {
  for (const query of Object.values(store.getState().api.queries)) {
    const error = query?.error
    if (!isApiError(error) || !OUTAGES.has(error.status)) continue
    const headers = { 'Retry-After': String(error.retryAfter ?? 5) }
    throw new Response(null, { status: error.status === 429 ? 429 : 503, headers })
  }
}

async function settle(side: Side, loading: Promise<LoadOutcome | void> | undefined) {
  const outcome = await loading
  refuseOutage(side.store)
  if (outcome?.redirectTo) throw redirect(outcome.redirectTo, 301)
  const headers = outcome?.isPrivate ? PRIVATE : {}
  return data(null, { status: outcome?.status ?? 200, headers })
}

const loaderOf =
  (screen: Screen, sideOf: SideOf) =>
  async ({ params, request, context }: LoaderFunctionArgs) => {
    const side = sideOf(context)
    const address = { params, url: new URL(request.url) }
    judge(screen, address)
    if (side.judgesOnly) return null
    if (!side.waits) side.store.dispatch(failuresForgotten())
    const loading = screen.load?.(contextOf(side, address))
    if (side.waits) return settle(side, loading)
    void loading?.then((outcome) => outcome?.redirectTo && side.replace?.(outcome.redirectTo))
    return null
  }

/** Makes the route of a screen: its address, and the module that is fetched when it is first needed. */
export const screenRoute =
  (sideOf: SideOf) =>
  (path: string, load: () => Promise<ScreenModule>): RouteObject => ({
    path,
    id: path,
    caseSensitive: true,
    lazy: async () => {
      const { screen, source } = await load()
      return {
        Component: screen.Component,
        loader: loaderOf(screen, sideOf),
        handle: { source, query: screen.query ?? [] },
      }
    },
  })
