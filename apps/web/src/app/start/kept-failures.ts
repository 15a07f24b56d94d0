import { createAction, type Reducer } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query/react'
import type { api } from '#api/api.ts'

type ApiState = ReturnType<typeof api.reducer>
type Queries = ApiState['queries']

/** A page has asked for the query of this cache key before its screen is drawn. */
export const askedByPage = createAction<string>('page/asked')

/** Another page is on its way: what failed before is asked for again where it is needed. */
export const failuresForgotten = createAction('page/failures-forgotten')

function withTime(queries: Queries, key: string): Queries {
  const query = queries[key]
  if (query?.status !== QueryStatus.pending || query.fulfilledTimeStamp !== undefined) return queries
  return { ...queries, [key]: { ...query, fulfilledTimeStamp: query.startedTimeStamp } }
}

function withoutFailures(queries: Queries): Queries {
  const entries = Object.entries(queries)
  if (entries.every(([, query]) => query?.status !== QueryStatus.rejected)) return queries
  return Object.fromEntries(
    entries.map(([key, query]) =>
      query?.status === QueryStatus.rejected
        ? [key, { ...query, fulfilledTimeStamp: undefined }]
        : [key, query],
    ),
  ) as Queries
}

/**
 * Keeps the failure of a page's call for the screen of that page. RTK Query asks again for what has failed when a hook
 * mounts, unless the query has the time of an answer: a page's call has one from its start, which a true answer
 * replaces. Retry and the next page ask again.
 */
export const keepingFailures =
  (reducer: Reducer<ApiState>): Reducer<ApiState> =>
  (state, action) => {
    const next = reducer(state, action)
    let { queries } = next
    if (askedByPage.match(action)) queries = withTime(queries, action.payload)
    if (failuresForgotten.match(action)) queries = withoutFailures(queries)
    return queries === next.queries ? next : { ...next, queries }
  }
