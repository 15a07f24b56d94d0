import { createAction, type Reducer } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query/react'
import type { api } from '#api/api.ts'

type ApiState = ReturnType<typeof api.reducer>
type Queries = ApiState['queries']

/** A page's loader has started the query of this cache key, before its screen renders. */
export const pageQueryStarted = createAction<string>('page/queryStarted')

/** A navigation has begun: queries that failed before are sent again where they are needed. */
export const failuresCleared = createAction('page/failuresCleared')

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
 * Lets a screen show that its loader's query failed. RTK Query sends a failed query again when a hook mounts, unless
 * the query has the time of a response: a loader's query has one from its start, which the real one replaces. Retry and
 * the next navigation send it again.
 */
export const withPageFailures =
  (reducer: Reducer<ApiState>): Reducer<ApiState> =>
  (state, action) => {
    const next = reducer(state, action)
    let { queries } = next
    if (pageQueryStarted.match(action)) queries = withTime(queries, action.payload)
    if (failuresCleared.match(action)) queries = withoutFailures(queries)
    return queries === next.queries ? next : { ...next, queries }
  }
