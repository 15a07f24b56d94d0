import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'

/** What `endpoint.initiate(arg)` comes to when dispatched: a promise of the result that can be let go of. */
interface Running<Result> extends PromiseLike<Result> {
  queryCacheKey: string
  unsubscribe: () => void
}

export type Initiated<Result> = ThunkAction<Running<Result>, unknown, unknown, UnknownAction>

export interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>
  url: URL
}

export interface LoadContext extends ScreenAddress {
  /** Runs an endpoint's `initiate(...)` and answers its result; the data stays in the store for the screen. */
  run: <Result>(query: Initiated<Result>) => Promise<Result>
  now: number
}

/** What loading found out about the page as a whole. */
export interface LoadOutcome {
  /** The page's HTTP status when it is not 200, for example 404 for a business that is not there. */
  status?: number
  /** The canonical path when this one is not it; answered as a permanent redirect. */
  redirectTo?: string | undefined
  /** Shows what is not for everybody: nobody on the way keeps it, nor does the server. */
  isPrivate?: boolean
}

/**
 * A page of the site. `guard` judges the address alone, on the server and in the browser: a path to go to instead,
 * or `'not-found'`. `load` names the data it needs: the server waits for it, the browser starts it and shows the
 * screen meanwhile.
 */
export interface Screen {
  Component: ComponentType
  /** The parameters that it reads from the address when the page is first shown: the server knows no others. */
  query?: readonly string[]
  guard?: (address: ScreenAddress) => 'not-found' | { redirectTo: string } | undefined
  load?: (context: LoadContext) => Promise<LoadOutcome | void>
}
