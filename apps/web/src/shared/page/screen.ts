import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'

/** What dispatching `endpoint.initiate(arg)` returns: a promise of the result that can be unsubscribed. */
interface RunningQuery<Result> extends PromiseLike<Result> {
  queryCacheKey: string
  unsubscribe: () => void
}

export type QueryThunk<Result> = ThunkAction<RunningQuery<Result>, unknown, unknown, UnknownAction>

export interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>
  url: URL
}

export interface LoadContext extends ScreenAddress {
  /** Runs an endpoint's `initiate(...)` and returns its result; the data stays in the store for the screen. */
  run: <Result>(query: QueryThunk<Result>) => Promise<Result>
  now: number
}

/** The effect of loading on the whole page. */
export interface LoadOutcome {
  /** The page's HTTP status if not 200, such as 404 for an unknown business. */
  status?: number
  /** The canonical path if it differs; sent as a permanent redirect. */
  redirectTo?: string | undefined
  /** Has content for one person only: neither browsers, proxies nor the server may store it. */
  isPrivate?: boolean
}

/**
 * A page of the site. `guard` checks the address alone, on the server and in the browser: it returns a redirect or
 * `'not-found'`. `load` fetches its data: the server waits for it, the browser starts it and shows the screen
 * meanwhile.
 */
export interface Screen {
  Component: ComponentType
  /** Query parameters that the first render reads: the server ignores others. */
  query?: readonly string[]
  /** Whether the page plays videos of other hosts in a frame: its Content-Security-Policy admits them. */
  framesVideos?: boolean
  guard?: (address: ScreenAddress) => 'not-found' | { redirectTo: string } | undefined
  load?: (context: LoadContext) => Promise<LoadOutcome | void>
}
